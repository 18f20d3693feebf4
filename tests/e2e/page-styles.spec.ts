import type { Page } from '@playwright/test';
import { SEED_PAGES } from '@/demo/content/index';
import { isLong, shareOf } from '@/tests/setup/shares.mjs';
import { missingRules } from './support/missing-rules';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

/** A page of each layout of the demonstration, and one that is missing; all of its pages, where there is time. */
const PAGES = isLong
  ? SEED_PAGES.map(({ path }) => path)
  : [
      '/',
      '/about',
      '/about/collections',
      '/about/quotes',
      '/exhibitions',
      '/exhibitions/soft-machines-2018',
      '/legal/terms-of-use',
      '/works/digital-art/nft',
      '/no/such-page',
    ];

async function hasItsRules(page: Page): Promise<void> {
  const { compared, missing } = await missingRules(page);
  expect(compared).toBeGreaterThan(100);
  expect(missing).toEqual([]);
}

for (const path of shareOf(PAGES, 2)) {
  test(`${path} has every rule that it is drawn by (docs/reference/performance.md#finished-pages)`, async ({
    page,
    troubles,
  }) => {
    if (path.startsWith('/no/')) troubles.expect(/answer 404/, /console: Failed to load resource/);
    await page.goto(path);
    await isReady(page);
    await hasItsRules(page);
  });
}

/** What visitors open and bring about, and what they then look at. */
const STATES: [what: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'a picture opened large',
    '/about/photos',
    async (page) => {
      await page.locator('a[data-lightbox]').first().click();
      await expect(page.locator('dialog.lightbox .pswp__item img').first()).toBeVisible();
    },
  ],
  [
    'a list in which nothing was found',
    '/works',
    async (page) => {
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.locator('main [data-filter-item]:visible')).toHaveCount(0);
    },
  ],
  [
    'a form that lacks something',
    '/contact',
    async (page) => {
      const form = page.locator('form[action="/api/contact"]');
      // Before what sends it has come, the browser checks a form by itself.
      await expect(form).toHaveAttribute('novalidate');
      await form.getByRole('button').click();
      await expect(form.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    },
  ],
];

for (const [what, path, open] of STATES) {
  test(`${what} has every rule that it is drawn by`, async ({ page }) => {
    await page.goto(path);
    await isReady(page);
    await open(page);
    await hasItsRules(page);
  });
}

test('the menu on a phone has every rule that it is drawn by', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await isReady(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await hasItsRules(page);
});
