import type { Page } from '@playwright/test';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

/** The default look, whatever a journey has left. */
test.beforeEach(async ({ page }) => {
  await isOwnersBrowser(page, '/robots.txt');
  const { request } = page.context();
  const { version } = await (await request.get('/api/site/theme')).json();
  const origin = new URL(page.url()).origin;
  const answer = await request.put('/api/site/theme', { data: { version, theme: {} }, headers: { origin } });
  expect(answer.status()).toBe(200);
});

const groundOf = (page: Page) =>
  page
    .locator('.site')
    .first()
    .evaluate((site) => getComputedStyle(site).backgroundColor);

async function openLook(page: Page) {
  await isOwnersBrowser(page, '/master/look');
  await page.getByLabel('Page', { exact: true }).selectOption('About');
  const preview = page.frameLocator('iframe[title^="/about"]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const ground = () =>
    preview
      .locator('.site')
      .first()
      .evaluate((site) => getComputedStyle(site).backgroundColor);
  return { preview, ground, colours: page.getByRole('region', { name: 'Colours' }) };
}

const save = async (page: Page) => {
  // The notice of an earlier publishing may still be there.
  const isSaved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/site/theme'),
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  expect((await isSaved).status()).toBe(200);
  await expect(page.getByText('Visitors now see the site like this').first()).toBeVisible();
};

test('a look is seen on the page before it is taken, and visitors have it at once (decision 52)', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/about');
  const before = await groundOf(visitor);
  const { ground } = await openLook(page);

  await page.getByRole('button', { name: 'White cube' }).click();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ground).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await visitor.reload();
  expect(await groundOf(visitor)).toBe(before);

  await save(page);
  await visitor.reload();
  expect(await groundOf(visitor)).toBe('rgb(255, 255, 255)');

  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByText('What visitors see now')).toHaveCount(1);
  await versions.getByRole('listitem').last().getByRole('button', { name: 'Show' }).click();
  await expect.poll(ground).toBe(before);
  await save(page);
  await visitor.reload();
  expect(await groundOf(visitor)).toBe(before);
});

test('text that could not be read is told, cannot be saved, and is mended by one press, by keys alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { colours } = await openLook(page);
  const reading = colours.getByRole('group', { name: 'Sections for reading' });
  const text = reading.getByRole('textbox', { name: 'Text', exact: true });
  const saving = page.getByRole('button', { name: 'Publish', exact: true });

  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('#cccccc');
  await expect(reading.getByRole('alert').filter({ hasText: 'too little to read' })).toBeVisible();
  await expect(saving).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await expect(reading.getByRole('button', { name: 'the nearest that can be read' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reading.getByText('too little to read')).toBeHidden();
  await expect(saving).toHaveAttribute('aria-disabled', 'false');
});

test('shapes and letters are chosen by keys, and seen on the page at once', async ({ page }) => {
  test.setTimeout(120_000);
  const { preview } = await openLook(page);
  const header = page.getByRole('group', { name: 'Name and menu' });
  const leftOf = async (name: string) => (await preview.locator(name).first().boundingBox())?.x ?? 0;
  await header.getByRole('radio', { name: 'Above' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(header.getByRole('radio', { name: 'At the side' })).toBeChecked();
  await expect.poll(async () => (await leftOf('main')) > (await leftOf('.site-header')) + 50).toBe(true);

  await page.getByRole('radio', { name: 'Playfair Display + Source Serif' }).check();
  const fontOf = () =>
    preview.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily);
  await expect.poll(fontOf).toContain('Playfair Display');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(fontOf).not.toContain('Playfair Display');
});
