import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/accessibility';
import { isReady } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

const SIZE = { width: 8_000, height: 5_000 };

// Tiles are cut while nothing more urgent is to do, and other journeys are.
test.describe.configure({ timeout: 300_000 });

let own: OwnPages;
withOwnPages((pages) => {
  own = pages;
});

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });
const surface = (page: Page) => viewer(page).getByRole('application');
const viewOf = (page: Page) => new URL(page.url()).searchParams.get('view');

/** 40 megapixels that take few bytes: a field with a mark, redder than sRGB can say, in the middle of its upper left quarter. */
async function largePicture(): Promise<Buffer> {
  const mark = {
    create: { width: MARK.side, height: MARK.side, channels: 3 as const, background: '#f00' },
  };
  const jpeg = await sharp({
    create: { ...SIZE, channels: 3, background: { r: 20, g: 60, b: randomInt(250) } },
  })
    .composite([{ input: mark, left: MARK.left, top: MARK.top }])
    .jpeg({ quality: 60 })
    .toBuffer();
  return inDisplayP3(jpeg);
}

/** The same numbers as colours of Display P3: sharp would convert them. The profile stands in a segment behind the first marker. */
async function inDisplayP3(jpeg: Buffer): Promise<Buffer> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata();
  if (icc === undefined) throw new Error('sharp wrote no profile.');
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1');
  head.writeUInt16BE(head.length - 2 + icc.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, icc, jpeg.subarray(2)]);
}

/** A page with a picture whose tiles are there. */
async function pageWithLargePicture(page: Page): Promise<string> {
  const file = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: await largePicture() };
  const sent = await page.request.post('/api/media', { multipart: { files: file } });
  const { pathname } = (await sent.json()).blobs[0];
  const block = { id: 'b', component: 'MediaObject', props: { src: `/media/${pathname}`, alt: 'A field' } };
  const translation = { content: { sections: [{ id: 's', blocks: [block] }] } };
  const saved = await page.request.patch('/api/pages/by-path', {
    data: { path: own.path, locale: 'en', translation },
  });
  expect([saved.status(), await saved.text()]).toEqual([200, expect.anything()]);
  await expect(async () => {
    expect((await page.request.get(`/iiif/${pathname}/info.json`)).status()).toBe(200);
  }).toPass();
  return own.path;
}

const MARK = { left: 1_800, top: 1_050, side: 400 };

/** What of the window is red: the box around it, in pixels of the screen, and how much of that box is red. */
async function redBox(page: Page) {
  const shot = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await shot.toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) < 115 || (data[at + 1] ?? 0) > 100 || (data[at + 2] ?? 0) > 140) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
    count += 1;
  }
  return { ...box, filled: count / ((box.right - box.left) * (box.bottom - box.top)) };
}

/** A page on a screen that shows the colours of Display P3. */
async function withWideScreen(page: Page): Promise<Page> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setEmulatedMedia', { features: [{ name: 'color-gamut', value: 'p3' }] });
  return page;
}

/** Red, green and blue of Display P3 in the middle of the tiles. */
function middle(page: Page): Promise<number[]> {
  return page.locator('.pswp canvas').evaluate((canvas: HTMLCanvasElement) => {
    const at = [canvas.width / 2, canvas.height / 2].map(Math.round) as [number, number];
    const { data } = canvas.getContext('2d')?.getImageData(...at, 1, 1, { colorSpace: 'display-p3' }) ?? {};
    return [...(data ?? [])].slice(0, 3);
  });
}

/** Adds by which power of two each tile that is asked for from now on is smaller than its part of the picture. */
function noteLevels(page: Page, levels: Set<number>): void {
  page.on('request', (request) => {
    const [, part, tile] = /\/iiif\/.*\/\d+,\d+,(\d+),\d+\/(\d+),/.exec(request.url()) ?? [];
    if (part && tile) levels.add(Math.round(Math.log2(Number(part) / Number(tile))));
  });
}

/** Pixels of the screen for one of the picture. */
async function perPixel(page: Page): Promise<number> {
  const width = await surface(page).evaluate((element) => element.clientWidth);
  return (Number(viewOf(page)?.split(',')[2]) * width) / SIZE.width;
}

test('a large picture is looked at closely, by wheel and keys, and a link shows the same part', async ({
  page,
  browser,
}) => {
  const path = await pageWithLargePicture(page);
  await page.goto(path);
  await isReady(page);
  const link = page.locator('a[data-lightbox]');
  const key = await link.getAttribute('data-lightbox');
  await link.click();
  await expect(viewer(page).locator('.pswp__img').first()).toBeVisible();
  await expect(surface(page)).toHaveCount(0);
  const tiles = page.waitForResponse(/\/iiif\/\S+\/default\.jpg$/);
  await expect(async () => {
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, -200);
    await expect(surface(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect((await tiles).status()).toBe(200);
  await expect(surface(page)).not.toHaveClass(/opacity-0/);
  await expect.poll(() => viewOf(page)).not.toBeNull();
  const wide = viewOf(page);
  await page.keyboard.press('+');
  await expect.poll(() => viewOf(page)).not.toBe(wide);
  // By keys and by two clicks one comes to where pixels of tiles are pixels of the screen.
  const whole = Math.round(Math.log2(await perPixel(page)));
  expect(await perPixel(page)).toBeCloseTo(2 ** whole, 4);
  const levels = new Set<number>();
  noteLevels(page, levels);
  await surface(page).dblclick({ position: { x: 400, y: 300 } });
  await expect.poll(() => perPixel(page)).toBeCloseTo(2 ** (whole + 1), 4);
  // No others are asked for: neither coarser ones first nor finer ones, which would be four times as many.
  await expect.poll(() => [...levels]).toEqual([-whole - 1]);
  await page.keyboard.press('-');
  await expect.poll(() => perPixel(page)).toBeCloseTo(2 ** whole, 4);
  const before = viewOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => viewOf(page)).not.toBe(before);
  expect(await violations(page, 'closely')).toEqual([]);

  const elsewhere = await withWideScreen(await browser.newPage({ viewport: page.viewportSize() }));
  await elsewhere.goto(`${new URL(page.url()).origin}${path}?picture=${key}&view=0.25,0.25,60`);
  await expect(elsewhere.getByRole('application')).not.toHaveClass(/opacity-0/);
  // All of the red: a canvas of sRGB would have made 234, 51, 35 of it.
  await expect
    .poll(() => middle(elsewhere))
    .toEqual([expect.closeTo(255, -1), expect.closeTo(0, -1), expect.closeTo(0, -1)]);
  expect(new URL(elsewhere.url()).searchParams.get('view')).toBe('0.25,0.25,60');
  await elsewhere.close();

  await page.keyboard.press('0');
  await expect(surface(page)).toHaveCount(0);
  await expect.poll(() => viewOf(page)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Two fingers go apart by a factor, and turn by degrees. */
  async function pinch(page: Page, factor: number, degrees: number) {
    const protocol = await page.context().newCDPSession(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const fingers = (share: number) =>
      [0, Math.PI].map((side, id) => {
        const angle = side + (degrees * share * Math.PI) / 180;
        const radius = 50 * (1 + (factor - 1) * share);
        return { id, x: width / 2 + radius * Math.cos(angle), y: height / 2 + radius * Math.sin(angle) };
      });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
    for (let step = 1; step <= 12; step += 1)
      await protocol.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(step / 12) });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('two fingers lead closer, and turn nothing', async ({ page }) => {
    await page.goto(await pageWithLargePicture(page));
    await isReady(page);
    await page.locator('a[data-lightbox]').click();
    await expect(viewer(page).locator('.pswp__img').first()).toBeVisible();
    await expect(async () => {
      if ((await surface(page).count()) === 0) await pinch(page, 2.5, 0);
      await expect(surface(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(surface(page)).not.toHaveClass(/opacity-0/);
    await expect.poll(() => viewOf(page)).not.toBeNull();

    // The mark in the middle of the window, some way off.
    const middle = [(MARK.left + MARK.side / 2) / SIZE.width, (MARK.top + MARK.side / 2) / SIZE.height];
    const url = new URL(page.url());
    await page.goto(`${url.pathname}?picture=${url.searchParams.get('picture')}&view=${middle.join(',')},4`);
    await expect(surface(page)).not.toHaveClass(/opacity-0/);
    await expect.poll(async () => (await redBox(page)).filled).toBeGreaterThan(0.95);
    const before = await redBox(page);
    await pinch(page, 2, 50);
    await expect.poll(async () => Number((viewOf(page) ?? '').split(',')[2])).toBeGreaterThan(6);
    await expect.poll(async () => (await redBox(page)).filled).toBeGreaterThan(0.95);
    const after = await redBox(page);
    expect(after.right - after.left).toBeGreaterThan(1.5 * (before.right - before.left));

    // Two taps lead on to where pixels of tiles are pixels of the screen.
    const pinched = await perPixel(page);
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(195, 422);
    await expect.poll(() => perPixel(page)).toBeGreaterThan(1.3 * pinched);
    const power = Math.log2(await perPixel(page));
    expect(power).toBeCloseTo(Math.round(power), 3);
  });
});
