import { type Browser, expect, type Page } from '@playwright/test';

/** The part of `/master/look` that chooses the mark. */
export const markPart = (page: Page) => page.getByRole('region', { name: 'Logo', exact: true });
/** The library in which it is chosen. */
export const markLibrary = (page: Page) => page.getByRole('dialog', { name: 'The site’s logo' });
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
  const { backgroundImage, width, height } = getComputedStyle(brand, '::before');
  if (!backgroundImage.includes('/media/')) return null;
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}
