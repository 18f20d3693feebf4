import type { Page } from '@playwright/test';
import { SEED_PAGES } from '@/demo/content/index';
import { isLong, shareOf } from '@/tests/setup/shares.mjs';
import { inLanguage, kindsInTurn } from './support/addresses';
import { drawnPictures, faultOf, SCREENS } from './support/drawn-pictures';
import { anyWord } from './support/library';
import { signInByCall } from './support/owner';
import { isReady } from './support/page-states';
import { forgetPages, ownPages } from './support/pages';
import { expect, test } from './support/test';

const pages = isLong
  ? inLanguage(
      SEED_PAGES.map(({ path }) => path),
      'en',
    )
  : kindsInTurn('en');

/** Pages with one large picture, and with many. */
const OPENED = ['/works/digital-art/monumental-sculptures/hollow-titan', '/about/photos'];

/** A slide that has another picture for tall screens. */
const SLIDE = {
  key: 'slide-1',
  image: '/media/hero/tide.jpg',
  tallImage: '/media/hero/titan.jpg',
  title: 'Titan',
  buttons: [],
};

/** How many pictures the page draws inside `root`, and what is wrong with them. */
async function look(page: Page, root?: string) {
  const drawn = await drawnPictures(page, root);
  const wrong = drawn.flatMap((each) => {
    const { picture, needed, chosen, original } = each;
    const fault = faultOf(each);
    return fault ? [`${fault}: ${picture}, ${needed} px drawn from ${chosen} of ${original}`] : [];
  });
  return { count: drawn.length, drawn, wrong };
}

const rest = { attributes: {}, blockAttributes: [], itemAttributes: [] };

/** Opens a page of one's own with these sections. */
async function pageOf(page: Page, sections: object[]) {
  await signInByCall(page.context());
  const own = await ownPages(page, anyWord());
  const requested = { path: own.path, locale: 'en' };
  const read = await page.request.post('/api/pages/by-path', { data: requested });
  const { version } = (await read.json()).translation;
  const data = { ...requested, translation: { content: { sections }, version } };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  await page.goto(own.path);
  return own;
}

for (const { density, ...viewport } of shareOf(SCREENS, 6)) {
  test.describe(`${viewport.width} × ${viewport.height} @${density}`, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test('pictures have the pixels that they are drawn with, and not many more (docs/reference/pictures.md#sizes)', async ({
      page,
      troubles,
    }) => {
      test.setTimeout(isLong ? 300_000 : 120_000);
      troubles.allow(/request failed: .*\/media\//, /ERR_FAILED/);
      await page.route('**/media/**', (route) => route.abort());
      const wrong: string[] = [];
      let count = 0;
      for (const path of pages) {
        await page.goto(path);
        const seen = await look(page);
        count += seen.count;
        wrong.push(...seen.wrong.map((line) => `${path} ${line}`));
      }
      expect(count).toBeGreaterThan(20);
      expect(wrong).toEqual([]);
    });

    test('so have those that are opened large', async ({ page }) => {
      for (const path of OPENED) {
        await page.goto(path);
        await isReady(page);
        await page.locator('a[data-lightbox]').first().click();
        const large = page.locator(
          '.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)',
        );
        await expect(large).toBeVisible();
        await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
        const { count, wrong } = await look(page, '.pswp__item[aria-hidden="false"]');
        expect(count, path).toBe(1);
        expect(wrong, path).toEqual([]);
      }
    });

    test('so has a slide with a picture of its own for tall screens', async ({ page }) => {
      const blocks = [{ id: 'hero', component: 'HeroSlider', props: { slides: [SLIDE] }, ...rest }];
      const own = await pageOf(page, [{ id: 'one', name: 'One', attributes: [], blocks }]);
      const { drawn, wrong } = await look(page, '.slide');
      const isTall = viewport.height > viewport.width;
      expect(drawn.map(({ picture }) => picture)).toEqual([isTall ? SLIDE.tallImage : SLIDE.image]);
      expect(wrong).toEqual([]);
      await page.goto('about:blank');
      await forgetPages(page, own.id);
    });

    test('so has, nearly, the picture behind a section, of few words or many', async ({ page }) => {
      const look = { ground: 'picture', picture: SLIDE.image };
      const sections = [60, 500, 1_800].map((letters, at) => {
        const words = 'The hall holds water for eleven hours. '.repeat(Math.ceil(letters / 39));
        const props = { content: `<p>${words.slice(0, letters)}</p>` };
        const blocks = [{ id: `words-${at}`, component: 'RichText', props, ...rest }];
        return { id: `s-${at}`, name: `Part ${at}`, attributes: [], look, blocks };
      });
      const own = await pageOf(page, sections);
      const drawn = await drawnPictures(page, '.section-ground');
      expect(drawn).toHaveLength(sections.length);
      for (const { needed, chosen, original } of drawn) {
        // How high words stand is reckoned, not known.
        if (chosen < original) expect(needed / chosen).toBeLessThan(1.25);
        if (chosen > 320) expect(chosen / needed).toBeLessThan(2);
      }
      await page.goto('about:blank');
      await forgetPages(page, own.id);
    });
  });
}
