import type { Page } from '@playwright/test';
import { lora } from '@/tests/factories/fonts';
import { violations } from './support/accessibility';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

/** The default look without fonts, whatever a journey has left. */
async function clear(page: Page) {
  await isOwnersBrowser(page, '/robots.txt');
  const { request } = page.context();
  const headers = { origin: new URL(page.url()).origin };
  const { version } = await (await request.get('/api/site/theme')).json();
  const answer = await request.put('/api/site/theme', { data: { version, theme: {} }, headers });
  expect(answer.status()).toBe(200);
}
test.beforeEach(({ page }) => clear(page));
test.afterEach(({ page }) => clear(page));

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'font/woff2', buffer });
const REGULAR = file('Lora.woff2', lora('latin'));
const ITALIC = file('Lora-Italic.woff2', lora('latin', 'italic'));

const fontsPart = (page: Page) => page.getByRole('region', { name: 'Your own fonts' });

async function choose(page: Page, files: ReturnType<typeof file>[]) {
  const choosing = page.waitForEvent('filechooser');
  await fontsPart(page)
    .getByRole('button', { name: /^Choose / })
    .click();
  await (await choosing).setFiles(files);
}

/** The font that the machine really draws the words of a heading with. */
async function drawnWith(page: Page): Promise<{ familyName: string; isCustomFont: boolean } | undefined> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', {});
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts[0];
}

test('a font is uploaded with its licence, seen on the page, published, and taken back', async ({
  page,
  browser,
  troubles,
}) => {
  test.setTimeout(120_000);
  troubles.expect(/^answer 422: \S+\/api\/site\/fonts\?/, /status of 422/);
  await isOwnersBrowser(page, '/master/look');
  await page.getByLabel('Page', { exact: true }).selectOption('About');
  const title = page.frameLocator('iframe[title^="/about"]').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const part = fontsPart(page);
  await part.getByRole('button', { name: 'Add a font…' }).click();
  await expect(part.getByRole('button', { name: 'Choose files…' })).toBeFocused();
  const upload = part.getByRole('button', { name: 'Upload' });
  await expect(upload).toHaveAttribute('aria-disabled', 'true');
  await choose(page, [file('notes.woff2', Buffer.from('no font'))]);
  await part.getByRole('textbox', { name: 'Licence' }).fill('SIL OFL 1.1, from Cyreal');
  await upload.click();
  await expect(part.getByRole('alert').filter({ hasText: 'This is no font file' })).toBeVisible();
  await choose(page, [ITALIC, REGULAR]);
  expect(await violations(page, 'a font to be uploaded')).toEqual([]);
  await upload.click();
  const card = part.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lora' }) });
  await expect(card.getByText('SIL OFL 1.1, from Cyreal')).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText(/^Regular, italic · \d+ kB for each visitor$/)).toBeVisible();
  await expect(card.getByText('Ukrainian: no letters for it.')).toBeVisible();

  const familyOf = () => title.evaluate((element) => getComputedStyle(element).fontFamily);
  const before = await familyOf();
  const headings = card
    .getByRole('group', { name: 'Use Lora for' })
    .getByRole('button', { name: 'Headings' });
  await headings.press('Enter');
  await expect(headings).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(familyOf).toMatch(/^"Own [0-9a-f]{8}"/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(familyOf).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await violations(page, 'a font that is chosen')).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  await visitor.goto('/about');
  expect(asked.some((url) => url.includes('/media/fonts/'))).toBe(false);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  expect((await saved).status()).toBe(200);

  asked.length = 0;
  await visitor.reload();
  await visitor.evaluate(() => document.fonts.ready);
  const loaded = () =>
    visitor.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toContainEqual(expect.stringMatching(/^"?Own [0-9a-f]{8}"?$/));
  expect(await drawnWith(visitor)).toMatchObject({ familyName: 'Lora', isCustomFont: true });
  expect(asked.some((url) => url.includes('/media/fonts/'))).toBe(true);
  await expect(card.getByText('It can be deleted once no version')).toBeVisible();

  await visitor.goto('/uk/about');
  await visitor.evaluate(() => document.fonts.ready);
  expect((await drawnWith(visitor))?.familyName).not.toBe('Lora');

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => {
      await visitor.goto('/about');
      await visitor.evaluate(() => document.fonts.ready);
      return (await drawnWith(visitor))?.familyName;
    })
    .not.toBe('Lora');
});
