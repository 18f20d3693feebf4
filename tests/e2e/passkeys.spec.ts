import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { FIRST_PASSWORD, fromOwnNetwork, isNewAccount } from './support/accounts';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';
import { hasAuthenticator } from './support/virtual-authenticator';

test.use(fromOwnNetwork);

const partOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const dialogOf = (page: Page) => page.getByRole('dialog');

async function opensSettings(page: Page): Promise<void> {
  await page.goto('/master/settings');
  await isReady(page);
}

async function signsOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('/');
  await page.goto('/master');
  await isReady(page);
}

async function addsPasskey(page: Page, name: string): Promise<void> {
  await partOf(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialogOf(page).getByLabel('Name').fill(name);
  await dialogOf(page).getByLabel('Current password', { exact: true }).fill(FIRST_PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(partOf(page).getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

test('a passkey is added, signs in by itself, and is removed with the password (decision 40)', async ({
  page,
  context,
  browser,
  troubles,
}) => {
  troubles.expect(/answer 422/, /console: .*422/);
  const { account } = await isNewAccount(browser, context, 'editor');
  await hasAuthenticator(page);
  await opensSettings(page);
  await expect(partOf(page)).toContainText('You have no passkeys yet.');
  await addsPasskey(page, 'Laptop');
  const found = await violations(page, 'settings with a passkey');

  await signsOut(page);
  found.push(...(await violations(page, 'the sign-in page with passkeys')));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('/');
  await opensSettings(page);
  const row = partOf(page).getByRole('listitem');
  await expect(row).toContainText('last used');

  await row.getByRole('button', { name: 'Rename the passkey: Laptop' }).click();
  await dialogOf(page).getByLabel('Name').fill('Old laptop');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await row.getByRole('button', { name: 'Remove the passkey: Old laptop' }).click();
  found.push(...(await violations(page, 'the question')));
  const password = dialogOf(page).getByLabel('Current password', { exact: true });
  await password.fill('not this one at all');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('alert').filter({ hasText: 'Invalid password' })).toBeVisible();
  await password.fill(FIRST_PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Remove' }).click();
  await expect(partOf(page)).toContainText('You have no passkeys yet.');
  expect([account.name, found]).toEqual([account.name, []]);
});

async function entersPassword(page: Page, name: string): Promise<void> {
  await page.locator('#sign-in-name').fill(name);
  await page.locator('#sign-in-password').fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The password is right.')).toBeVisible();
}

test('a passkey is asked for after the password, or a recovery code instead, each once (decision 40)', async ({
  page,
  context,
  browser,
  troubles,
}) => {
  troubles.expect(/answer 401/, /console: .*401/);
  const { account } = await isNewAccount(browser, context, 'owner');
  await hasAuthenticator(page);
  await opensSettings(page);
  await addsPasskey(page, 'Laptop');
  await partOf(page).getByRole('button', { name: 'Turn on' }).click();
  await dialogOf(page).getByLabel('Current password', { exact: true }).fill(FIRST_PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  const [first = '', second = ''] = codes;
  const found = await violations(page, 'recovery codes');
  const download = page.waitForEvent('download');
  await shown.getByRole('link', { name: 'Download' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toBe(`${codes.join('\n')}\n`);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(partOf(page)).toContainText('10 recovery codes are left.');

  await signsOut(page);
  await entersPassword(page, account.name);
  found.push(...(await violations(page, 'the second step')));
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await page.waitForURL('/');

  await opensSettings(page);
  await signsOut(page);
  await entersPassword(page, account.name);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');

  await opensSettings(page);
  await signsOut(page);
  await entersPassword(page, account.name);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'it has been used' })).toBeVisible();
  await page.getByLabel('Recovery code').fill(second.toUpperCase());
  await page.keyboard.press('Enter');
  await page.waitForURL('/');

  await opensSettings(page);
  await expect(partOf(page)).toContainText('8 recovery codes are left.');
  await partOf(page).getByRole('button', { name: 'Remove the passkey: Laptop' }).click();
  await expect(dialogOf(page)).toContainText('It is your only passkey.');
  await dialogOf(page).getByLabel('Current password', { exact: true }).fill(FIRST_PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Remove' }).click();
  await expect(partOf(page)).toContainText('You have no passkeys yet.');
  await expect(partOf(page)).not.toContainText('recovery codes');
  expect(found).toEqual([]);
});
