import type { Browser, Page } from '@playwright/test';
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

test.describe('the mark of the site (docs/reference/look.md#mark)', () => {
  test.use({ reducedMotion: 'no-preference' });

  const part = (page: Page) => page.getByRole('region', { name: 'Mark', exact: true });
  const library = (page: Page) => page.getByRole('dialog', { name: 'The mark of the site' });
  const tabIcons = (page: Page) =>
    page.locator('link[rel="icon"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  /** The icon beside the address of the page that is previewed. */
  const iconOf = (page: Page) =>
    page.getByRole('region', { name: 'Preview' }).locator('p img').first().getAttribute('src');

  async function newVisitor(browser: Browser) {
    const visitor = await (await browser.newContext()).newPage();
    const icons = async () => {
      await visitor.goto('/about');
      const links = await visitor
        .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('sizes'), link.getAttribute('href')]));
      return links.map(([sizes = '', href = '']) => ({
        sizes,
        href: href?.split('?')[0],
        address: href ?? '',
      }));
    };
    return { visitor, icons };
  }

  const SIDE_AT = 16;

  test('is seen before it is saved, in the icons of the next visitor, and given back', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const { visitor, icons } = await newVisitor(browser);
    const former = await icons();
    expect(former.map(({ href }) => href)).toEqual(['/favicon.ico', '/icon.svg']);
    const { preview } = await openLook(page);
    await expect.poll(() => iconOf(page)).toBe('/icon.svg');

    await part(page).getByRole('button', { name: 'Choose from the library' }).click();
    await library(page).getByRole('gridcell').first().getByRole('button').first().click();
    await expect.poll(() => iconOf(page)).toMatch(/^data:image\/png;/);
    expect(await tabIcons(page)).toEqual([await iconOf(page)]);
    expect(await icons()).toEqual(former);

    const loader = page.getByRole('group', { name: 'While the first page loads' });
    await loader.getByRole('radio', { name: 'The mark' }).check();
    const shown = preview.locator('site-loader > svg');
    await expect(shown).toHaveCSS('background-image', /\/media\//);
    await expect(shown).toHaveCount(0);

    await save(page);
    const now = await icons();
    expect(now.map(({ sizes, href }) => [sizes, href])).toEqual([
      ['48x48', '/favicon.ico'],
      ['32x32', '/icon-32.png'],
      ['192x192', '/icon-192.png'],
      ['180x180', '/apple-touch-icon.png'],
    ]);
    const manifest = await (await visitor.request.get('/site.webmanifest')).json();
    const named = [
      ...now.slice(1),
      ...manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => ({ address: src, sizes })),
    ];
    expect(named).toHaveLength(6);
    for (const { address, sizes } of named) {
      const answer = await visitor.request.get(address);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
      expect(`${(await answer.body()).readUInt32BE(SIDE_AT)}`).toBe(sizes?.split('x')[0]);
    }

    for (const undone of ['the loader', 'the mark'])
      await test.step(undone, () => page.getByRole('button', { name: 'Undo' }).click());
    await expect.poll(() => iconOf(page)).toBe('/icon.svg');
    await save(page);
    expect(await icons()).toEqual(former);
  });

  test('is chosen, taken back and chosen again by keys alone', async ({ page, browser }) => {
    test.setTimeout(120_000);
    const { icons } = await newVisitor(browser);
    await openLook(page);
    const choosing = part(page).getByRole('button', { name: 'Choose from the library' });
    await choosing.focus();
    await page.keyboard.press('Enter');
    await expect(library(page).getByRole('gridcell').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(library(page)).toHaveCount(0);
    await expect(choosing).toBeFocused();
    expect(await iconOf(page)).toBe('/icon.svg');

    await page.keyboard.press('Enter');
    const tile = library(page).getByRole('gridcell').first().getByRole('button').first();
    await tile.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => iconOf(page)).toMatch(/^data:image\/png;/);
    const chosen = await iconOf(page);

    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => iconOf(page)).toBe('/icon.svg');
    expect(await tabIcons(page)).toEqual(['/icon.svg']);
    await page.getByRole('button', { name: 'Redo' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => iconOf(page)).toBe(chosen);
    await page.getByRole('button', { name: 'Publish', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Visitors now see the site like this').first()).toBeVisible();
    expect((await icons()).map(({ href }) => href)).toContain('/icon-32.png');
  });
});
