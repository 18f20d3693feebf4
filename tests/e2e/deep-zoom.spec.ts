import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/accessibility';
import { isHydrated } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

const SIZE = { width: 8_000, height: 5_000 };

let own: OwnPages;
withOwnPages((pages) => {
  own = pages;
});

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });
const surface = (page: Page) => viewer(page).getByRole('application');
const viewOf = (page: Page) => new URL(page.url()).searchParams.get('view');

/** 40 megapixels that take few bytes: a field with a mark in the middle of its upper left quarter. */
function largePicture(): Promise<Buffer> {
  const mark = { create: { width: 400, height: 400, channels: 3 as const, background: '#d02010' } };
  return sharp({ create: { ...SIZE, channels: 3, background: { r: 20, g: 60, b: randomInt(250) } } })
    .composite([{ input: mark, left: 1_800, top: 1_050 }])
    .jpeg({ quality: 60 })
    .toBuffer();
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

/** The colour in the middle of the window. */
async function middle(page: Page): Promise<number[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: Math.round(width / 2), y: Math.round(height / 2), width: 1, height: 1 };
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

test('a large picture is looked at closely, by wheel and keys, and a link shows the same part', async ({
  page,
  browser,
}) => {
  const path = await pageWithLargePicture(page);
  await page.goto(path);
  await isHydrated(page);
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
  const before = viewOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => viewOf(page)).not.toBe(before);
  expect(await violations(page, 'closely')).toEqual([]);

  const elsewhere = await browser.newPage({ viewport: page.viewportSize() });
  await elsewhere.goto(`${new URL(page.url()).origin}${path}?picture=${key}&view=0.25,0.25,60`);
  await expect(elsewhere.getByRole('application')).not.toHaveClass(/opacity-0/);
  await expect.poll(() => middle(elsewhere).then(([red = 0]) => red > 180)).toBe(true);
  expect(new URL(elsewhere.url()).searchParams.get('view')).toBe('0.25,0.25,60');
  await elsewhere.close();

  await page.keyboard.press('0');
  await expect(surface(page)).toHaveCount(0);
  await expect.poll(() => viewOf(page)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
});
