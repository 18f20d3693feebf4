import type { Page } from '@playwright/test';
import { FRESH_BROWSER } from './support/fresh-browser';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference', ...FRESH_BROWSER });

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const dot = (page: Page, number: number) =>
  hero(page).getByRole('button', { name: new RegExp(`^Slide ${number} of 3: `) });
const isOn = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true');

/** The name of the dot of the slide that is seen. */
const current = async (page: Page) =>
  (await hero(page).locator('[aria-current="true"]').getAttribute('aria-label')) ?? '';

/** Takes the pointer to a place outside the hero. */
async function pointElsewhere(page: Page): Promise<void> {
  await page.getByRole('contentinfo').hover();
}

/** To the next slide, by finger. */
async function swipe(page: Page): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', 330);
  for (const x of [300, 250, 190, 120, 60]) await touch('touchMove', x);
  await touch('touchEnd');
}

/** The same with a mouse, which then leaves the slides. */
async function drag(page: Page): Promise<void> {
  await page.mouse.move(1100, 300);
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 6 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
}

test.describe('the hero (docs/reference/editing.md#kinds-of-blocks)', () => {
  test('fades on by itself until it is paused, and again when it is asked to', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await isOn(page, 1);
    await page.clock.runFor(7_500);
    await isOn(page, 2);
    await hero(page).getByRole('button', { name: 'Pause the slides' }).click();
    await page.clock.runFor(30_000);
    await isOn(page, 2);
    // Pressing play counts for more than pointer and focus, which are on the button.
    await hero(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.clock.runFor(7_500);
    await isOn(page, 3);
    await page.clock.runFor(7_500);
    await isOn(page, 1);
  });

  test('waits while somebody points at it or is in it', async ({ page, isMobile }) => {
    await page.clock.install();
    await page.goto('/');
    await isOn(page, 1);
    if (!isMobile) {
      await hero(page).getByRole('heading', { level: 2 }).first().hover();
      await page.clock.runFor(30_000);
      await isOn(page, 1);
      await page.mouse.move(0, 0);
    }
    await hero(page).getByRole('link').first().focus();
    await page.clock.runFor(30_000);
    await isOn(page, 1);
  });

  test('waits while it is out of sight', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await isOn(page, 1);
    await pointElsewhere(page);
    await expect(page.locator('.carousel-controls').first()).not.toHaveAttribute('data-playing');
    await page.clock.runFor(30_000);
    await isOn(page, 1);
  });

  test('a slide that a visitor has swiped to stays, until play is pressed', async ({ page, isMobile }) => {
    await page.clock.install();
    await page.goto('/');
    await isOn(page, 1);
    await expect(hero(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
    // A browser drops a touch that a busy page does not answer, and the slides play on: one swipes again.
    let seen = '';
    await expect(async () => {
      seen = await current(page);
      await (isMobile ? swipe(page) : drag(page));
      await expect(hero(page).getByRole('button', { name: 'Play the slides' })).toBeVisible({
        timeout: 3_000,
      });
    }).toPass();
    const chosen = await current(page);
    expect(chosen).not.toBe(seen);
    await page.clock.runFor(30_000);
    expect(await current(page)).toBe(chosen);
    await hero(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.clock.runFor(7_500);
    await expect.poll(() => current(page)).not.toBe(chosen);
  });

  test('goes by arrows, dots and keys, and says where it is', async ({ page }) => {
    await page.goto('/');
    await isOn(page, 1);
    await hero(page).getByRole('button', { name: 'Next slide' }).click();
    await isOn(page, 2);
    await expect(hero(page).getByRole('status')).toHaveText(/^Slide 2 of 3: /);
    await hero(page).getByRole('button', { name: 'Previous slide' }).click();
    await isOn(page, 1);
    await dot(page, 3).click();
    await isOn(page, 3);
    await page.keyboard.press('ArrowRight');
    await isOn(page, 1);
    await page.keyboard.press('ArrowLeft');
    await isOn(page, 3);
  });

  test('only the slide that is seen can be reached; whoever is in it goes along', async ({ page }) => {
    await page.goto('/');
    await isOn(page, 1);
    const slides = hero(page).locator('[aria-roledescription="slide"]');
    await expect(hero(page).locator('[aria-roledescription="slide"][inert]')).toHaveCount(2);
    await slides.nth(0).getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await isOn(page, 2);
    await expect(slides.nth(1).getByRole('link').first()).toBeFocused();
    await expect(slides.nth(0)).toHaveAttribute('inert', '');
  });

  test('every control is large enough for a finger (WCAG 2.5.8)', async ({ page }) => {
    await page.goto('/');
    await isOn(page, 1);
    for (const button of await hero(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  test('leaves the other pictures alone until somebody is on the way to them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/hero/')) requested.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await isOn(page, 1);
    expect(new Set(requested)).toEqual(new Set(['/media/hero/tide.jpg']));
    await hero(page).getByRole('button', { name: 'Next slide' }).focus();
    await expect.poll(() => requested).toContain('/media/hero/titan.jpg');
  });
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the hero never plays, and changes at once', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await isOn(page, 1);
    await expect(hero(page).getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
    await page.clock.runFor(30_000);
    await isOn(page, 1);
    await hero(page).getByRole('button', { name: 'Next slide' }).click();
    await isOn(page, 2);
    await expect(hero(page).locator('[aria-roledescription="slide"]').nth(1)).toHaveCSS('opacity', '1');
    for (const button of await hero(page).getByRole('button').all())
      await expect(button).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero is a row of all its slides', async ({ page }) => {
    await page.goto('/');
    await expect(hero(page).getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(hero(page).getByRole('button')).toHaveCount(0);
    const last = hero(page).getByRole('heading', { level: 2 }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
