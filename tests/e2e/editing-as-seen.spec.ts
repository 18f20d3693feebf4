import type { Page } from '@playwright/test';
import { SEED_PAGES } from '@/demo/content/index';
import { isLong, shareOf } from '@/tests/setup/shares.mjs';
import { type DrawnPart, differences, drawnParts } from './support/drawn-parts';
import { edit } from './support/editing';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

/** A page of each layout of the demonstration; all of its pages, at one more width, where there is time. */
const PAGES = isLong
  ? SEED_PAGES.map(({ path }) => path)
  : [
      '/',
      '/about',
      '/about/collections',
      '/about/photos',
      '/about/quotes',
      '/contact',
      '/exhibitions',
      '/exhibitions/soft-machines-2018',
      '/legal/terms-of-use',
      '/works',
      '/works/digital-art/nft',
    ];

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SCREENS = isLong ? [DESKTOP, { width: 768, height: 1024 }, PHONE] : [DESKTOP, PHONE];

/** What is drawn at each width. */
async function drawnAtWidths(page: Page): Promise<DrawnPart[][]> {
  const drawn: DrawnPart[][] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    drawn.push(await drawnParts(page));
  }
  return drawn;
}

/** Compares a page as somebody finds it who has never signed in with the same page in edit mode. */
async function looksAsSeen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const seen = await drawnAtWidths(page);
  await page.setViewportSize(DESKTOP);
  await edit(page, path);
  const edited = await drawnAtWidths(page);
  const differing = SCREENS.flatMap(({ width }, at) => {
    expect(seen[at]?.length).toBeGreaterThan(20);
    return differences(seen[at] ?? [], edited[at] ?? []).map((difference) => `${width} px: ${difference}`);
  });
  expect(differing).toEqual([]);
}

for (const path of shareOf(PAGES, 4)) {
  test(`${path} looks in edit mode as it does for visitors (docs/reference/editing.md#edit-mode)`, async ({
    page,
  }) => {
    await looksAsSeen(page, path);
  });
}

test.describe('a page that an owner made', () => {
  let own: OwnPages;
  withOwnPages((pages) => {
    own = pages;
  });

  test('with words, works, films and lists looks in edit mode as it does for visitors, in the layout of such pages', async ({
    page,
  }) => {
    const sections: unknown[] = [];
    for (const [at, path] of ['/about', '/exhibitions/unlit-2022', '/works'].entries()) {
      const read = await page.request.post('/api/pages/by-path', { data: { path, locale: 'en' } });
      // Ids are unique in a page, and the same in several of them.
      const text = (await read.text()).replace(/"(section|block)-/g, `"$1-${at}`);
      sections.push(...JSON.parse(text).translation.content.sections);
    }
    const translation = { content: { look: {}, sections }, version: 1 };
    const data = { path: own.path, locale: 'en', translation };
    expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
    await page.context().clearCookies();
    await looksAsSeen(page, own.path);
    await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'default');
  });
});

test('a pixel more is told, and a colour that is another', async ({ page }) => {
  await page.goto('/legal/terms-of-use');
  const seen = await drawnParts(page);
  const changes = [
    ['h1', 'margin-block-start', '1px'],
    ['p', 'color', 'rgb(1 2 3)'],
  ] as const;
  for (const [selector, property, value] of changes) {
    const element = page.locator(`#content ${selector}`).first();
    await element.evaluate((its: HTMLElement, [name, to]) => its.style.setProperty(name, to), [
      property,
      value,
    ] as const);
    expect(differences(seen, await drawnParts(page)), property).not.toEqual([]);
    await element.evaluate((its: HTMLElement, name) => its.style.removeProperty(name), property);
  }
  expect(differences(seen, await drawnParts(page))).toEqual([]);
});
