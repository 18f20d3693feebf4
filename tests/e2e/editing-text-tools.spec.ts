import type { Page } from '@playwright/test';
import { edit, textsOf, textToolsOf, writeText } from './support/editing';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

const LINES = 'The harbour was quiet and every lamp along the water had been lit before the evening came. ';

/** Elements that the text tools wrongly cover, and the tools' distance from the caret. */
const aroundTools = (page: Page) =>
  page.evaluate(() => {
    const tools = document.querySelector('.text-tools')?.getBoundingClientRect();
    const marked = getSelection()?.getRangeAt(0);
    /** Lines, and not the blocks around them. */
    const linesOf = (range?: Range) =>
      [...(range?.getClientRects() ?? [])].filter(({ height }) => height < 60);
    const [first] = linesOf(marked);
    const text = document.activeElement;
    if (!tools || !marked || !first || !text) return null;
    const isOver = (rect: DOMRect) =>
      rect.left < tools.right &&
      tools.left < rect.right &&
      rect.top < tools.bottom &&
      tools.top < rect.bottom;
    const all = document.createRange();
    all.selectNodeContents(text);
    const before = linesOf(all).filter((line) => line.bottom <= first.top + line.height / 2);
    const last = linesOf(marked).at(-1);
    const gaps = [first.top - tools.bottom, tools.top - (last?.bottom ?? 0)];
    return {
      overBlockTools: [...document.querySelectorAll('.block-tools')].some((each) =>
        isOver(each.getBoundingClientRect()),
      ),
      overLineBefore: before.some(isOver),
      overMarked: linesOf(marked).some(isOver),
      isNear: Math.max(...gaps) >= 0 && Math.max(...gaps) <= 120,
      isInWindow:
        tools.top >= 0 && tools.bottom <= innerHeight && tools.left >= 0 && tools.right <= innerWidth,
    };
  });

test('the tools of a text stand at the words, over neither the block’s tools nor the line before', async ({
  page,
}) => {
  await writeText(page, own.path, `<p>${LINES.repeat(9)}</p><h2>Ebb</h2><p>${LINES}</p>`);
  await edit(page, own.path);
  const text = textsOf(page).first();
  const paragraph = text.locator('p').first();
  const RIGHT = {
    overBlockTools: false,
    overLineBefore: false,
    overMarked: false,
    isNear: true,
    isInWindow: true,
  };
  const isRight = async (what: string) => {
    await expect(page.locator('.block-frame')).toBeAttached();
    await expect(textToolsOf(page)).toBeVisible();
    await expect.poll(() => aroundTools(page), { message: what }).toEqual(RIGHT);
  };
  const height = (await paragraph.boundingBox())?.height ?? 0;
  for (const share of [0, 0.3, 0.6, 1]) {
    for (const x of [4, 300]) {
      const position = { x, y: Math.min(Math.max(share * height, 12), height - 12) };
      await paragraph.click({ position });
      await isRight(`the caret at ${share} of the paragraph, ${x} px from its beginning`);
      // Not where it was clicked: a third click would mark it all.
      await paragraph.dblclick({ position: { ...position, x: x + 90 } });
      await isRight(`a word at ${share} of the paragraph, ${x + 90} px from its beginning`);
    }
  }
  for (const part of [text.locator('h2'), text.locator('p').last()]) {
    // At the window's lower end the bar leaves no room but over the line before.
    await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await part.click({ position: { x: 10, y: 12 } });
    await isRight('the caret in another part');
  }
  // Several lines, marked with the mouse.
  const box = (await paragraph.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 200, box.y + height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + height * 0.6, { steps: 4 });
  await page.mouse.up();
  await isRight('several lines');
  // While somebody types, the tools let clicks through; moving the mouse over the text brings them back.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Now ');
  await expect(textToolsOf(page)).toHaveCSS('opacity', '0');
  await paragraph.hover({ position: { x: 40, y: 12 } });
  await expect(textToolsOf(page)).toHaveCSS('opacity', '1');
  // By keyboard: at the end of the scrollable area.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await isRight('the caret moved by key');
});
