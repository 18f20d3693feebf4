import type { Page } from '@playwright/test';
import { SEED_PAGES } from '@/demo/content/index';
import { kindForPath } from '@/lib/domain/site/page-kinds';
import { isLong, shareOf } from '@/tests/setup/shares.mjs';
import { inLanguage, LANGUAGES } from './support/addresses';
import { expect, test } from './support/test';

const WORKS = isLong
  ? SEED_PAGES.map(({ path }) => path).filter((path) => kindForPath(path) === 'work')
  : [
      '/works/digital-art/monumental-sculptures/hollow-titan',
      '/works/digital-art/virtual-worlds/the-unlit-coast',
    ];

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** Lower edges of what is to be seen at once: the picture, the name, and the label down to its second line. */
function lowerEdges(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const work = document.querySelector('main .work');
    const parts = {
      picture: work?.querySelector('.picture'),
      name: document.querySelector('h1'),
      label: work?.querySelector('.label > :nth-child(2)'),
    };
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        Math.round(part?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY),
      ]),
    );
  });
}

for (const language of shareOf(LANGUAGES, 3, 2)) {
  test(`a work hangs whole on arrival, with its name and label (${language}; docs/reference/pictures.md#works)`, async ({
    page,
    troubles,
  }) => {
    test.setTimeout(isLong ? 300_000 : 120_000);
    troubles.allow(/request failed: .*\/media\//, /ERR_FAILED/);
    await page.route('**/media/**', (route) => route.abort());
    const cut: string[] = [];
    for (const path of inLanguage(WORKS, language)) {
      await page.goto(path);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        for (const [part, edge] of Object.entries(await lowerEdges(page))) {
          if (edge > screen.height)
            cut.push(`${path} at ${screen.width} × ${screen.height}: ${part} ends at ${edge}`);
        }
      }
    }
    expect(cut).toEqual([]);
  });
}

/** Pages with lists of tiles and with galleries of mixed formats. */
const WITH_TILES = isLong
  ? SEED_PAGES.map(({ path }) => path)
  : ['/works', '/', '/about/photos', '/exhibitions/unlit-2022', '/works/digital-art/nft'];

for (const width of [360, 390]) {
  test.describe(`a phone of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('no tile is narrower than a third of it (docs/reference/pictures.md#lists-and-galleries)', async ({
      page,
      troubles,
    }) => {
      test.setTimeout(isLong ? 300_000 : 120_000);
      troubles.allow(/request failed: .*\/media\//, /ERR_FAILED/);
      await page.route('**/media/**', (route) => route.abort());
      const narrow: string[] = [];
      let count = 0;
      for (const path of WITH_TILES) {
        await page.goto(path);
        const tiles = await page.locator('.tile > .picture, .gallery li .picture').evaluateAll((pictures) =>
          pictures.flatMap((picture) => {
            const isThumbnail = picture.closest('.thumbnails') !== null;
            return isThumbnail ? [] : [picture.getBoundingClientRect().width];
          }),
        );
        count += tiles.length;
        for (const tile of tiles) if (tile < width / 3) narrow.push(`${path}: ${tile} px`);
      }
      expect(count).toBeGreaterThan(20);
      expect(narrow).toEqual([]);
    });
  });
}
