import { expect, type Page } from '@playwright/test';

/**
 * Waits until React has hydrated the whole page, which it marks on each element: effects run right after, and
 * nothing listens before. A window that is just opening has no such part yet.
 */
export async function isHydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
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
