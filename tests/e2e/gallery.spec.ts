import { FRESH_BROWSER } from './support/fresh-browser';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference', ...FRESH_BROWSER });

const PHOTOS = '/about/photos';
/** A row's height by its width. */
const HIGHEST = 1.5;
const ROW_PAGE = '/exhibitions/the-weight-of-light-2021';

test('rows of one height keep the order, fill their width and crop nothing (MediaGallery, masonry; docs/reference/editing.md#sections-and-blocks)', async ({
  page,
}) => {
  await page.goto(PHOTOS);
  const galleries = await page.locator('.gallery-masonry > ul').evaluateAll((lists) =>
    lists.map((list) => ({
      width: list.clientWidth,
      right: list.getBoundingClientRect().right,
      pictures: [...list.querySelectorAll('img')].map((image) => {
        const { top, left, right, width, height } = image.getBoundingClientRect();
        return {
          top,
          left,
          right,
          width,
          height,
          ratio: image.width / image.height,
          own: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        };
      }),
    })),
  );
  expect(galleries.length).toBeGreaterThan(0);
  for (const { pictures, right, width } of galleries) {
    for (const [index, picture] of pictures.entries()) {
      expect(picture.width / picture.height).toBeCloseTo(picture.own, 1);
      const next = pictures[index + 1];
      if (next === undefined) continue;
      const isSameRow = Math.abs(next.top - picture.top) < 2;
      if (isSameRow) {
        expect(next.left).toBeGreaterThan(picture.left);
        expect(Math.abs(next.height - picture.height)).toBeLessThan(2);
      } else {
        expect(next.top).toBeGreaterThan(picture.top);
        // A single picture on a phone has the greatest height of a row, and no greater width than that allows.
        const isAlone = Math.abs((pictures[index - 1]?.top ?? 0) - picture.top) >= 2;
        const isHighest = isAlone && Math.abs(picture.height - HIGHEST * width) < 2;
        if (!isHighest) expect(Math.abs(picture.right - right)).toBeLessThan(3);
      }
    }
  }
});

test('a row is stepped through by arrows and thumbnails, and can be paused (MediaGallery, carousel; docs/reference/editing.md#sections-and-blocks)', async ({
  page,
}) => {
  await page.goto(ROW_PAGE);
  const row = page.locator('.gallery-carousel');
  await row.scrollIntoViewIfNeeded();
  const scrolled = () => row.locator('ul').evaluate((list) => Math.round(list.scrollLeft));
  await row.getByRole('button', { name: 'Pause the pictures' }).click();
  await expect(row.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
  const before = await scrolled();
  await row.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(scrolled).toBeGreaterThan(before + 50);
  await row.getByRole('link', { name: /^Show picture 1: / }).click();
  await expect.poll(scrolled).toBeLessThan(before + 10);
  await expect(row.getByRole('link', { name: /^Show picture 1: / })).toHaveAttribute('aria-current', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

test('a row does not move by itself under reduced motion (MediaGallery, autoplay; docs/reference/editing.md#sections-and-blocks)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(ROW_PAGE);
  const row = page.locator('.gallery-carousel');
  await expect(row.getByRole('button', { name: 'Next picture' })).toBeVisible();
  await expect(row.getByRole('button', { name: /the pictures$/ })).toHaveCount(0);
  await row.scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  expect(await row.locator('ul').evaluate((list) => list.scrollLeft)).toBe(0);
});

test('an item leads where its caption does, by one link (MediaGallery, linker; docs/reference/editing.md#sections-and-blocks)', async ({
  page,
}) => {
  await page.goto('/');
  const item = page.locator('.gallery .leads').first();
  await item.scrollIntoViewIfNeeded();
  const leads = await item.locator('a[data-leads]').getAttribute('href');
  // A point of its picture under the link; the click waits until nothing covers it.
  const position = await item.evaluate((element) => {
    const outer = element.getBoundingClientRect();
    const { left, top } = (element.querySelector('img') ?? element).getBoundingClientRect();
    return { x: left - outer.left + 20, y: top - outer.top + 20 };
  });
  await item.click({ position });
  await expect(page).toHaveURL(new RegExp(`${leads}$`));
});

test.describe('names of works stay whole', () => {
  for (const [width, path] of [
    [360, '/works'],
    [1280, '/works'],
    [1920, '/uk/works'],
    [360, '/ru/works'],
  ] as const) {
    test(`${path} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const broken = await page.locator('.tile-text :is(h2, h3, h4) a').evaluateAll((links) =>
        links
          .filter((link) => {
            const text = link.firstChild;
            if (!(text instanceof Text)) return false;
            const range = document.createRange();
            return [...text.data.matchAll(/\p{L}+/gu)].some(({ index, 0: word }) => {
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return range.getClientRects().length > 1;
            });
          })
          .map((link) => link.textContent),
      );
      expect(broken).toEqual([]);
    });
  }
});
