import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/accessibility';
import { hintIsRead, toolbarOf } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
let word = '';
withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

/** Uploads a wide picture that no other journey has; its red disc stands at four fifths of its width. */
async function upload(page: Page): Promise<string> {
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><circle cx="80" cy="80" r="80" fill="#e22"/></svg>';
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const buffer = await sharp({
    create: { width: 1600, height: 800, channels: 3, background: { r: r / 4, g, b } },
  })
    .composite([{ input: Buffer.from(disc), left: 1200, top: 320 }])
    .jpeg()
    .toBuffer();
  const origin = new URL(process.env.E2E_URL ?? '').origin;
  const answer = await page.request.post('/api/media', {
    multipart: { files: { name: `disc-${word}.jpg`, mimeType: 'image/jpeg', buffer } },
    headers: { origin },
    // A busy server examines one file after another.
    timeout: 30_000,
  });
  expect(answer.status()).toBeLessThan(300);
  const { blobs } = await answer.json();
  return blobs[0].pathname;
}

/** The journey's page begins with a slide of this picture. */
async function showAsSlide(page: Page, pathname: string, more: object = {}) {
  const requested = { path: own.path, locale: 'en' };
  const read = await page.request.post('/api/pages/by-path', { data: requested });
  const { version } = (await read.json()).translation;
  const props = {
    slides: [{ key: 'slide-1', image: `/media/${pathname}`, title: 'Disc', buttons: [], ...more }],
  };
  const rest = { attributes: {}, blockAttributes: [], itemAttributes: [] };
  const blocks = [{ id: 'hero', component: 'HeroSlider', props, ...rest }];
  const content = { sections: [{ id: 'one', name: 'One', attributes: [], blocks }] };
  const data = { ...requested, translation: { content, version } };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
}

const stored = async (page: Page, pathname: string) => {
  const { item } = await (await page.request.get(`/api/media/${pathname}`)).json();
  return item as { focalPoint?: { x: number; y: number }; guessedFocalPoint: { x: number; y: number } };
};

const cutOf = (picture: Locator) => picture.evaluate((image) => getComputedStyle(image).objectPosition);

const slide = (page: Page) => page.locator('.slide .picture');

for (const how of ['mouse', 'touch'] as const) {
  test.describe(`by ${how}`, () => {
    test.use(
      how === 'touch'
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 820, height: 1100 } },
    );
    const press = (target: Locator, options = {}) =>
      how === 'touch' ? target.tap(options) : target.click(options);

    test('one tap on a slide that is edited moves its cut there, for good (docs/reference/pictures.md#where-pictures-are-cut)', async ({
      page,
    }) => {
      const pathname = await upload(page);
      await showAsSlide(page, pathname);
      const { guessedFocalPoint: guess, focalPoint } = await stored(page, pathname);
      expect(focalPoint).toBeUndefined();
      expect(guess.x).toBeGreaterThan(0.65);
      await isOwnersBrowser(page, own.path);
      // The guess has brought the disc into the slide, which shows a part of the picture.
      expect(Number.parseFloat(await cutOf(slide(page)))).toBeCloseTo(guess.x * 100, 0);
      await hintIsRead(page);
      await press(toolbarOf(page).getByRole('switch', { name: 'Edit mode' }));
      await expect(toolbarOf(page).getByText('All saved')).toBeAttached();
      await press(slide(page), { position: { x: 30, y: 200 } });
      await press(page.getByRole('button', { name: 'Focal point', exact: true }));
      const region = page.getByRole('region', { name: 'Focal point' });
      const handle = region.getByRole('button', { name: /^Focal point: / });
      await expect(handle).toBeFocused();
      expect(await violations(page, 'setting a focal point on the page')).toEqual([]);

      // A place left of the middle shows what lies left of the guess in the picture.
      const box = await slide(page).boundingBox();
      const [width = 0, height = 0] = [box?.width, box?.height];
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      const place = { x: Math.round(width * 0.2), y: Math.round(height * 0.4) };
      await press(region.locator('div').nth(1), { position: place });
      expect((await saved).status()).toBe(200);
      const drawn = height * 2;
      const expected = (place.x - (width - drawn) * guess.x) / drawn;
      const point = (await stored(page, pathname)).focalPoint;
      expect(point?.x).toBeCloseTo(expected, 2);
      expect(point?.y).toBeCloseTo(0.4, 2);
      const cut = await cutOf(slide(page));
      expect(Number.parseFloat(cut)).toBeCloseTo(expected * 100, 0);

      // By key, then out of it.
      const byKey = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.keyboard.press('Shift+ArrowUp');
      await byKey;
      await page.keyboard.press('Escape');
      await expect(region).toBeHidden();
      const moved = await cutOf(slide(page));
      expect(Number.parseFloat(moved.split(' ')[1] ?? '')).toBeCloseTo(30, 0);

      // What a visitor is drawn now.
      await expect(async () => {
        await page.goto(own.path);
        expect(await cutOf(slide(page))).toBe(moved);
      }).toPass();
    });

    test('one tap on a picture in the library sets its focal point, and it can go back to the guess', async ({
      page,
    }) => {
      const pathname = await upload(page);
      await isOwnersBrowser(page, own.path);
      await press(toolbarOf(page).getByRole('button', { name: 'Media', exact: true }));
      const library = page.getByRole('dialog', { name: 'Media Library' });
      await library.getByPlaceholder('Search files...').fill(`disc-${word}`);
      await press(library.getByRole('button', { name: `disc-${word}.jpg`, exact: true }));
      const preview = page.getByRole('dialog', { name: `disc-${word}.jpg`, exact: true });
      const picture = preview.getByRole('img', { name: `disc-${word}.jpg` });
      await expect(picture).toBeVisible();
      await expect(preview.getByText('This point was guessed from the picture.')).toBeVisible();
      const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      const at = [x + width * 0.25, y + height * 0.75] as const;
      if (how === 'touch') await page.touchscreen.tap(...at);
      else await page.mouse.click(...at);
      await expect(
        preview.getByRole('button', { name: /^Focal point: 25 % from the left, 75 % from the top/ }),
      ).toBeVisible();
      await expect(preview.getByText('Saved', { exact: true })).toBeVisible();
      expect((await stored(page, pathname)).focalPoint?.x).toBeCloseTo(0.25, 1);
      await press(preview.getByRole('button', { name: 'Back to the guess' }));
      await expect(preview.getByText('This point was guessed from the picture.')).toBeVisible();
      await expect(async () => expect((await stored(page, pathname)).focalPoint).toBeUndefined()).toPass();
    });
  });
}

test('a tall screen gets the picture that its slide has for it (docs/reference/pictures.md#where-pictures-are-cut)', async ({
  page,
}) => {
  const pathname = await upload(page);
  const tallImage = '/media/hero/titan.jpg';
  await showAsSlide(page, pathname, { tallImage });
  const chosen = () => slide(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(own.path);
  await expect.poll(chosen).toContain(`${tallImage}?`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(chosen).toContain(`/media/${pathname}?`);
});

test('a phone held upright loads only the part of a slide that it shows, and sees the same (docs/reference/pictures.md#sizes)', async ({
  page,
}) => {
  const pathname = await upload(page);
  await showAsSlide(page, pathname);
  const chosen = () => slide(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  const drawn = async () => {
    await slide(page).evaluate((image: HTMLImageElement) => image.decode());
    const taken = await page.screenshot({ animations: 'disabled' });
    return sharp(taken).removeAlpha().raw().toBuffer();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(own.path);
  await expect.poll(chosen).toMatch(/&crop=\d+$/);
  const cropped = await drawn();
  await page.locator('.slide source').evaluate((source) => source.remove());
  await expect.poll(chosen).not.toContain('crop=');
  const whole = await drawn();
  const difference = whole.reduce((sum, value, at) => sum + Math.abs(value - (cropped[at] ?? 0)), 0);
  expect(difference / whole.length).toBeLessThan(1);

  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto(own.path);
  await expect.poll(chosen).not.toContain('crop=');
});
