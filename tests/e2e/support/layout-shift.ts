import type { Page } from '@playwright/test';

/** Begins to look, in every document that the page opens from now on; movements after a click or a key count, too. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, of: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[]) {
        shifts.sum += entry.value;
        shifts.of.push(...entry.sources.map(({ node }) => node?.nodeName ?? '?'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved by itself since the document began, and what. */
export function shiftsOf(page: Page): Promise<{ sum: number; of: string[] }> {
  return page.evaluate(() => (window as unknown as { shifts: { sum: number; of: string[] } }).shifts);
}
