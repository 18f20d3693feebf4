import { SEED_PAGES } from '@/demo/content/index';
import { LAYOUT_NAMES, layoutForPath } from '@/lib/domain/site/routes';
import { shareOf } from '@/tests/setup/shares.mjs';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

/** One page for each layout (docs/reference/pages-and-paths.md#layouts). */
const PAGES = {
  page: '/',
  about: '/about',
  'sectioned-page': '/about/collections',
  'three-col': '/about/photos',
  navigated: '/about/quotes',
  'content-contact': '/contact',
  'content-exhibitions': '/exhibitions',
  'content-legal': '/legal/privacy-policy',
  content: '/works',
  auth: '/master',
} as const;

test('each layout has a shape of its own (docs/reference/pages-and-paths.md#layouts)', async ({ page }) => {
  const shapes = new Map<string, string>();
  for (const [layout, path] of Object.entries(PAGES)) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toHaveAttribute('data-layout', layout);
    const shape = await main.evaluate((element) => {
      const landmarks = document.querySelectorAll('body > * header, footer, nav').length;
      const parts = [
        ...element.querySelectorAll(
          'nav, aside, article, address, header, [class*="toc"], [class*="column"]',
        ),
      ];
      const grid = getComputedStyle(element);
      const outline = parts.map((part) => `${part.tagName}.${part.className}`).join(' ');
      return JSON.stringify([
        landmarks,
        outline,
        grid.display,
        grid.gridTemplateColumns,
        grid.gridTemplateAreas,
      ]);
    });
    shapes.set(layout, shape);
  }
  const twins = [...shapes].filter(([name, shape]) =>
    [...shapes].some(([other, its]) => other !== name && its === shape),
  );
  expect(twins).toEqual([]);
  // `default` is for pages that the owner makes later; it is compared in components/layout.
  expect([...shapes.keys(), 'default'].sort()).toEqual([...LAYOUT_NAMES].sort());
});

for (const [turn, prefix] of ['', '/ru', '/uk'].entries()) {
  test(`shipped pages answer in their layout under "${prefix || '/'}"`, async ({ page, request }) => {
    // Every eighth, another one in each language.
    for (const { path } of shareOf(SEED_PAGES, 8, 3 * turn)) {
      const answer = await request.get(`${prefix}${path}`.replace(/(.)\/$/, '$1'));
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toContain(`data-layout="${layoutForPath(path)}"`);
    }
    await page.goto(prefix || '/');
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('nothing is wider than a small phone or a zoomed window (320 px)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of Object.values(PAGES)) {
    await page.goto(`/ru${path}`.replace(/\/$/, ''));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('the name over a walk of exhibitions stands as far above their titles as parts of a section do', async ({
  page,
}) => {
  await page.goto('/exhibitions');
  const list = page.locator('.section-name + .page-list');
  await expect(list).toBeVisible();
  const distance = await list.evaluate((element) => {
    const name = element.previousElementSibling?.getBoundingClientRect();
    return Math.round(element.getBoundingClientRect().top - (name?.bottom ?? 0));
  });
  const ofParts = await page
    .locator('main > header')
    .evaluate((element) => Math.round(Number.parseFloat(getComputedStyle(element).marginBlockEnd)));
  expect(ofParts).toBeGreaterThan(24);
  expect(distance).toBe(ofParts);
});

test.describe('sections one after another', () => {
  let own: OwnPages;
  withOwnPages((pages) => {
    own = pages;
  });

  test('a name without a space above it keeps away from the edge of another ground, and of no other', async ({
    page,
  }) => {
    const section = (id: string, ground: string) => ({
      id,
      name: `Name ${id}`,
      look: { ground, above: 'none' },
      attributes: [],
      blocks: [
        {
          id: `block-${id}`,
          component: 'RichText',
          props: { content: '<p>Words</p>' },
          attributes: {},
          blockAttributes: [],
          itemAttributes: [],
        },
      ],
    });
    const sections = [section('a', 'paper'), section('b', 'dark'), section('c', 'dark')];
    const translation = { content: { look: {}, sections }, version: 1 };
    const data = { path: own.path, locale: 'en', translation };
    expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
    await page.goto(own.path);
    await expect(page.getByRole('heading', { name: 'Name c' })).toBeVisible();
    const spaces = await page
      .locator('.section[data-band]')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).paddingBlockStart)));
    expect(spaces).toEqual([0, 24, 0]);
  });
});
