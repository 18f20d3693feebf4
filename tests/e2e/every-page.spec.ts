import type { Page } from '@playwright/test';
import { SEED_PAGES } from '@/demo/content/index';
import { isLong, shareOf } from '@/tests/setup/shares.mjs';
import { violations } from './support/accessibility';
import { inLanguage, kindsInTurn, LANGUAGES, narrowed, SIGN_IN_PAGES } from './support/addresses';
import { expectNothingStored, expectQuiet, listen } from './support/footprint';
import { isReady, overflow } from './support/page-states';
import { expect, test } from './support/test';

// 320 pixels is the small phone of WCAG 1.4.10, and also what a window of 1280 by 1024 has left at 400 %.
const REFLOWED = { width: 320, height: 256 };

/** One half of the pages of a language in a test: each kind is looked at in one language or another, and in all by a long run. */
const HALVES = [0, 1] as const;

const everyPage = [
  ...inLanguage(
    SEED_PAGES.map(({ path }) => path),
    'en',
  ),
  ...narrowed('en'),
];

/** Violations that axe finds at the top of the page. */
async function violationsAtTop(page: Page, path: string): Promise<string[]> {
  await expect(page.locator('site-loader')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return violations(page, path);
}

/** Nothing is wider than the smallest window (WCAG 1.4.10). layouts.spec.ts does the same for each layout. */
async function expectReflow(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(REFLOWED);
  await expect.poll(() => overflow(page), { message: path }).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

for (const [turn, language] of LANGUAGES.entries()) {
  const kinds = kindsInTurn(language);
  // Pages of one kind are drawn by the same views: all of them are opened by a long run.
  const pages = language === 'en' && isLong ? everyPage : kinds;
  for (const half of shareOf(HALVES, 2, turn)) {
    test(`pages in ${language}, half ${half + 1}: nothing called, stored or sent elsewhere; axe finds nothing; they reflow`, async ({
      page,
      context,
      baseURL,
      isMobile,
    }) => {
      test.setTimeout(isLong ? 600_000 : 180_000);
      const heard = await listen(page);
      const found: string[] = [];
      const mine = (isMobile ? kinds : pages).filter((_, index) => index % 2 === half);
      for (const path of mine) {
        await page.goto(path);
        await isReady(page);
        await expect(page.getByRole('main')).toBeVisible();
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await expectNothingStored(page, context, path);
        if (!kinds.includes(path)) continue;
        found.push(...(await violationsAtTop(page, path)));
        // In so small a window both projects show the same.
        if (!isMobile) await expectReflow(page, path);
      }
      expect(heard.requests.length).toBeGreaterThan(mine.length * 5);
      expectQuiet(heard, baseURL);
      expect(found).toEqual([]);
    });
  }

  if (!shareOf(LANGUAGES, 3, 1).includes(language)) continue;
  test(`sign-in pages in ${language}: axe finds nothing; they reflow`, async ({ page }) => {
    for (const path of inLanguage(SIGN_IN_PAGES, language)) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await violationsAtTop(page, path)).toEqual([]);
      await expectReflow(page, path);
    }
  });
}
