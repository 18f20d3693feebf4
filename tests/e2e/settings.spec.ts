import { type Browser, type BrowserContext, expect as is, type Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { anyName, FIRST_PASSWORD, isNewAccount, network } from './support/accounts';
import { toolbarOf } from './support/editing';
import { ownLanguage, withoutLanguage } from './support/languages';
import { isOwnersBrowser } from './support/owner';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'two herons and a lighthouse';

const partOf = (page: Page, name: string) => page.getByRole('region', { name });
const rowOf = (page: Page, part: string, text: string) =>
  partOf(page, part).getByRole('listitem').filter({ hasText: text });

async function signInAgain(browser: Browser, name: string, password: string): Promise<BrowserContext> {
  const context = await browser.newContext({ extraHTTPHeaders: network() });
  const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json();
  const answer = await context.request.post('/api/auth/callback/credentials', {
    data: { csrfToken, name, password, json: 'true' },
  });
  is(answer.status()).toBe(200);
  return context;
}

const isSignedIn = async ({ request }: BrowserContext) =>
  'user' in (await (await request.get('/api/_auth/session')).json());

test('an owner adds an account; its link sets a password, once; then the role changes and the account goes (docs/reference/accounts-and-roles.md#first-start)', async ({
  page,
  browser,
  context,
  troubles,
}) => {
  troubles.expect(/answer 409/, /console: .*409/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await isOwnersBrowser(page, '/master/settings');
  const name = `Lesia ${anyName()}`;
  const email = `${anyName()}@studio.example`;
  const accounts = partOf(page, 'Accounts');
  await expect(accounts.getByRole('listitem').first()).toBeVisible();
  await accounts.getByRole('button', { name: 'Add an account' }).click();
  await expect(accounts.getByRole('alert').filter({ hasText: 'Enter a name.' })).toBeVisible();
  await accounts.getByLabel('Name', { exact: true }).fill(name);
  await accounts.getByLabel('Role', { exact: true }).selectOption('Translator');
  await accounts.getByRole('button', { name: 'Add an account' }).click();

  const shown = page.getByRole('dialog');
  await expect(shown).toContainText(`The link for ${name}`);
  const found = await violations(page, 'the link');
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(shown.getByRole('textbox')).toHaveValue(link);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);
  await expect(rowOf(page, 'Accounts', name)).toContainText('Has not set a password yet');

  await rowOf(page, 'Accounts', name)
    .getByRole('button', { name: `Name and e-mail: ${name}` })
    .click();
  const details = page.getByRole('dialog', { name: `Name and e-mail: ${name}` });
  found.push(...(await violations(page, 'details')));
  await details.getByLabel('Name', { exact: true }).fill('Owner');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('alert').filter({ hasText: 'Another account has this' })).toBeVisible();
  await details.getByLabel('Name', { exact: true }).fill(name);
  await details.getByLabel('E-mail (optional)').fill(email);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toHaveCount(0);
  await expect(rowOf(page, 'Accounts', name)).toContainText(email);

  const theirs = await browser.newContext({ extraHTTPHeaders: network() });
  const their = await theirs.newPage();
  await their.goto(link);
  await isReady(their);
  await expect(their.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);
  found.push(...(await violations(their, 'new password')));
  const field = their.getByLabel('New password', { exact: true });
  await field.fill('short');
  await their.keyboard.press('Enter');
  await expect(their.getByRole('alert').filter({ hasText: 'Use at least 12 characters.' })).toBeVisible();
  await field.fill('Daria Selivan');
  await their.keyboard.press('Enter');
  await expect(their.getByRole('alert').filter({ hasText: 'too easy to guess' })).toBeVisible();
  await field.fill(FIRST_PASSWORD);
  await their.keyboard.press('Enter');
  await expect(their.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);
  await expect(their).toHaveURL('/master');
  // A translator has no pages to manage.
  await expect(their.getByRole('navigation', { name: 'Panel pages' }).getByRole('link')).toHaveText([
    'Panel',
    'Settings',
  ]);
  await their.goto('/master/pages');
  await expect(their.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this part');
  await their.goto('/master/settings');
  await expect(partOf(their, 'Where you are signed in')).toBeVisible();
  await expect(partOf(their, 'Accounts')).toHaveCount(0);
  await expect(partOf(their, 'Messages')).toHaveCount(0);
  await their.goto(link);
  await expect(their.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');

  const row = rowOf(page, 'Accounts', name);
  await row.getByLabel(`Role of ${name}`).selectOption('Editor');
  const requested = page.getByRole('alertdialog');
  await expect(requested).toContainText('Translator becomes Editor.');
  found.push(...(await violations(page, 'a question')));
  await page.keyboard.press('Escape');
  await expect(row.getByLabel(`Role of ${name}`)).toHaveValue('translator');
  await row.getByLabel(`Role of ${name}`).selectOption('Editor');
  await requested.getByRole('button', { name: 'Change the role' }).click();
  await expect(row.getByLabel(`Role of ${name}`)).toHaveValue('editor');
  expect(await isSignedIn(theirs)).toBe(false);

  await row.getByRole('button', { name: `Remove the account: ${name}` }).click();
  await requested.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('The account has been removed')).toBeVisible();
  expect(found).toEqual([]);
  await theirs.close();
});

test('a changed password asks for the present one and ends all other sessions (security A-7)', async ({
  page,
  browser,
  context,
  troubles,
}) => {
  troubles.expect(/answer 422/, /console: .*422/);
  const { account } = await isNewAccount(browser, context, 'editor');
  const other = await signInAgain(browser, account.name, FIRST_PASSWORD);
  await page.goto('/master/settings');
  await isReady(page);
  const part = partOf(page, 'Password');
  const [current, wanted] = [
    part.getByLabel('Current password', { exact: true }),
    part.getByLabel('New password', { exact: true }),
  ];
  await current.fill('not this one at all');
  await wanted.fill(NEW_PASSWORD);
  await wanted.press('Enter');
  await expect(part.getByRole('alert').filter({ hasText: 'Invalid password' })).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(FIRST_PASSWORD);
  await part.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('The password has been changed')).toBeVisible();
  await expect(current).toHaveValue('');
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(context)).toBe(true);
  await expect(partOf(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1);
  await other.close();
});

test('one ends a session, then all others; a session that ends elsewhere shows the sign-in form in place', async ({
  page,
  browser,
  context,
  troubles,
}) => {
  const { account } = await isNewAccount(browser, context, 'editor');
  const others = await Promise.all([1, 2, 3].map(() => signInAgain(browser, account.name, FIRST_PASSWORD)));
  await page.goto('/master/settings');
  const part = partOf(page, 'Where you are signed in');
  await expect(part.getByRole('listitem')).toHaveCount(4);
  await expect(part.getByText('This browser')).toHaveCount(1);
  await part
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await expect(part.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('The session has ended')).toBeVisible();
  const alive = await Promise.all(others.map(isSignedIn));
  expect(alive.filter(Boolean)).toHaveLength(2);
  await part.getByRole('button', { name: 'End all others' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('2 other sessions have ended')).toBeVisible();
  expect((await Promise.all(others.map(isSignedIn))).some(Boolean)).toBe(false);

  // Ended by another browser: the next request shows the sign-in form on the same page.
  troubles.expect(/answer 401/, /console: .*401/);
  const elsewhere = await signInAgain(browser, account.name, FIRST_PASSWORD);
  const answer = await elsewhere.request.delete('/api/sessions');
  is(answer.status()).toBe(200);
  await page.getByLabel('Current password', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Owner’s entrance');
  await expect(page).toHaveURL('/master/settings');
  for (const each of [...others, elsewhere]) await each.close();
});

test('the owner reads what visitors wrote, marks it, and deletes it after being asked', async ({ page }) => {
  await isOwnersBrowser(page);
  const name = `Visitor ${anyName()}`;
  const sent = await page.request.post('/api/contact', {
    data: { name, email: 'visitor@museum.example', message: `Two lines\nof ${name}` },
    headers: network(),
  });
  is(sent.status()).toBe(201);
  await page.goto('/master/settings');
  const row = rowOf(page, 'Messages', name);
  await expect(row).toContainText(`of ${name}`);
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  const account = toolbarOf(page).getByRole('button', { name: /^Account: .* New messages: \d+/ });
  await account.click();
  await toolbarOf(page)
    .getByRole('link', { name: /^New messages: \d+/ })
    .click();
  await expect(partOf(page, 'Messages')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:visitor/,
  );
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await expect(row.getByText('New', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(row.getByRole('button', { name: 'Mark as new' })).toBeVisible();
  expect(await violations(page, 'settings')).toEqual([]);
  await row.getByRole('button', { name: 'Delete' }).click();
  const requested = page.getByRole('alertdialog', { name: `Delete the message from ${name}?` });
  await expect(requested.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await requested.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(
    partOf(page, 'Messages').getByRole('listitem').or(page.getByText('Nobody has written yet.')).first(),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the name of the site is changed in a language, also in the lines that say it (docs/languages.md#the-name-of-the-site)', async ({
  page,
}) => {
  await isOwnersBrowser(page, '/robots.txt');
  const language = { name: 'Svenska', code: 'se', iconCode: 'se' };
  const id = await ownLanguage(page.request, language, { site: ['artist'] });
  const line = {
    languageId: id,
    namespace: 'footer',
    key: 'rights',
    value: '© artist says this. Alla rättigheter.',
  };
  is((await page.request.post('/api/translations', { data: line })).status()).toBe(201);

  await page.goto('/master');
  await page.getByRole('link', { name: /^Settings Name of the site/ }).click();
  const part = partOf(page, 'Name of the site');
  await part.getByLabel('Language').selectOption('Svenska');
  await expect(part.getByLabel('Name', { exact: true })).toHaveValue('artist says this');
  await part.getByLabel('Name', { exact: true }).fill('');
  await expect(part.getByRole('alert').filter({ hasText: 'Enter a name.' })).toBeVisible();
  await part.getByLabel('Name', { exact: true }).pressSequentially('Mara Voss');
  await expect(part.getByLabel('Copyright line')).toHaveValue('© Mara Voss. Alla rättigheter.');
  // A line that is emptied is not quietly kept as it was.
  await part.getByLabel('Copyright line').fill('');
  await expect(part.getByRole('alert').filter({ hasText: 'This line cannot be empty.' })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Save the name' })).toBeDisabled();
  await part.getByLabel('Copyright line').fill('© Mara Voss. Alla rättigheter.');
  await part.getByLabel('Title').fill('Mara Voss, keramik');
  is(await violations(page, 'the name of the site')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The name is saved.').first()).toBeVisible();

  await page.reload();
  await part.getByLabel('Language').selectOption('Svenska');
  await expect(part.getByLabel('Name', { exact: true })).toHaveValue('Mara Voss');
  await expect(part.getByLabel('Title')).toHaveValue('Mara Voss, keramik');
  await expect(part.getByLabel('Copyright line')).toHaveValue('© Mara Voss. Alla rättigheter.');
  await withoutLanguage(page.request, language.code);
});
