import { type Browser, devices, type Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, saveAndLeave, textsOf, writeText } from './support/editing';
import { isKnownHere, isOwnersBrowser, signInByCall } from './support/owner';
import { isReady, overflow } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

// One after the other: what one does would push what the other looks for off the list.
test.describe.configure({ mode: 'default' });

let own: OwnPages;
withOwnPages((given) => {
  own = given;
});

const events = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('the owner sees who did what, and looks through it by kind and by account (docs/accounts.md#the-record-of-events)', async ({
  page,
}) => {
  await isOwnersBrowser(page, '/');
  await writeText(page, own.path, '<p>A line.</p>');
  await edit(page, own.path);
  await textsOf(page).first().click();
  await page.keyboard.type('More. ');
  await saveAndLeave(page);
  await page.goto('/master');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Activity/ })
    .click();
  await expect(page).toHaveURL('/master/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(events(page, `Page added ${own.path}`)).toHaveCount(1);
  // Once by the call above, and once on the page.
  await expect(events(page, `Saved ${own.path} (en)`)).toHaveCount(2);
  const saved = events(page, `Saved ${own.path} (en)`).first();
  await expect(saved).toContainText('Owner');
  await expect(saved.getByRole('time')).toHaveText(/\d/);
  const found = await violations(page, 'activity');

  // By keys.
  await page.getByLabel('What', { exact: true }).focus();
  await page.keyboard.type('Acc');
  await expect(events(page, own.path)).toHaveCount(0);
  await expect(events(page, 'Signed in').first()).toBeVisible();
  await page.getByLabel('What', { exact: true }).selectOption('Languages and texts');
  await expect(events(page, 'Signed in')).toHaveCount(0);
  await page.getByLabel('What', { exact: true }).selectOption('Everything');
  await page.getByLabel('Who', { exact: true }).selectOption('Owner');
  await expect(saved).toBeVisible();
  await expect(events(page, 'Not signed in')).toHaveCount(0);
  expect(found).toEqual([]);
});

test('on a phone earlier events come by a tap, in the words of the language', async ({ page, browser }) => {
  // As many as are shown at once.
  for (let turn = 0; turn < 50; turn += 1) await writeText(page, own.path, `<p>${turn}</p>`);
  const phone = await ownersPhone(browser);
  await isKnownHere(phone, '/ru/master/activity');
  await isReady(phone);
  await phone.getByLabel('Что', { exact: true }).selectOption('Страницы');
  await expect(events(phone, `Сохранено ${own.path}`).first()).toBeVisible();
  await expect(events(phone, `Страница добавлена ${own.path}`)).toHaveCount(0);
  await expect(async () => {
    await phone.getByRole('button', { name: 'Показать более ранние события' }).tap();
    await expect(events(phone, `Страница добавлена ${own.path}`)).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await expect(events(phone, `Сохранено ${own.path}`)).toHaveCount(50);
  await phone.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(phone)).toBeLessThanOrEqual(0);
  expect(await violations(phone, 'activity on a phone')).toEqual([]);
});

async function ownersPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(devices['Pixel 7']);
  await signInByCall(context);
  return context.newPage();
}
