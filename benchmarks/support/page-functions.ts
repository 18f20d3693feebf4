import type { BrowserContext } from '@playwright/test';

/** What runs TypeScript here marks functions by `__name`, which pages do not know; theirs does nothing. */
export async function allowFunctions(context: BrowserContext): Promise<void> {
  await context.addInitScript('globalThis.__name = (it) => it;');
}
