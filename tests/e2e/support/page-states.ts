import { expect, type Page } from '@playwright/test';

/**
 * Waits until React has taken over the page from its first part to its last, which it marks on each element: it runs effects
 * right after, and nothing listens before.
 */
export async function isHydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, footer')].every((part) =>
          Object.keys(part).some((key) => key.startsWith('__reactFiber$')),
        ),
      ),
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

/** Unfolds the choices of a list: on a wide window they stand open, and there is nothing to press. */
export async function openChoices(page: Page): Promise<void> {
  const summary = page.getByRole('search').locator('summary');
  if (await summary.isVisible()) await summary.click();
}
