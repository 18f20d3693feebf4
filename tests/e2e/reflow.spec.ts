import { overflow } from './support/page-states';
import { expect, test } from './support/test';

// 320 pixels is the small phone of WCAG 1.4.10, and also what a window of 1280 by 1024 has left at 400 %.
const REFLOWED = { width: 320, height: 256 };

test('the header leaves room for the content at 400 %, and its menu can be scrolled to the end', async ({
  page,
}) => {
  await page.setViewportSize(REFLOWED);
  await page.goto('/ru/works');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height ?? Number.POSITIVE_INFINITY).toBeLessThan(REFLOWED.height / 2);
  await page.locator('.menu-button').click();
  const last = page.locator('#site-menu a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('the words of a slide have room below the header in a window that is low', async ({ page }) => {
  for (const size of [REFLOWED, { width: 740, height: 360 }]) {
    await page.setViewportSize(size);
    await page.goto('/ru');
    const header = await page.getByRole('banner').boundingBox();
    const words = await page.locator('.slide[data-shown] .slide-text h2').boundingBox();
    expect(words?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('text may be set twice as wide apart without being cut off (WCAG 1.4.12)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/uk', '/uk/works/digital-art/virtual-worlds', '/uk/contact']) {
    await page.goto(path);
    await page.evaluate(() => {
      // The policy takes no style element, but a sheet made by a user's own tool stands outside of it.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test('forced colours keep links, buttons and the focus apart from the ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const seen = await page.evaluate(() => {
    const focused = getComputedStyle(document.activeElement ?? document.body);
    const body = getComputedStyle(document.body);
    return {
      ring: focused.outlineStyle !== 'none' && focused.outlineColor !== body.backgroundColor,
      text: body.color !== body.backgroundColor,
    };
  });
  expect(seen).toEqual({ ring: true, text: true });
  const button = page.locator('.menu-button');
  if (await button.isVisible()) {
    const border = await button.evaluate((element) => getComputedStyle(element).borderStyle);
    expect(border).not.toBe('none');
  }
});

test('paper gets the page without what only a screen can use', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/works/digital-art/virtual-worlds/tidal-archive', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('.skip-link')).toBeHidden();
    const ground = await page.evaluate(() => {
      const of = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : '');
      return [of(document.body), of(document.querySelector('.site'))];
    });
    const isLight = (colour: string) =>
      /, 0\)$/.test(colour) ||
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) > 200);
    expect(ground.every(isLight), ground.join(' ')).toBe(true);
  }
});
