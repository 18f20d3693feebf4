import type { Page } from '@playwright/test';
import { shareOf } from '@/tests/setup/shares.mjs';
import { violations } from './support/accessibility';
import { fromOwnNetwork } from './support/accounts';
import { inLanguage, LANGUAGES } from './support/addresses';
import { isOwnersBrowser, OWNER_PASSWORD } from './support/owner';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

const WORDS = {
  en: { password: 'Password', login: 'Sign in', invalid: 'Invalid password', inside: /^Hello, / },
  ru: { password: 'Пароль', login: 'Войти', invalid: 'Неверный пароль', inside: /^Здравствуйте, / },
  uk: { password: 'Пароль', login: 'Увійти', invalid: 'Неправильний пароль', inside: /^Вітаємо, / },
} as const;

test.use(fromOwnNetwork);

const passwordOf = (page: Page) => page.locator('input[autocomplete="current-password"]');
const toolbarOf = (page: Page) => page.locator('.toolbar');

/** If other journeys have added accounts, the form has a field for the name. */
async function fillIn(page: Page, password: string): Promise<void> {
  await isReady(page);
  const name = page.locator('#sign-in-name');
  if (await name.count()) await name.fill('Owner');
  await passwordOf(page).fill(password);
}

for (const language of shareOf(LANGUAGES, 3, 1)) {
  const words = WORDS[language];
  const [master = ''] = inLanguage(['/master'], language);
  const [home = ''] = inLanguage(['/'], language);

  test(`${master}: a wrong password is told, the right one leads home by keyboard alone (docs/reference/accounts-and-roles.md#in-the-browser)`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/answer 401/, /console: .*401/);
    await page.goto(master);
    await expect(page.getByLabel(words.password, { exact: true })).toHaveAttribute('type', 'password');
    await fillIn(page, 'wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words.invalid })).toBeVisible();
    await expect(passwordOf(page)).toBeFocused();
    await expect(passwordOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(passwordOf(page)).toHaveAccessibleDescription(words.invalid);
    // The wrong password is selected, so typing replaces it.
    await page.keyboard.type(OWNER_PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.login, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(home);
    await expect(toolbarOf(page)).toBeVisible();
    await page.goto(master);
    await expect(page.getByRole('heading', { level: 1, name: words.inside })).toBeVisible();
  });

  test(`axe finds nothing on the sign-in page, with a wrong password, and at a dead link in ${language}`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/answer 401/, /console: .*401/);
    await page.goto(master);
    await fillIn(page, 'wrong');
    const found = await violations(page, 'sign-in page');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.invalid)).toBeVisible();
    found.push(...(await violations(page, 'wrong password')));
    // Failures that stay would slow the account down for the other journeys (security A-2).
    await fillIn(page, OWNER_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(home);
    await page.goto(`${master}?owner=dead`);
    found.push(...(await violations(page, 'dead link')));
    expect(found).toEqual([]);
  });
}

test('what was asked for is shown in place, and its page is kept (docs/reference/accounts-and-roles.md#signing-in)', async ({
  page,
}) => {
  await page.goto('/uk/master/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Службовий вхід' })).toBeVisible();
  await fillIn(page, OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Усі сторінки' })).toBeVisible();
  await expect(page).toHaveURL('/uk/master/pages');
  await expect(page.getByRole('treegrid').getByRole('row')).not.toHaveCount(0);
});

const WANTED = [
  ['/ru/master/settings', '/ru/master/settings'],
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
] as const;
for (const [wanted, leadsTo] of shareOf(WANTED, 2)) {
  test(`a sign-in goes on to ${leadsTo} when it is asked to go to ${wanted} (security R-1)`, async ({
    page,
  }) => {
    await page.goto(`/master?callbackUrl=${encodeURIComponent(wanted)}`);
    await fillIn(page, OWNER_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(leadsTo);
    await expect(toolbarOf(page)).toBeVisible();
  });
}

test('the popup signs in, closes itself, and the window that opened it hears of it (docs/reference/http-api.md)', async ({
  page,
  context,
}) => {
  await page.goto('/works');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/master?popup=1', 'sign-in', 'popup,width=960,height=600'));
  const popup = await opened;
  await fillIn(popup, OWNER_PASSWORD);
  const closed = popup.waitForEvent('close');
  await popup.keyboard.press('Enter');
  await closed;
  await expect(toolbarOf(page)).toBeVisible();
  await expect(page).toHaveURL('/works');
});

test('a password can be looked at, Caps Lock is told, and an empty one is not sent', async ({ page }) => {
  await page.goto('/master');
  await fillIn(page, 'seen');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(passwordOf(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide the password' }).click();
  await expect(passwordOf(page)).toHaveAttribute('type', 'password');
  await passwordOf(page).evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true } as KeyboardEventInit),
    ),
  );
  await expect(page.getByText('Caps Lock is on.')).toBeVisible();
  await passwordOf(page).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Enter the password.' })).toBeVisible();
});

test('too many attempts are told with the seconds, which run out', async ({ page, troubles }) => {
  troubles.expect(/answer 429/, /console: .*429/);
  await page.goto('/master');
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  // One after the other: of many at once most are refused before they are counted.
  for (let n = 0; n < 10; n += 1) {
    await page.request.post('/api/auth/callback/credentials', {
      data: { csrfToken, name: `nobody ${n}`, password: 'wrong', json: 'true' },
    });
  }
  await fillIn(page, OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  const reported = page.getByRole('alert').filter({ hasText: /try again in \d+ seconds/ });
  await expect(reported).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const shown = reported.locator('[aria-hidden]');
  const first = await shown.textContent();
  await expect(shown).not.toHaveText(first ?? '');
});

test('a password never gets into an address, also before the script runs', async ({ page }) => {
  await page.goto('/master');
  await expect(page.locator('form')).toHaveAttribute('method', 'post');
  await expect(page.locator('form')).toHaveAttribute('action', '/api/auth/callback/credentials');
});

test('whoever is signed in finds the panel, its ways, and the way out (docs/reference/accounts-and-roles.md#signing-in)', async ({
  page,
  troubles,
}) => {
  // Requests of the page's tools may be refused by then.
  troubles.allow(/answer 401: .*interface-texts/, /console: .*401/);
  await isOwnersBrowser(page, '/master');
  await expect(page).toHaveTitle(/Panel/);
  const ways = page.getByRole('navigation', { name: 'Panel pages' });
  await expect(ways.getByRole('link')).toHaveText([
    'Panel',
    'Pages',
    'Look of the site',
    'Visitors',
    'Settings',
  ]);
  const found = await violations(page, 'panel');
  await ways.getByRole('link', { name: 'Pages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
  const pages = page.getByRole('treegrid').getByRole('link');
  await expect(pages.first()).toBeVisible();
  found.push(...(await violations(page, 'pages')));
  await pages.first().click();
  await expect(page.getByRole('link', { name: 'Open the page' })).toBeVisible();
  found.push(...(await violations(page, 'a page')));
  expect(found).toEqual([]);
  await page.goto('/master');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('/');
  await page.goto('/master/settings');
  await expect(passwordOf(page)).toBeVisible();
});
