import { MAILBOX, type MailServer, startMailServer, words } from '../setup/mail-server';
import { violations } from './support/accessibility';
import { anyName, network } from './support/accounts';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

let server: MailServer;
test.beforeAll(async () => {
  server = await startMailServer();
});
test.afterAll(() => server.close());

const ADDRESS = '/master/settings#mail';

test('the owner turns mail on, tries it, and hears of what a visitor writes (docs/reference/operations.md#mail)', async ({
  page,
  browser,
}) => {
  await isOwnersBrowser(page, ADDRESS);
  const part = page.getByRole('region', { name: 'Mail', exact: true });
  await expect(part.getByText('Mail is off.')).toBeVisible();
  const found = await violations(page, 'mail');

  // By keyboard: what is missing is said, and gets the focus.
  await part.getByRole('checkbox', { name: 'Send me mail about new messages' }).focus();
  await page.keyboard.press('Space');
  await part.getByRole('button', { name: 'Save mail settings' }).focus();
  await page.keyboard.press('Enter');
  const recipient = part.getByLabel('Your e-mail address');
  await expect(recipient).toBeFocused();
  await expect(recipient).toHaveAttribute('aria-invalid', 'true');
  found.push(...(await violations(page, 'mail with faults')));
  await page.keyboard.type('owner@studio.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('site@studio.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('127.0.0.1');
  await part.getByLabel('Encryption').selectOption('None');
  await expect(part.getByLabel('Port', { exact: true })).toHaveValue('25');
  await part.getByLabel('Port', { exact: true }).fill(String(server.port));
  await page.keyboard.press('Tab');
  await page.keyboard.type(MAILBOX.user);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not this one');

  // By mouse: the test tells what the server said, before anything is saved.
  await part.getByRole('button', { name: 'Send a test message' }).click();
  await expect(part.getByText('The mail server refused the user name or password.')).toBeVisible();
  await expect(part.getByText('535 Wrong name or password')).toBeVisible();
  found.push(...(await violations(page, 'a test that failed')));
  await part.getByLabel('Password', { exact: true }).fill(MAILBOX.password);
  await part.getByRole('button', { name: 'Send a test message' }).click();
  await expect(part.getByText('The mail server has taken the test message.')).toBeVisible();
  expect(server.mails.map(({ headers }) => words(headers.get('subject')))).toEqual([
    expect.stringMatching(/^Test message from /),
  ]);
  await part.getByRole('button', { name: 'Save mail settings' }).click();
  await expect(part.getByText('Mail is off.')).toHaveCount(0);
  await expect(part.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(part.getByText('A password is stored.')).toBeVisible();

  const name = `Grace ${anyName()}`;
  const visitor = await (await browser.newContext({ extraHTTPHeaders: network() })).newPage();
  await visitor.goto('/contact');
  await visitor.getByRole('textbox', { name: 'Your name' }).fill(name);
  await visitor.getByRole('textbox', { name: 'Your e-mail address' }).fill('grace@museum.example');
  await visitor.getByRole('textbox', { name: 'Your message' }).fill('Is there another print of it?');
  await visitor.getByRole('button', { name: 'Send the message' }).click();
  await expect(visitor.getByText('Thank you. Your message has arrived.')).toBeVisible();
  await expect
    .poll(() => server.mails.map(({ headers }) => words(headers.get('subject'))))
    .toContain(`New message from ${name}`);

  // A phone shows it as well; the page is read anew.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(part.getByText(/^Last sent: /)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  found.push(...(await violations(page, 'mail on a phone')));
  await part.getByRole('checkbox').uncheck();
  await part.getByRole('button', { name: 'Save mail settings' }).click();
  await expect(part.getByText('Mail is off.')).toBeVisible();
  expect(found).toEqual([]);
});
