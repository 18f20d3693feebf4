import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
let word = '';
withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

const WIDTH = 1600;
const HEIGHT = 1000;

/** A picture whose parts are as light as the given rectangles say, on black. */
function picture(parts: { left: number; top: number; width: number; height: number; fill: string }[]) {
  const rects = parts.map(
    ({ left, top, width, height, fill }) =>
      `<rect x="${left}%" y="${top}%" width="${width}%" height="${height}%" fill="${fill}"/>`,
  );
  // Nothing of a journey is another's: a few pixels at the edge are its own.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%"/>${rects.join('')}<text y="999" font-size="1">${word}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const PICTURES = {
  white: [{ left: 0, top: 0, width: 100, height: 100, fill: '#fff' }],
  black: [],
  mixed: [
    { left: 0, top: 0, width: 100, height: 45, fill: '#e8e4d8' },
    { left: 20, top: 60, width: 25, height: 40, fill: '#d33' },
    { left: 70, top: 45, width: 30, height: 55, fill: '#ffe680' },
  ],
};

async function upload(page: Page, name: keyof typeof PICTURES): Promise<string> {
  const buffer = await picture(PICTURES[name]);
  const answer = await page.request.post('/api/media', {
    multipart: { files: { name: `${name}-${word}.png`, mimeType: 'image/png', buffer } },
    headers: { origin: new URL(process.env.E2E_URL ?? '').origin },
    timeout: 30_000,
  });
  expect(answer.status()).toBeLessThan(300);
  return `/media/${(await answer.json()).blobs[0].pathname}`;
}

const rest = { attributes: {}, blockAttributes: [], itemAttributes: [] };

/** The journey's page with a slide and a section on the picture. */
async function show(page: Page, src: string, color: string): Promise<void> {
  const requested = { path: own.path, locale: 'en' };
  const read = await page.request.post('/api/pages/by-path', { data: requested });
  const { version } = (await read.json()).translation;
  const slide = {
    key: 'slide-1',
    image: src,
    title: 'Tidal Archive',
    description: 'Eleven rooms of water, seen from the gallery above the hall, until the end of March.',
    options: { color },
    buttons: [{ key: 'b', id: 'b', text: 'See the work', link: '/' }],
  };
  const html =
    '<p>The hall holds water for eleven hours. Then it is let go, and the floor dries by morning.</p>';
  const content = {
    look: {},
    sections: [
      {
        ...{ id: 'one', name: 'One', attributes: [], look: { name: 'hidden' } },
        blocks: [{ id: 'hero', component: 'HeroSlider', props: { slides: [slide] }, ...rest }],
      },
      {
        ...{ id: 'two', name: 'Two', attributes: [], look: { ground: 'picture', picture: src } },
        blocks: [{ id: 'words', component: 'RichText', props: { content: html }, ...rest }],
      },
    ],
  };
  const data = { ...requested, translation: { content, version } };
  const answer = await page.request.patch('/api/pages/by-path', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  // There the header stands on the first slide.
  const layout = await page.request.patch(`/api/pages/${own.id}`, { data: { layout: 'page' } });
  expect(layout.status(), await layout.text()).toBe(200);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where letters stand, in pixels of the element. */
function letters(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluate((element) => {
    const origin = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: { x: number; y: number; width: number; height: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        boxes.push({ x: x - origin.x, y: y - origin.y, width, height });
    }
    return boxes;
  });
}

/** Where the letters of the header stand, which lies on the slide. */
async function headerLetters(page: Page): Promise<Box[]> {
  const boxes = await letters(page, '.site-header');
  // The way to the menu, which hangs elsewhere in the window, has a ground of its own.
  return boxes.filter(({ y, width, height }) => width > 0 && height > 0 && y < 80);
}

/** The element as it is drawn without its words, and without what is hidden. */
async function drawn(page: Page, selector: string, hidden = ''): Promise<{ data: Buffer; width: number }> {
  const style = `*, *::before, *::after { animation: none !important; transition: none !important }
    ${selector} :is(h2, p, a) { color: transparent !important; border-color: transparent !important }
    .site-header, .carousel-controls, .menu-button { visibility: hidden !important } ${hidden}`;
  // The policy of the site lets no style element in; a sheet of the document needs none.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, style);
  const shot = await page.locator(selector).screenshot({ scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

const luminance = (channels: number[]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function leastContrast({ data, width }: { data: Buffer; width: number }, boxes: Box[], words: number) {
  let least = 21;
  const height = data.length / 3 / width;
  for (const box of boxes)
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += 1)
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += 1) {
        const at = (y * width + x) * 3;
        const ground = luminance([...data.subarray(at, at + 3)]);
        const [low, high] = [Math.min(ground, words), Math.max(ground, words)];
        least = Math.min(least, (high + 0.05) / (low + 0.05));
      }
  return least;
}

/** The share of the pixels of a box on which white words have less contrast than that. */
function shareBelow({ data, width }: { data: Buffer; width: number }, box: Box, contrast: number) {
  let [below, all] = [0, 0];
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 1)
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) {
      const at = (y * width + x) * 3;
      all += 1;
      if (1.05 / (luminance([...data.subarray(at, at + 3)]) + 0.05) < contrast) below += 1;
    }
  return below / all;
}

/** How many pixels differ beyond what rounding does, among those that a rule names. */
function different(
  one: { data: Buffer; width: number },
  other: { data: Buffer },
  among: (x: number, y: number) => boolean,
) {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const pixel = at / 3;
    if (!among(pixel % one.width, Math.floor(pixel / one.width))) continue;
    if ([0, 1, 2].some((of) => Math.abs((one.data[at + of] ?? 0) - (other.data[at + of] ?? 0)) > 2))
      count += 1;
  }
  return count;
}

/** The largest step from a pixel to the next one in a row of the picture, of 255. */
function steepest({ data, width }: { data: Buffer; width: number }, y: number) {
  const row = data.subarray(Math.floor(y) * width * 3, (Math.floor(y) + 1) * width * 3);
  return Math.max(...row.subarray(3).map((value, at) => Math.abs(value - (row[at] ?? 0))));
}

const NO_SHADE = '.slide::after, .slide-text::before, .section-ground > div { display: none !important }';
/** It ends there, in pixels from the top of the slide. */
const HEADER_SHADE = 144;
const PLACES = { slide: '.slide', section: '.section:has(.section-ground)' };

for (const name of ['white', 'black', 'mixed'] as const) {
  test(`words on a ${name} picture can be read, and the rest of it stays as it is (docs/reference/pictures.md#words-on-pictures)`, async ({
    page,
  }) => {
    await show(page, await upload(page, name), '#ffffff');
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(own.path);
      for (const [place, selector] of Object.entries(PLACES)) {
        const where = `${place}, ${viewport.width}`;
        const image = page.locator(`${selector} .picture`);
        await image.scrollIntoViewIfNeeded();
        await expect(image, where).toHaveJSProperty('complete', true);
        await image.evaluate((element: HTMLImageElement) => element.decode());
        const shaded = await drawn(page, selector);
        const boxes = await letters(page, selector);
        expect(boxes.length, where).toBeGreaterThan(1);
        expect(leastContrast(shaded, boxes, 1), where).toBeGreaterThanOrEqual(4.5);
        if (place === 'slide')
          expect(
            leastContrast(shaded, await headerLetters(page), 1),
            `header, ${where}`,
          ).toBeGreaterThanOrEqual(4.5);
        const bare = await drawn(page, selector, NO_SHADE);
        if (name === 'white' && place === 'slide')
          for (const { y, height } of boxes)
            expect(steepest(shaded, y + height / 2), `edge of the shade, ${where}`).toBeLessThan(8);
        // The words' area with its soft edge: on a slide the box around them, in a section what is near them.
        const fade = 144;
        const near = await page.locator(place === 'slide' ? '.slide-text' : selector).boundingBox();
        // In a broad window the box has room for the edge; in a narrow one the edge goes beyond it.
        const beyond = viewport.width < 896 ? 96 : 0;
        const right = place === 'slide' ? (near?.width ?? 0) + beyond : viewport.width;
        if (place === 'slide' && viewport.width === 1440) expect(right).toBeLessThan(0.85 * viewport.width);
        const [top, bottom] = [
          Math.min(...boxes.map(({ y }) => y)) - fade,
          Math.max(...boxes.map((box) => box.y + box.height)) + fade,
        ];
        const isBeside = (x: number, y: number) =>
          place === 'section' ? y < top || y > bottom : y > HEADER_SHADE && (y < top || x > right);
        expect(different(shaded, bare, isBeside), where).toBe(0);
        const isShaded = different(shaded, bare, () => true) > 0;
        if (name !== 'mixed') expect(isShaded, where).toBe(name === 'white');
      }
    }
  });
}

test('dark words on a black picture stand in a light', async ({ page }) => {
  await show(page, await upload(page, 'black'), '#000000');
  await page.goto(own.path);
  const image = page.locator('.slide .picture');
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const boxes = await letters(page, '.slide');
  expect(leastContrast(await drawn(page, '.slide'), boxes, 0)).toBeGreaterThanOrEqual(4.5);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`words on the slides of the demonstration can be read at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const next = page.locator('.hero').getByRole('button', { name: 'Next slide' });
    for (const number of [1, 2, 3]) {
      const slide = `.slide:nth-child(${number})`;
      await expect(page.locator(slide)).not.toHaveAttribute('inert', '');
      await page.locator(`${slide} .picture`).evaluate((image: HTMLImageElement) => image.decode());
      const boxes = (await letters(page, slide)).filter(({ width }) => width > 0);
      const shot = await drawn(page, slide);
      // A spark of a few pixels is no ground of a letter.
      for (const box of boxes) expect(shareBelow(shot, box, 4.5), `slide ${number}`).toBeLessThan(0.01);
      await next.click();
    }
  });
}
