import type { Page } from '@playwright/test';
import { edit, served, textsOf, toolbarOf } from './support/editing';
import { expect, test } from './support/test';

const PATH = '/exhibitions/the-weight-of-light-2021';

const textOf = (page: Page) => textsOf(page).first();
const saveButton = (page: Page) => toolbarOf(page).getByRole('button', { name: 'Save Changes' });

/** Types at the very beginning of the first text. */
async function begin(page: Page, words: string) {
  await textOf(page).click({ position: { x: 24, y: 12 } });
  await expect(textOf(page).and(page.locator('[contenteditable]'))).toBeFocused();
  // The text takes the place that was clicked a moment after the focus.
  await expect(async () => {
    await page.keyboard.press('Control+Home');
    expect(await page.evaluate(() => getSelection()?.anchorOffset)).toBe(0);
  }).toPass({ intervals: [300] });
  await page.keyboard.type(words);
}

/** Types a word over: it is chosen with two clicks, as by hand. */
async function replace(page: Page, word: string, words: string) {
  await page.bringToFront();
  const placeOf = (text: Element, wanted: string) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  };
  // Clicks that follow at once would be three, which choose the paragraph.
  await expect(async () => {
    const place = await textOf(page).evaluate(placeOf, word);
    if (!place) throw new Error(`${word} is not there`);
    await page.mouse.dblclick(place.x, place.y);
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(word);
  }).toPass({ intervals: [1_000] });
  await page.keyboard.type(words);
  await expect(textOf(page)).toContainText(words);
}

test('two tabs in one paragraph: what they change in it joins, and words that both change can both stay', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/409/);
  const saved = page.getByText('Changes saved successfully');
  // Lines do not part what belongs together (decision 58).
  const words = async () => (await textOf(page).locator('p').first().textContent()) ?? '';
  const written = async () => (await words()).replaceAll('\u00a0', ' ').trim();
  await edit(page, PATH);
  await begin(page, 'Alpha. Beta. Gamma. Delta. ');
  await saveButton(page).click();
  await expect(saved).toBeVisible();
  const base = await written();

  const other = await context.newPage();
  await other.goto(PATH);
  await expect(toolbarOf(other).getByText('All saved')).toBeVisible();
  // A tab without changes of its own follows what another saves: this one has some.
  await replace(page, 'Delta', 'Dune');
  await replace(other, 'Beta', 'Boat and Beta');
  await saveButton(other).click();
  await expect(other.getByText('Changes saved successfully')).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Control+KeyS');
  const joined = base.replace('Beta', 'Boat and Beta').replace('Delta', 'Dune');
  await expect.poll(written).toBe(joined);
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Changed in two places' })).toHaveCount(0);
  await expect.poll(() => served(page, PATH)).toContain('Alpha. Boat and Beta. Gamma. Dune. ');

  await other.reload();
  await expect(toolbarOf(other).getByText('All saved')).toBeVisible();
  await replace(page, 'Gamma', 'Grain');
  await replace(other, 'Gamma', 'Glass');
  await saveButton(other).click();
  await expect(other.getByText('Changes saved successfully')).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Control+KeyS');
  const panel = page.getByRole('complementary', { name: 'Changed in two places' });
  await panel.getByRole('radio', { name: 'Keep both, yours first' }).check();
  await panel.getByRole('button', { name: 'Apply and save' }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(written).toBe(joined.replace('Gamma', 'Grain Glass'));
  await expect.poll(() => served(page, PATH)).toContain('Alpha. Boat and Beta. Grain Glass. Dune. ');
});
