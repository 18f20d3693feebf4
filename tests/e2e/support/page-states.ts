import { expect, type Page } from '@playwright/test';

/** Waits until React has taken the page over, which it marks on the document: effects run only then. */
export async function isHydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__react'))))
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
