import type { Page } from '@playwright/test';
import { shareOf } from '@/tests/setup/shares.mjs';
import { violations } from './support/accessibility';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

/** A phone on its side, a smaller one, what a window of 1280 by 1024 has left at 400 %, and a phone upright. */
const WINDOWS = [
  { width: 630, height: 340 },
  { width: 568, height: 320 },
  { width: 320, height: 256 },
  { width: 360, height: 740 },
];

const menuOf = (page: Page) => page.locator('#site-menu');

/** Where the focus is: in the menu, in the page behind it, or in neither. */
const focusIsIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement?.closest('#site-menu')) return 'menu';
    return activeElement === document.body || activeElement === null ? 'browser' : 'page';
  });

test('the menu is whole in every window, holds the focus while it is open and gives it back', async ({
  page,
}) => {
  test.slow();
  for (const [turn, language] of ['', '/ru', '/uk'].entries())
    for (const size of shareOf(WINDOWS, 3, turn)) {
      await page.setViewportSize(size);
      await page.goto(`${language}/exhibitions`);
      await isReady(page);
      const opener = page.locator('.menu-button');
      await opener.click();
      const menu = menuOf(page);
      await expect(menu).toHaveJSProperty('open', true);
      await expect(menu).toHaveRole('dialog');
      await expect(menu.locator(`[data-page] a[href="${language}/exhibitions"]`)).toBeFocused();
      // All of it can be reached by scrolling, and the close button is round.
      for (const link of await menu.getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 0.95 });
      }
      const close = menu.locator('.menu-close');
      await expect(close).toBeInViewport({ ratio: 1 });
      const box = await close.boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 99))).toBeLessThan(1);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    }

  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      expect(await focusIsIn(page)).not.toBe('page');
    }
  expect(await violations(page, 'menu')).toEqual([]);
  await menuOf(page).locator('.menu-close').click();
  await expect(menuOf(page)).toBeHidden();
  await expect(page.locator('.menu-button')).toBeFocused();

  // The page that one is on is only uncovered; another one comes without the menu.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeHidden();
  await page.locator('.menu-button').click();
  await menuOf(page).locator('[data-page] a[href="/uk/works"]').click();
  await expect(page).toHaveURL('/uk/works');
  await expect(menuOf(page)).toBeHidden();
});

test('on a phone the current page is in view among its siblings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/works/digital-art/nft',
    '/uk/works/digital-art/monumental-sculptures',
    '/about/photos',
  ]) {
    await page.goto(path);
    await isReady(page);
    await expect(page.locator(':is(.sibling-links, .side-links) [aria-current]')).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('forced colours show what every control is, on pictures too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/');
  await isReady(page);
  const hero = page.locator('.hero').first();
  for (const control of [
    ...(await hero.locator('.carousel-controls > button').all()),
    hero.locator('.carousel-dots'),
    hero.locator('.slide-button').first(),
  ]) {
    const { ground, edge } = await control.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { ground: backgroundColor, edge: color };
    });
    // A ground of its own, which the picture behind does not show through.
    expect(ground).toMatch(/^rgb\(/);
    expect(ground).not.toBe(edge);
  }
  await page.goto('/about/photos?picture=photo-03');
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  for (const name of ['Close', 'Next', 'Previous']) {
    const button = viewer.getByRole('button', { name });
    await expect(button).toBeVisible();
    const [fill, ground] = await button.evaluate((element) => {
      const icon = element.querySelector('.pswp__icn') ?? element;
      return [getComputedStyle(icon).fill, getComputedStyle(element).backgroundColor];
    });
    expect(ground).toMatch(/^rgb\(/);
    expect(fill).not.toBe(ground);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the button of the menu goes while one reads down, and comes back when one turns or is at the end', async ({
    page,
  }) => {
    await page.goto('/about');
    await isReady(page);
    const opener = page.locator('.menu-button');
    await expect(opener).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 600);
    await expect(opener).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(opener).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 600);
    await expect(opener).not.toBeInViewport();
    // Whoever walks by keys finds it where it was.
    await opener.evaluate((button) => button.focus());
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await expect(opener).toBeInViewport({ ratio: 1 });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(opener).toBeInViewport({ ratio: 1 });
  });

  test('languages have their own names: short in the header, whole in the menu', async ({ page }) => {
    await page.goto('/works');
    await isReady(page);
    const header = page.getByRole('navigation', { name: 'Languages' });
    await expect(header.getByRole('link')).toHaveText(['EnglishEng', 'РусскийРус', 'УкраїнськаУкр']);
    await expect(header.getByRole('link', { name: 'Українська', exact: true })).toBeVisible();
    await page.locator('.menu-button').tap();
    const names = menuOf(page).getByRole('group', { name: 'Languages' });
    await expect(names.getByRole('link')).toHaveText(['English', 'Русский', 'Українська']);
    await names.getByRole('link', { name: 'Українська' }).tap();
    await expect(page).toHaveURL('/uk/works');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });
});
