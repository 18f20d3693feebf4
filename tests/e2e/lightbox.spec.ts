import type { Page } from '@playwright/test';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const PHOTOS = '/about/photos';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });
const tile = (page: Page, key: string) => page.locator(`a[data-lightbox="${key}"]`);
const position = (page: Page) => viewer(page).getByRole('status');

/** The island listens once React has hydrated the page. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isReady(page);
}

/** It listens to keys and fingers once it has opened, when the neighbours come in. */
const isOpened = (page: Page) =>
  expect(viewer(page).locator('.pswp__item:nth-child(3) img').first()).toBeAttached();

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

async function keysOf(page: Page): Promise<string[]> {
  return page
    .locator('a[data-lightbox]')
    .evaluateAll((links) => links.map((link) => link.dataset.lightbox ?? ''));
}

test.describe('the lightbox', () => {
  test('opens a picture at its own address, says which it is, and Back closes it', async ({ page }) => {
    await open(page, PHOTOS);
    const keys = await keysOf(page);
    await tile(page, 'photo-02').click();
    await expect(viewer(page)).toBeVisible();
    await expect(page).toHaveURL(`${PHOTOS}?picture=photo-02`);
    await expect(position(page)).toHaveText(new RegExp(`^Picture 2 of ${keys.length}: \\S`));
    await expect(viewer(page).locator('.lightbox-caption')).toContainText('Nine years of proofs');
    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(PHOTOS);
    await expect(tile(page, 'photo-02')).toBeFocused();
    await page.goForward();
    await expect(viewer(page)).toBeVisible();
    await expect(page).toHaveURL(`${PHOTOS}?picture=photo-02`);
  });

  test('steps with the arrow keys without filling the history; Escape goes back and returns the focus', async ({
    page,
  }) => {
    await open(page, PHOTOS);
    await tile(page, 'photo-02').focus();
    await page.keyboard.press('Enter');
    await expect(position(page)).toHaveText(/^Picture 2 of/);
    await isOpened(page);
    const length = await page.evaluate(() => history.length);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${PHOTOS}?picture=photo-03`);
    await expect(position(page)).toHaveText(/^Picture 3 of/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${PHOTOS}?picture=photo-01`);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(PHOTOS);
    await expect(tile(page, 'photo-01')).toBeFocused();
  });

  test('opens what the address asks for, closes in place, and ignores a key that is none', async ({
    page,
  }) => {
    await open(page, `${PHOTOS}?picture=photo-05`);
    await expect(position(page)).toHaveText(/^Picture 5 of/);
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(PHOTOS);
    await open(page, `${PHOTOS}?picture=nothing`);
    await expect(tile(page, 'photo-01')).toBeVisible();
    await expect(viewer(page)).toHaveCount(0);
  });

  test('keeps the focus inside, names its controls in the language of the page, and leads to the file', async ({
    page,
  }) => {
    await open(page, `/ru${PHOTOS}?picture=photo-01`);
    const dialog = page.getByRole('dialog', { name: 'Просмотр изображений' });
    for (const name of ['Закрыть', 'Изменить масштаб', 'Предыдущее изображение', 'Следующее изображение']) {
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    await expect(dialog.getByRole('link', { name: 'Открыть исходный файл' })).toHaveAttribute(
      'href',
      /\/media\/photos\/photo-01\.jpg$/,
    );
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('main, header, footer') !== null,
      );
      expect(isOutside).toBe(false);
    }
  });

  test('a work’s own picture opens too, and one steps from it to the views around it', async ({ page }) => {
    await open(page, '/works/digital-art/virtual-worlds/tidal-archive');
    await tile(page, 'tidal-archive').click();
    await expect(page).toHaveURL(/\?picture=tidal-archive$/);
    await expect(viewer(page).locator('.lightbox-caption')).toContainText('Edition of 5');
    await viewer(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(page).toHaveURL(/\?picture=view-1$/);
  });

  test('zooms by button, and nothing glides under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 700, height: 600 });
    await open(page, PHOTOS);
    await tile(page, 'photo-01').click();
    const image = viewer(page).locator(
      '.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)',
    );
    await expect(image).toBeVisible();
    const before = await image.evaluate((element) => element.getBoundingClientRect().width);
    await viewer(page).getByRole('button', { name: 'Zoom in or out' }).click();
    await expect
      .poll(() => image.evaluate((element) => element.getBoundingClientRect().width))
      .toBeGreaterThan(before * 1.2);
    const running = await page.evaluate(
      () =>
        // A row that a visitor has scrolled does not play by itself.
        document
          .getAnimations()
          .filter(
            ({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline,
          ).length,
    );
    expect(running).toBe(0);
  });

  test('Home and End lead to the first and the last; zoomed in, every arrow moves the picture', async ({
    page,
  }) => {
    await open(page, `${PHOTOS}?picture=photo-02`);
    const last = (await keysOf(page)).length;
    await isOpened(page);
    await page.keyboard.press('End');
    await expect(position(page)).toHaveText(new RegExp(`^Picture ${last} of`));
    await page.keyboard.press('Home');
    await expect(position(page)).toHaveText(/^Picture 1 of/);
    await expect(page).toHaveURL(`${PHOTOS}?picture=photo-01`);
    await page.keyboard.press('z');
    const place = () =>
      page.evaluate(() => {
        const seen = document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
        return seen.find((element) => element instanceof HTMLImageElement)?.getBoundingClientRect();
      });
    await expect.poll(async () => (await place())?.left).toBeLessThan(0);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    // Each edge of the picture can be brought into the window.
    for (const [key, isSeen] of [
      ['ArrowRight', (box: Edges) => box.right <= width + 1],
      ['ArrowLeft', (box: Edges) => box.left >= -1],
      ['ArrowDown', (box: Edges) => box.bottom <= height + 1],
      ['ArrowUp', (box: Edges) => box.top >= -1],
    ] as const) {
      for (let step = 0; step < 40; step += 1) await page.keyboard.press(key);
      await expect
        .poll(async () => {
          const box = await place();
          return box !== undefined && isSeen(box);
        }, key)
        .toBe(true);
    }
    await expect(position(page)).toHaveText(/^Picture 1 of/);
    await page.keyboard.press('z');
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^Picture 2 of/);
  });

  test('is mirrored where one reads from right to left', async ({ page }) => {
    await open(page, PHOTOS);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await tile(page, 'photo-02').click();
    await expect(position(page)).toHaveText(/^Picture 2 of/);
    await isOpened(page);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${PHOTOS}?picture=photo-03`);
    await expect(position(page)).toHaveText(/^Picture 3 of/);
    const [next, previous] = await Promise.all(
      ['Next picture', 'Previous picture'].map((name) =>
        viewer(page).getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(next?.x).toBeLessThan(previous?.x ?? 0);
  });

  test('leads to the full picture without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(PHOTOS);
    await tile(page, 'photo-01').click();
    await expect(page).toHaveURL('/media/photos/photo-01.jpg');
    await context.close();
  });

  test('asks the server for nothing but the viewer and pictures', async ({ page }) => {
    await open(page, PHOTOS);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await tile(page, 'photo-01').click();
    await expect(position(page)).toHaveText(/^Picture 1 of/);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    expect(requested.filter((path) => !/^\/(?:_next\/static\/|media\/|icon)/.test(path))).toEqual([]);
  });
});

test.describe('fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a swipe steps to the next picture', async ({ page }) => {
    await open(page, PHOTOS);
    await tile(page, 'photo-02').tap();
    await expect(position(page)).toHaveText(/^Picture 2 of/);
    await isOpened(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', 320);
    for (let x = 300; x >= 60; x -= 30) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(page).toHaveURL(`${PHOTOS}?picture=photo-03`);
  });
});
