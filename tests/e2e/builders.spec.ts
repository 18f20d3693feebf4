import type { Page } from '@playwright/test';
import { startReceiver, status, type WebhookReceiver } from '../setup/webhook-receiver';
import { violations } from './support/accessibility';
import { anyName, FIRST_PASSWORD, fromOwnNetwork, isNewAccount } from './support/accounts';
import { isKnownHere, isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

test.use(fromOwnNetwork);

const TOKENS = '/master/settings#tokens';
const HOOKS = '/master/settings#webhooks';

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What a program is answered that shows a token, in a browser without a session. */
const asked = (page: Page, token: string, method = 'GET') =>
  page.evaluate(
    async ([shown, how]) => {
      const address = how === 'GET' ? '/api/pages?locale=en' : '/api/pages';
      const body = { path: '/never', locale: 'en', meta: { title: 'x', description: '', keywords: [] } };
      const answer = await fetch(address, {
        method: how ?? 'GET',
        credentials: 'omit',
        headers: { authorization: `Bearer ${shown}`, 'content-type': 'application/json' },
        ...(how === 'POST' && { body: JSON.stringify({ ...body, isDraft: true }) }),
      });
      return answer.status;
    },
    [token, method] as const,
  );

test('somebody makes an access token, a program uses it, and it is ended (docs/reference/http-api.md#access-tokens)', async ({
  page,
  browser,
  context,
  troubles,
}) => {
  troubles.expect(/answer 4(01|03|22)/, /console: .*4(01|03|22)/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await isNewAccount(browser, context, 'editor');
  await isKnownHere(page, TOKENS);
  const part = partOf(page, 'Access tokens');
  await expect(part.getByText('There are no access tokens yet.')).toBeVisible();
  await part.getByRole('button', { name: 'Create an access token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an access token' });
  const found = await violations(page, 'a new token');

  // What is missing is said, and the first such field gets the focus.
  await dialog.getByRole('button', { name: 'Create an access token' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  const name = `Import ${anyName()}`;
  await page.keyboard.type(name);
  await dialog.getByLabel('Expires after').selectOption('30 days');
  await dialog.getByLabel('Current password').fill('not the right one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Invalid password')).toBeVisible();
  found.push(...(await violations(page, 'a wrong password')));
  await dialog.getByLabel('Current password').fill(FIRST_PASSWORD);
  await dialog.getByRole('button', { name: 'Create an access token' }).click();

  const shown = page.getByRole('dialog', { name: `Access token “${name}”` });
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^atelier_[\w-]{43}$/);
  found.push(...(await violations(page, 'the token')));
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);
  const row = part.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(`${token.slice(0, 14)}…`);
  await expect(row).toContainText('not used yet');

  expect([await asked(page, token), await asked(page, token, 'POST')]).toEqual([200, 403]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(row).toContainText('last used: ');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  found.push(...(await violations(page, 'tokens on a phone')));

  await row.getByRole('button', { name: `Revoke access token: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(part.getByText('There are no access tokens yet.')).toBeVisible();
  expect(await asked(page, token)).toBe(401);
  expect(found).toEqual([]);
});

let receiver: WebhookReceiver;
test.beforeAll(async () => {
  receiver = await startReceiver();
});
test.afterAll(() => receiver.close());

test('an owner adds a webhook, tries it, and sees what became of an event (docs/reference/webhooks.md)', async ({
  page,
}) => {
  await isOwnersBrowser(page, HOOKS);
  const part = partOf(page, 'Webhooks');
  await part.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  const found = await violations(page, 'a new webhook');
  await dialog.getByLabel('Address').fill('http://hooks.example/');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(dialog.getByText('The address has to begin with https://')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await dialog.getByLabel('Address').fill(receiver.url);
  for (const event of [
    'A page or a draft is saved',
    'A file is uploaded',
    'A page is published or taken offline',
  ])
    await dialog.getByRole('checkbox', { name: event }).uncheck();
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  const { host } = new URL(receiver.url);
  const secret = page.getByRole('dialog', { name: `Secret for ${host}` });
  receiver.secret = await secret.getByRole('textbox').inputValue();
  expect(receiver.secret).toMatch(/^whsec_/);
  await secret.getByRole('button', { name: 'Done' }).click();

  const row = part.getByRole('listitem').filter({ hasText: receiver.url });
  await row.getByRole('button', { name: `Send a test to ${host}` }).click();
  await expect(row.getByText('The test was accepted (status 204).')).toBeVisible();
  receiver.answers.push(status(500));
  await row.getByRole('button', { name: `Send a test to ${host}` }).click();
  await expect(row.getByText('The server did not accept it (status 500).')).toBeVisible();
  expect(receiver.received.map(({ isSigned, json }) => [isSigned, json.type])).toEqual([
    [true, 'webhook.test'],
    [true, 'webhook.test'],
  ]);
  found.push(...(await violations(page, 'a webhook that was tried')));

  const name = `Grace ${anyName()}`;
  const message = { name, email: 'grace@museum.example', message: 'Is there another print of it?' };
  expect((await page.request.post('/api/contact', { data: message })).status()).toBe(201);
  await expect.poll(() => receiver.received.map(({ json }) => json.data.name)).toContain(name);
  await page.reload();
  const deliveries = part.getByRole('listitem').filter({ hasText: 'Message received' });
  await expect(deliveries.first()).toContainText('Accepted');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  found.push(...(await violations(page, 'webhooks on a phone')));
  await row.getByRole('button', { name: `Switch off webhook: ${host}` }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Remove webhook: ${host}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  expect(found).toEqual([]);
});
