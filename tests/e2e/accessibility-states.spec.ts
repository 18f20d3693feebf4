import { filteredPath } from '@/lib/domain/addresses/page-filter';
import { violations } from './support/accessibility';
import { isReady, openChoices } from './support/page-states';
import { expect, test } from './support/test';

test('axe finds nothing on a page that does not exist', async ({ page, troubles }) => {
  troubles.expect(/answer 404/, /console: Failed to load resource/);
  await page.goto('/uk/no/such-page');
  expect(await violations(page, 'not found')).toEqual([]);
});

test('axe finds nothing in the open menu of a small window', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/ru/about');
  await page.locator('.menu-button').click();
  await expect(page.locator('#site-menu')).toBeVisible();
  expect(await violations(page, 'menu')).toEqual([]);
});

test('axe finds nothing in the open lightbox', async ({ page }) => {
  await page.goto('/about/photos');
  await isReady(page);
  await page.getByRole('main').locator('a[data-lightbox]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img').first()).toBeVisible();
  expect(await violations(page, 'lightbox')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('axe finds nothing on a page narrowed by a choice, nor when a search finds nothing', async ({
  page,
}) => {
  await page.goto(filteredPath('/about/photos', { attribute: 'kind', value: 'studio' }));
  await expect(page.getByRole('search')).toBeVisible();
  await openChoices(page);
  await expect(page.getByRole('search').locator('a[aria-current="true"]')).toBeVisible();
  expect(await violations(page, 'one choice')).toEqual([]);
  await page.goto('/about/quotes');
  await isReady(page);
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByRole('search')).toContainText('Nothing found for');
  expect(await violations(page, 'nothing found')).toEqual([]);
});

test('axe finds nothing in the contact form while it complains, fails, and thanks', async ({
  page,
  troubles,
}) => {
  troubles.expect(/answer 503/, /console: Failed to load resource/);
  await page.goto('/contact');
  await isReady(page);
  const form = page.getByRole('main').locator('form');
  const send = form.getByRole('button', { name: 'Send the message' });
  await expect(form).toHaveJSProperty('noValidate', true);
  await send.click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription(/Please tell us your name/);
  expect(await violations(page, 'complaints')).toEqual([]);

  await form.getByLabel('Your name').fill('A curator');
  await form.getByLabel('Your e-mail address').fill('curator@museum.example');
  await form.getByLabel('Your message').fill('About a loan.');
  // Nothing is stored, since the suite's other journeys count against the same limits.
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }));
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible();
  expect(await violations(page, 'failure')).toEqual([]);

  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await violations(page, 'thanks')).toEqual([]);
});
