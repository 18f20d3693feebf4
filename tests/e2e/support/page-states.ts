import { expect, type Page } from '@playwright/test';

/**
 * Waits until the scripts of a page have begun, before which nothing listens: the visitor's module, and React where somebody is
 * signed in or the page is the panel's, which marks each element that it has hydrated. A window that is just opening has no such part yet.
 */
export async function isReady(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        if (customElements.get('menu-dialog') === undefined) return false;
        const isStrangers = document.getElementById('react-scripts') !== null;
        if (isStrangers && !String(localStorage.getItem('auth')).includes(':true')) return true;
        const parts = [...document.querySelectorAll('main, footer')];
        const isMarked = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber$'));
        return parts.length > 0 && parts.every(isMarked);
      }),
    )
    .toBe(true);
}

/** By how much the document is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Opens the choices of a list; in a wide window they are open already. */
export async function openChoices(page: Page): Promise<void> {
  const summary = page.getByRole('search').locator('summary');
  if (await summary.isVisible()) await summary.click();
}
