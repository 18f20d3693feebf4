import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { isLong, shareOf } from '@/tests/setup/shares.mjs';
import { edit, textsOf, toolbarOf } from './support/editing';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GESTURES = isLong ? 200 : 14;

/** A page of each layout; three of them where time is short. */
const PAGES = [
  '/',
  '/legal/terms-of-use',
  '/exhibitions/soft-machines-2018',
  ...(isLong
    ? [
        '/about',
        '/about/collections',
        '/about/photos',
        '/about/quotes',
        '/contact',
        '/works',
        '/works/digital-art/nft',
        '/exhibitions',
      ]
    : []),
];

/** A block's position, size and colours as seen. */
interface Look {
  section: string;
  words: string;
  width: number;
  /** How it, its first words and its first picture are set. */
  styles: string;
  ground: string;
}

/** What is seen of an element, but for its height, its distance from what stands before it, and whether it has the focus. */
const SEEN = [
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-align',
  'color',
  // Not where a picture is cut: its focal point may have been guessed in between, and come with the next reading.
  'background-color',
  'background-image',
  'padding',
  'border',
  'opacity',
  'max-inline-size',
  'margin-inline',
  'object-fit',
  'aspect-ratio',
  'grid-column',
  'grid-template-columns',
];

type Gesture =
  | { name: 'type' | 'bold' | 'link' | 'list' | 'up' | 'down' | 'copy' | 'remove'; at: number }
  | { name: 'add'; at: number; kind: 'Text' | 'Quote' | 'Picture' | 'New section' }
  | { name: 'undo' };

const at = fc.nat({ max: 50 });
const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ name: fc.constant('type' as const), at }) },
  fc.record({ name: fc.constantFrom('bold' as const, 'link', 'list', 'up', 'down', 'copy', 'remove'), at }),
  fc.record({
    name: fc.constant('add' as const),
    at,
    kind: fc.constantFrom('Text' as const, 'Quote', 'Picture', 'New section'),
  }),
  { weight: 2, arbitrary: fc.record({ name: fc.constant('undo' as const) }) },
);

/** Every block that has words, as it is drawn. */
const looks = (page: Page): Promise<Look[]> =>
  page
    .locator('#content :is(.section > :not(.section-name, .nothing-here, .quotes), .quotes > *)')
    .evaluateAll((elements, seen) => {
      const stylesOf = (element: Element | null) => {
        const style = element && getComputedStyle(element);
        return style ? seen.map((name) => style.getPropertyValue(name)).join('; ') : '';
      };
      return elements.flatMap((element) => {
        const section = element.closest('.section');
        const isLoading = [...element.querySelectorAll('img')].some((image) => !image.complete);
        if (!section || isLoading || element.textContent?.trim() === '') return [];
        const first = element.querySelector('p, li, h3, blockquote') ?? element;
        const { backgroundColor, color } = getComputedStyle(section);
        return [
          {
            section: section.id,
            words: element.textContent ?? '',
            width: Math.round(element.getBoundingClientRect().width),
            styles: [element, first, element.querySelector('img')].map(stylesOf).join(' | '),
            ground: `${backgroundColor} ${color}`,
          },
        ];
      });
    }, SEEN);

/** The same with all pictures loaded, including those that load on scrolling. */
async function looksOfAll(page: Page): Promise<Look[]> {
  const pictures = page.locator('#content .section img');
  await expect(async () => {
    const areThere = await pictures.evaluateAll((all) =>
      all.map((picture) => {
        const image = picture as HTMLImageElement;
        image.loading = 'eager';
        return image.complete;
      }),
    );
    expect(areThere).not.toContain(false);
  }).toPass();
  return looks(page);
}

/** Blocks with unique text, by that text. */
function known(all: readonly Look[]): Map<string, Look> {
  const isOnce = ({ words }: Look) => all.filter((other) => other.words === words).length === 1;
  return new Map(all.filter(isOnce).map((look) => [look.words, look]));
}

/** A point where the text can be clicked: another block's tools may cover a part of it. */
const freePlace = (text: Locator) =>
  text.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.1, 0.9, 0.3, 0.7];
    const places = shares.flatMap((y) => shares.map((x) => ({ x: x * width, y: y * height })));
    return places.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y)));
  });

async function clickWords(page: Page, text: Locator): Promise<void> {
  await expect(async () => {
    const position = await freePlace(text);
    // Tools that cover all of it go with the words that they are for.
    if (!position) await page.keyboard.press('Escape');
    await text.click({ timeout: 2_000, ...(position && { position }) });
  }).toPass({ timeout: 15_000 });
}

/** Performs a gesture with mouse and keys; returns the texts of the blocks concerned. */
async function perform(page: Page, done: Gesture, n: number): Promise<string[]> {
  if (done.name === 'undo') {
    await page.keyboard.press('Control+KeyZ');
    return [];
  }
  const texts = textsOf(page);
  const count = await texts.count();
  // A page without rich texts gets its first one beside the existing blocks.
  if (count === 0 && done.name !== 'add') return [];
  const fields = count === 0 ? page.locator('#content').getByRole('textbox') : texts;
  const text = fields.nth(done.at % (await fields.count()));
  await clickWords(page, text);
  await page.keyboard.press('Control+End');
  const words = (await text.textContent()) ?? '';
  switch (done.name) {
    case 'type':
      await page.keyboard.type(` word${n}`);
      await expect(text).toContainText(`word${n}`);
      break;
    case 'bold':
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.keyboard.press('Control+KeyB');
      break;
    case 'link':
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.keyboard.press('Control+KeyK');
      await page.keyboard.type(`example.org/${n}`);
      await page.keyboard.press('Enter');
      await expect(text).toBeFocused();
      break;
    case 'list':
      await page
        .getByRole('toolbar', { name: 'Format the text' })
        .getByRole('button', { name: 'List', exact: true })
        .click();
      break;
    case 'up':
      await page.keyboard.press('Alt+ArrowUp');
      break;
    case 'down':
      await page.keyboard.press('Alt+ArrowDown');
      break;
    case 'copy':
      await page.keyboard.press('Control+KeyD');
      break;
    case 'remove':
      await page.keyboard.press('Escape');
      await page.keyboard.press('Delete');
      break;
    case 'add':
      await page.keyboard.press('Alt+KeyA');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(done.kind);
      await page.keyboard.press('Enter');
      if (done.kind !== 'Picture') await page.keyboard.type(`added${n}`);
      break;
  }
  return [words];
}

for (const [index, path] of shareOf(PAGES, 3, 2).entries()) {
  test(`${GESTURES} random gestures on ${path} change only the blocks that they touch`, async ({ page }) => {
    test.setTimeout(isLong ? 600_000 : 120_000);
    const seed = 16 + index;
    await edit(page, path);
    const done: Gesture[] = [];
    for (const [n, next] of fc.sample(gesture, { numRuns: GESTURES, seed }).entries()) {
      const before = known(await looks(page));
      done.push(next);
      const touched = await perform(page, next, n);
      const after = known(await looks(page));
      for (const [words, look] of before) {
        const now = after.get(words);
        if (!now || touched.includes(words) || now.section !== look.section) continue;
        expect(now, `seed ${seed}, ${JSON.stringify(done.slice(-3))}`).toEqual(look);
      }
    }
    // Something is left to be kept, even where all of it was undone.
    await perform(page, { name: 'add', at: 0, kind: 'Text' }, GESTURES);
    // Out of the words; the page is what a reload draws.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const drawn = await looksOfAll(page);
    await expect(toolbarOf(page).getByText('Unsaved changes', { exact: false })).toBeAttached();
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back', { exact: false }).first()).toBeVisible();
    await expect.poll(() => looksOfAll(page)).toEqual(drawn);
    await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
  });
}
