import { type Browser, expect, type Locator, type Page } from '@playwright/test';

/** The part of `/master/look` that chooses the mark. */
export const markPart = (page: Page) => page.getByRole('region', { name: 'Logo', exact: true });
/** The library in which it is chosen. */
export const markLibrary = (page: Page) => page.getByRole('dialog', { name: 'The site’s logo' });
/** Chooses a black ring without a ground, which is put into the library for it. */
export async function chooseRing(page: Page): Promise<void> {
  const name = `ring-${Date.now()}`;
  const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150" viewBox="0 0 300 150"><circle cx="75" cy="75" r="60" fill="none" stroke="#000" stroke-width="20"/></svg>`;
  const file = { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(ring) };
  expect((await page.request.post('/api/media', { multipart: { files: file } })).ok()).toBe(true);
  await markPart(page).getByRole('button', { name: 'Choose from the library' }).click();
  await markLibrary(page).getByRole('searchbox').fill(name);
  await markLibrary(page).getByRole('gridcell', { name }).getByRole('button').first().click();
}

/** Gives the mark, which is hard to see on one of the grounds, the colour of the words. */
export async function chooseColourOfWords(page: Page): Promise<void> {
  const warning = markPart(page).getByText('The logo is hard to see');
  await expect(warning).toBeVisible();
  await markPart(page).getByRole('radio', { name: 'Same as the text' }).check();
  await expect(warning).toBeHidden();
}

/** Expects that a link to the home page shows the shape of the mark in the colour of its words. */
export async function expectColourOfWords(home: Locator): Promise<void> {
  const picture = home.locator('img');
  await expect(picture).toHaveAttribute('alt', '');
  await expect(picture).toHaveCSS('opacity', '0');
  const shape = picture.locator('..');
  await expect(shape).toHaveCSS('mask-image', /\/media\/.*\.svg/);
  await expect(shape).toHaveCSS(
    'background-color',
    await home.evaluate((link) => getComputedStyle(link).color),
  );
}

/** The icons of the tab in which the look is chosen. */
export const tabIcons = (page: Page) =>
  page.locator('link[rel="icon"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
/** The icon beside the address of the page that is previewed. */
export const iconOf = (page: Page) =>
  page.getByRole('region', { name: 'Preview' }).locator('p img').first().getAttribute('src');

/** A visitor, and the icons that a page has for them. */
export async function newVisitor(browser: Browser) {
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

/** What pages name once there is a mark. */
export const MARK_ICON_LINKS = [
  ['48x48', '/favicon.ico'],
  ['32x32', '/icon-32.png'],
  ['192x192', '/icon-192.png'],
  ['180x180', '/apple-touch-icon.png'],
];

/** Where a PNG file says its width. */
const WIDTH_AT = 16;

interface NamedIcon {
  address: string;
  sizes: string | null;
}

/** Expects that the given icons of a page, and those of its manifest, are pictures of the sizes that are named. */
export async function areDrawn({ request }: Page, icons: readonly NamedIcon[]): Promise<void> {
  const manifest = await (await request.get('/site.webmanifest')).json();
  const named: NamedIcon[] = [
    ...icons,
    ...manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => ({ address: src, sizes })),
  ];
  expect(named).toHaveLength(6);
  for (const { address, sizes } of named) {
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(`${(await answer.body()).readUInt32BE(WIDTH_AT)}`).toBe(sizes?.split('x')[0]);
  }
}

/** How large the mark stands before the name, in pixels; null where none does. To be evaluated in the page. */
export function drawnMark(brand: Element): { width: number; height: number } | null {
  const { backgroundImage, maskImage, width, height } = getComputedStyle(brand, '::before');
  if (!`${backgroundImage} ${maskImage}`.includes('/media/')) return null;
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}
