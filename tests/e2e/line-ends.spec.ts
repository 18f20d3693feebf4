import type { Locator, Page } from '@playwright/test';
import { edit, textsOf, toolbarOf, writeText } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { forgetPages, ownPages } from './support/pages';
import { expect, test } from './support/test';

/** What is kept together, at most (decision 58). */
const ROOM = 20;

/** The words around each break of a line, as the browser has broken it. */
const lineEnds = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const words: { text: string; top: number }[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: text, index } of (node as Text).data.matchAll(/[^\s]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { bottom } = range.getBoundingClientRect();
          words.push({ text, top: Math.round(bottom) });
        }
      }
      return words.flatMap(({ text, top }, at) => {
        const next = words[at + 1];
        return next && next.top - top > 4 ? [[text, next.text] as const] : [];
      });
    }),
  );

const SHORT = {
  ru: ['в', 'и', 'с', 'к', 'о', 'у', 'на', 'не', 'из', 'по', 'для', 'от'],
  uk: ['в', 'у', 'і', 'й', 'з', 'до', 'на', 'не', 'із', 'по', 'для', 'від'],
  en: ['a', 'I'],
};

for (const [language, short] of Object.entries(SHORT)) {
  test(`no short word ends a line, ${language}`, async ({ page }) => {
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/about', '/works/digital-art/virtual-worlds/tidal-archive', '/contact']) {
        await page.goto(language === 'en' ? path : `/${language}${path}`);
        const ends = await lineEnds(page.locator('#content .prose p, #content .caption'));
        expect(ends.length, `lines of ${path} at ${width}`).toBeGreaterThan(0);
        expect(
          ends.filter(([word, next]) => short.includes(word) && `${word} ${next}`.length <= ROOM),
          `${path} at ${width}`,
        ).toEqual([]);
      }
    }
  });
}

const TEXT =
  'I keep a record of a machine that is 12 cm high and 30 × 40 cm wide, made on 12 March 2019 by J. M. Smith in a room with a view of a river.';

async function stored(page: Page, path: string) {
  const read = await page.request.post('/api/pages/by-path', { data: { path, locale: 'en' } });
  const { meta, translation } = await read.json();
  return { title: meta.title, html: translation.content.sections[0].blocks[0].props.content };
}

test('lines break while one types where they do for visitors, and plain spaces are stored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await isOwnersBrowser(page, '/');
  const { id, path } = await ownPages(page, 'line-ends');
  await writeText(page, path, '<p>Words</p>');
  await edit(page, path);
  const title = page.getByRole('textbox', { name: 'Page title' });
  await title.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Instruments of a century');
  const text = textsOf(page);
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(TEXT);
  const typed = await lineEnds(text.locator('p'));
  expect(typed.length).toBeGreaterThan(2);
  await toolbarOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  expect(await stored(page, path)).toEqual({ title: 'Instruments of a century', html: `<p>${TEXT}</p>` });
  await title.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' I saw');
  await expect
    .poll(() => title.evaluate((element) => element.textContent))
    .toBe('Instruments of a\u00a0century I\u00a0saw');
  // The caret stays where it was while spaces behind it change.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('A few ');
  await expect
    .poll(() => title.evaluate((element) => element.textContent))
    .toBe('A\u00a0few Instruments of a\u00a0century I\u00a0saw');
  await toolbarOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  expect((await stored(page, path)).title).toBe('A few Instruments of a century I saw');
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  await expect(title).toHaveCount(0);
  await expect.poll(() => lineEnds(page.locator('#content p'))).toEqual(typed);
  await expect(page.locator('h1')).toHaveText(/a\u00a0century I\u00a0saw$/);
  await forgetPages(page, id);
});
