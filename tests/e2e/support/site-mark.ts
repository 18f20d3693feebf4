import type { Browser, Page } from '@playwright/test';

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
