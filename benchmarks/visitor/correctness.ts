import type { Browser } from '@playwright/test';
import { violations } from '@/tests/e2e/support/accessibility';
import { htmlErrors } from '@/tests/e2e/support/html-rules';

const LANGUAGES = ['', '/ru', '/uk'];
const WIDTHS = [360, 1280];

export interface Correctness {
  axe: string[];
  html: string[];
}

/** One page in three languages: what axe says at two widths, and what html-validate says of the document as served. */
export async function correctness(browser: Browser, origin: string, route: string): Promise<Correctness> {
  const found: Correctness = { axe: [], html: [] };
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    const path = `${language}${route}`.replace(/(.)\/$/, '$1');
    found.html.push(...(await htmlErrors(await (await fetch(`${origin}${path}`)).text(), path)));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origin}${path}`);
      found.axe.push(...(await violations(page, `${path} at ${width}`)));
    }
  }
  await context.close();
  return found;
}
