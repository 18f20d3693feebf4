import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { FIRST_PASSWORD, isNewAccount } from './support/accounts';
import { isHydrated } from './support/page-states';
import { expect, test } from './support/test';
import { hasAuthenticator } from './support/virtual-authenticator';

const partOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const dialogOf = (page: Page) => page.getByRole('dialog');

async function opensSettings(page: Page): Promise<void> {
  await page.goto('/master/settings');
  await isHydrated(page);
}

async function signsOut(page: Page): Promise<void> {
  await page.locator('.master-bar').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  await page.goto('/master');
  await isHydrated(page);
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
  found.push(...(await violations(page, 'the door with passkeys')));
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
