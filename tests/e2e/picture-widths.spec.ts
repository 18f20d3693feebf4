import type { Page } from '@playwright/test';
import { SEED_PAGES } from '@/demo/content/index';
import { inLanguage, kindsInTurn } from './support/addresses';
import { expect, test } from './support/test';

const isLong = process.env.PROPERTIES === 'long';

/** A small and a usual phone, an upright tablet, a laptop, and a large screen. */
const SCREENS = [
  { width: 360, height: 780, density: 3 },
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 2 },
  { width: 2560, height: 1440, density: 1 },
];

/** How many of its own pixels a picture may be short of, unless its file has no more, and how many it may have in vain. */
const TOO_FEW = 1.1;
const TOO_MANY = 1.6;

interface Shown {
  picture: string;
  /** Device pixels that its width is drawn over. */
  needed: number;
  /** Pixels of the file that the browser chose. */
  chosen: number;
  /** Of the file that was uploaded. */
  original: number;
}

/** Every picture of the page that has several sizes. Nothing is loaded: what the browser would take is known before. */
async function picturesOf(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const shown: Shown[] = [];
    for (const img of document.querySelectorAll<HTMLImageElement>('main img[srcset]')) {
      img.loading = 'eager';
      const box = img.getBoundingClientRect();
      if (box.width === 0) continue;
      const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
      const isCovering = getComputedStyle(img).objectFit === 'cover';
      const drawn = isCovering
        ? Math.max(box.width, box.height * ratio)
        : Math.min(box.width, box.height * ratio);
      while (img.currentSrc === '') await new Promise(requestAnimationFrame);
      const chosen = new URL(img.currentSrc);
      const entry = img.srcset.split(', ').find((each) => each.startsWith(chosen.pathname + chosen.search));
      shown.push({
        picture: chosen.pathname,
        needed: Math.round(drawn * devicePixelRatio),
        chosen: Number.parseInt(entry?.split(' ')[1] ?? '', 10),
        original: Number(img.getAttribute('width')),
      });
    }
    return shown;
  });
}

const pages = isLong
  ? inLanguage(
      SEED_PAGES.map(({ path }) => path),
      'en',
    )
  : kindsInTurn('en');

for (const { density, ...viewport } of SCREENS) {
  test.describe(`${viewport.width} × ${viewport.height} @${density}`, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test('pictures have the pixels that they are drawn with, and not many more (docs/reference/pictures.md#sizes)', async ({
      page,
      troubles,
    }) => {
      test.setTimeout(isLong ? 300_000 : 90_000);
      troubles.allow(/request failed: .*\/media\//, /ERR_FAILED/);
      await page.route('**/media/**', (route) => route.abort());
      const wrong: string[] = [];
      let count = 0;
      for (const path of pages) {
        await page.goto(path);
        for (const { picture, needed, chosen, original } of await picturesOf(page)) {
          count += 1;
          const isWhole = chosen >= original;
          const isSoft = needed / chosen > TOO_FEW && !isWhole;
          const isWaste = chosen / needed > TOO_MANY && chosen > 320;
          if (isSoft || isWaste)
            wrong.push(`${path} ${picture}: ${needed} px drawn from ${chosen} of ${original}`);
        }
      }
      expect(count).toBeGreaterThan(20);
      expect(wrong).toEqual([]);
    });
  });
}
