import type { Page } from '@playwright/test';

/** Records whether the loader was ever on the page, however briefly: it may be gone before a test looks. */
export async function watchLoader(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes)
          if (node.nodeName === 'SITE-LOADER') Object.assign(window, { hasSeenLoader: true });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => 'hasSeenLoader' in window);
}
