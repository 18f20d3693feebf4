import type { Locator, Page } from '@playwright/test';
import { COMPLETE_THEME_NAMES, COMPLETE_THEMES } from '@/lib/domain/site-theme/complete-themes';
import { readTheme } from '@/lib/domain/site-theme/model';
import { THEME_STYLE_ID, wholeThemeStyle } from '@/lib/domain/site-theme/theme-style';
import { shareOf } from '@/tests/setup/shares.mjs';
import { violations } from './support/accessibility';
import { isOwnersBrowser } from './support/owner';
import { isReady, overflow } from './support/page-states';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };

/** Gives a page another look, as visitors get it, without publishing it: other journeys look at the same site. */
async function wear(page: Page, name: (typeof COMPLETE_THEME_NAMES)[number]): Promise<void> {
  const css = wholeThemeStyle(readTheme(COMPLETE_THEMES[name]));
  await page.evaluate(
    ({ css, id }) => {
      document.getElementById(id)?.remove();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    { css, id: THEME_STYLE_ID },
  );
}

async function open(page: Page, path: string, name: (typeof COMPLETE_THEME_NAMES)[number]): Promise<void> {
  await page.goto(path);
  await isReady(page);
  await expect(page.locator('site-loader')).toHaveCount(0);
  await wear(page, name);
  await page.evaluate(() => document.fonts.ready);
}

/** Where the letters of a link stand. */
const baselineOf = (link: Locator) =>
  link.evaluate((element) => {
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    element.append(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
  });

const cornerOf = (element: Locator) => element.evaluate((it) => getComputedStyle(it).borderStartStartRadius);

for (const name of shareOf(COMPLETE_THEME_NAMES, 6))
  test(`complete theme ${name}: axe finds nothing, and its parts go together`, async ({ page }) => {
    await open(page, '/', name);
    expect(await violations(page, 'home')).toEqual([]);
    const corner = await cornerOf(page.getByRole('link', { name: 'See the work' }).first());
    expect(await cornerOf(page.getByRole('button', { name: 'Next slide' }))).toBe(corner);
    expect(await cornerOf(page.getByRole('button', { name: 'Play the video' }))).toBe(corner);

    await open(page, '/exhibitions', name);
    expect(await violations(page, 'exhibitions')).toEqual([]);
    if (readTheme(COMPLETE_THEMES[name]).header === 'side') {
      const way = page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first();
      const brand = page.getByRole('banner').getByRole('link').first();
      expect(Math.abs((await baselineOf(way)) - (await baselineOf(brand)))).toBeLessThan(2);
    }

    await page.setViewportSize(PHONE);
    await open(page, '/works/digital-art/nft/genesis-petals', name);
    expect(await violations(page, 'a work on a phone')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

test('tools keep their own letters on a page in others', async ({ page }) => {
  await isOwnersBrowser(page, '/about');
  await isReady(page);
  const faceOf = (element: Locator) => element.evaluate((it) => getComputedStyle(it).fontFamily);
  const title = page.getByRole('heading', { level: 1 });
  const editing = page.getByRole('region', { name: 'Site tools' }).getByText('Edit mode');
  await expect(editing).toBeVisible();
  const [before, own] = [await faceOf(title), await faceOf(editing)];
  await wear(page, 'salon');
  await expect.poll(() => faceOf(title)).not.toBe(before);
  expect(await faceOf(editing)).toBe(own);
});
