import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { shareOf } from '@/tests/setup/shares.mjs';
import { expect, test } from './support/test';

const LANGUAGES = [
  { path: '/contact', send: 'Send the message', sent: 'Thank you. Your message has arrived.' },
  { path: '/ru/contact', send: 'Отправить', sent: 'Спасибо. Ваше сообщение доставлено.' },
  { path: '/uk/contact', send: 'Надіслати', sent: 'Дякуємо. Ваше повідомлення доставлено.' },
];
const ADA = { name: 'Ada Lovelace', email: 'ada@museum.example', message: 'May we borrow Tidal Archive?' };

// Every journey is a visitor of its own, so that rate limits do not add up.
let visitor: { 'x-forwarded-for': string };

test.beforeEach(async ({ context }) => {
  const group = () => randomInt(65_536).toString(16);
  visitor = { 'x-forwarded-for': `2001:db8:${group()}:${group()}::1` };
  await context.setExtraHTTPHeaders(visitor);
});

const fieldsOf = (page: Page) => ({
  name: page.locator('[name="name"]'),
  email: page.locator('[name="email"]'),
  message: page.locator('[name="message"]'),
});

async function fillIn(page: Page, letter = ADA): Promise<void> {
  const { name, email, message } = fieldsOf(page);
  await name.fill(letter.name);
  await email.fill(letter.email);
  await message.fill(letter.message);
}

const formOf = (page: Page) => page.locator('form[action="/api/contact"]');
const send = (page: Page) => formOf(page).getByRole('button').click();
const note = (page: Page, outcome: string) => page.locator(`#${outcome}`);

async function expectDescription(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
}

test.describe('without script (docs/reference/performance.md#finished-pages)', () => {
  test.use({ javaScriptEnabled: false });

  // A browser that runs no script reports each one as a request that its policy has stopped.

  for (const { path, sent } of LANGUAGES) {
    test(`${path}: a message is sent, and the page says so in its language`, async ({ page }) => {
      await page.goto(path);
      await fillIn(page);
      await send(page);
      await expect(page).toHaveURL(`${path}#sent`);
      await expect(note(page, 'sent')).toBeVisible();
      await expect(note(page, 'sent')).toContainText(sent);
      await expect(formOf(page)).toBeHidden();
      await note(page, 'sent').getByRole('link').click();
      await expect(formOf(page)).toBeVisible();
      await expect(note(page, 'sent')).toBeHidden();
    });
  }

  test('an error that only the server finds is shown, with a link back', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, { ...ADA, name: ' ' });
    await send(page);
    await expect(page).toHaveURL('/contact#invalid');
    await expect(note(page, 'invalid')).toBeVisible();
    await expect(note(page, 'invalid')).toContainText('Back button');
    await expect(formOf(page)).toBeVisible();
  });

  test('too many messages are refused with a note', async ({ page }) => {
    await page.goto('/ru/contact');
    for (let n = 0; n < 5; n += 1) {
      const data = { ...ADA, message: `Message ${n} of ${visitor['x-forwarded-for']}` };
      const answer = await page.request.post('/api/contact', { data, headers: visitor });
      expect(answer.status()).toBe(201);
    }
    // Not one that another journey has just sent: the same message again is the same message.
    await fillIn(page, { ...ADA, message: `One more of ${visitor['x-forwarded-for']}` });
    await send(page);
    await expect(page).toHaveURL('/ru/contact#limited');
    await expect(note(page, 'limited')).toBeVisible();
    await expect(note(page, 'limited').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  });
});

test.describe('with script', () => {
  async function open(page: Page, path = '/contact'): Promise<void> {
    await page.goto(path);
    await expect(formOf(page)).toHaveJSProperty('noValidate', true);
  }

  for (const { path, send: label, sent } of shareOf(LANGUAGES, 3, 2)) {
    test(`${path}: is written and sent by keyboard alone`, async ({ page }) => {
      await open(page, path);
      const { name, email, message } = fieldsOf(page);
      await name.focus();
      await page.keyboard.type(ADA.name);
      await page.keyboard.press('Tab');
      await expect(email).toBeFocused();
      await page.keyboard.type(ADA.email);
      await page.keyboard.press('Tab');
      await expect(message).toBeFocused();
      await page.keyboard.type(ADA.message);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(formOf(page).getByRole('button', { name: label })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(note(page, 'sent')).toBeFocused();
      await expect(note(page, 'sent')).toContainText(sent);
      await expect(formOf(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('');
    });
  }

  test('shows each field’s error until it is corrected', async ({ page }) => {
    await open(page);
    const { name, email, message } = fieldsOf(page);
    await email.fill('ada');
    await send(page);
    await expect(name).toBeFocused();
    await expectDescription(name, 'Please tell us your name, in up to 200 characters.');
    await expectDescription(email, 'Please give an address that we can answer, such as name@museum.org.');
    await expectDescription(message, 'Please write something, in up to 5,000 characters.');
    await name.fill('Ada');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('#contact-name-error')).toBeHidden();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows an error that only the server finds', async ({ page, troubles }) => {
    troubles.expect(/answer 422/, /console: .*422/);
    await open(page);
    await fillIn(page, { ...ADA, email: 'ada@museum' });
    await send(page);
    const { email, message } = fieldsOf(page);
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toHaveValue(ADA.message);
    await email.fill(ADA.email);
    await send(page);
    await expect(note(page, 'sent')).toBeFocused();
  });

  test('keeps what was typed when the connection is lost, and sends it later', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.expect(/request failed: .*\/api\/contact/, /console: .*ERR_INTERNET_DISCONNECTED/);
    await open(page);
    await fillIn(page);
    await context.setOffline(true);
    await send(page);
    await expect(note(page, 'failed')).toBeFocused();
    const { name, email, message } = fieldsOf(page);
    await expect(name).toHaveValue(ADA.name);
    await expect(email).toHaveValue(ADA.email);
    await expect(message).toHaveValue(ADA.message);
    await context.setOffline(false);
    await send(page);
    await expect(note(page, 'sent')).toBeFocused();
    await expect(note(page, 'failed')).toBeHidden();
  });

  test('shows that it is sending, and sends once', async ({ page }) => {
    await open(page);
    let sent = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      sent += 1;
      await held;
      await route.fulfill({ status: 201, json: { received: true } });
    });
    await fillIn(page);
    await send(page);
    await expect(formOf(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
    await expect(formOf(page).getByRole('status')).toHaveText('Sending…');
    await send(page);
    letGo();
    await expect(note(page, 'sent')).toBeFocused();
    expect(sent).toBe(1);
  });

  test('says that there were too many messages', async ({ page, troubles }) => {
    troubles.expect(/answer 429/, /console: .*429/);
    await open(page);
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body: '{}' }),
    );
    await fillIn(page);
    await send(page);
    await expect(note(page, 'limited')).toBeFocused();
    await expect(note(page, 'limited')).not.toContainText('Back button', { useInnerText: true });
    await expect(fieldsOf(page).message).toHaveValue(ADA.message);
  });

  test('an unsent message keeps the page from being reloaded for a new build (docs/reference/pages-and-paths.md#routes)', async ({
    page,
  }) => {
    await open(page);
    const mayReload = () =>
      page.evaluate(() => window.dispatchEvent(new Event('atelier:before-reload', { cancelable: true })));
    expect(await mayReload()).toBe(true);
    await fieldsOf(page).message.fill('May we');
    expect(await mayReload()).toBe(false);
  });
});

test('the form is on the contact page alone, and its trap is for robots only', async ({ page, context }) => {
  await page.goto('/about');
  await expect(formOf(page)).toHaveCount(0);
  await page.goto('/contact');
  const trap = page.locator('[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox')).toHaveCount(3);
  const box = await trap.locator('xpath=..').boundingBox();
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(2);
  expect(await context.cookies()).toEqual([]);
});
