import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hintIsRead, toolbarOf } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

const READ = '/legal/privacy-policy';

const toolsOf = (page: Page, name: string) => page.getByRole('toolbar', { name });
const heard = (page: Page) => page.getByRole('log');
const quotes = (page: Page) => page.getByRole('textbox', { name: 'Quote text' });

test.describe('by touch, on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('blocks are selected, moved, added and removed without dragging', async ({ page }) => {
    await isOwnersBrowser(page, READ);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    const texts = page.locator('#content').getByRole('textbox', { name: 'Text', exact: true });
    await texts.first().tap();
    const tools = page.getByRole('toolbar', { name: 'Tools of the block Text' });
    await expect(tools).toBeVisible();
    const box = await tools.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await tools.getByRole('button', { name: 'Add below' }).tap();
    await page.getByRole('option', { name: /^Quote/ }).tap();
    await expect(quotes(page).first()).toBeFocused();
    const quote = page.getByRole('toolbar', { name: 'Tools of the block Quote' });
    await quote.getByRole('button', { name: 'Move up' }).tap();
    await expect(heard(page)).toContainText('moved to');
    await quote.getByRole('button', { name: 'More' }).tap();
    expect(await violations(page, 'tools on a phone')).toEqual([]);
    await page.getByRole('menuitem', { name: 'Remove' }).tap();
    await expect(quotes(page)).toHaveCount(0);
  });

  test('“Add” in the bar takes a tap while words are typed, and the tools keep their size', async ({
    page,
  }) => {
    await isOwnersBrowser(page, READ);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    const texts = page.locator('#content').getByRole('textbox', { name: 'Text', exact: true });
    for (const words of ['Quiet water', 'remembers']) {
      await texts.first().tap();
      await expect(page.getByRole('toolbar', { name: 'Format the text' })).toBeVisible();
      await toolbarOf(page).getByRole('button', { name: 'Add', exact: true }).tap();
      await page.getByRole('option', { name: /^Text/ }).tap();
      await page.keyboard.type(words);
      await expect(texts.nth(1)).toHaveText(words);
      const box = await toolsOf(page, 'Tools of the block Text').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that scrolls selects nothing, and one that taps does', async ({ page, context }) => {
    await isOwnersBrowser(page, READ);
    await hintIsRead(page);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    const text = page.locator('#content').getByRole('textbox', { name: 'Text', exact: true }).first();
    await expect(text).toBeVisible();
    const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
    const finger = await context.newCDPSession(page);
    const at = (top: number) => [{ x: x + 60, y: top }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(y + 80) });
    for (let step = 1; step <= 8; step += 1)
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(y + 80 - 20 * step),
      });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(toolsOf(page, 'Tools of the block Text')).toHaveCount(0);
    await text.tap();
    await expect(toolsOf(page, 'Tools of the block Text')).toBeVisible();
  });

  test('a block that is carried to the edge of the window scrolls the page', async ({ page, context }) => {
    await isOwnersBrowser(page, READ);
    await hintIsRead(page);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    await page.locator('#content').getByRole('textbox', { name: 'Text', exact: true }).first().tap();
    const handle = page.getByRole('button', { name: 'Move Text' });
    await expect(handle).toBeVisible();
    const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', top: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width / 2, y: top }] });
    const begins = y + height / 2;
    await touch('touchStart', begins);
    const line = page.locator('[data-landing-line]');
    await expect(line).toBeAttached();
    const before = await page.evaluate(() => scrollY);
    const lineAt = () => line.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    const from = await lineAt();
    await touch('touchMove', 700);
    await touch('touchMove', 760);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await expect.poll(lineAt).toBeGreaterThan(from);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(heard(page)).toContainText('moved to');
    await toolbarOf(page).getByRole('button', { name: 'Undo' }).tap();
  });

  test('properties leave what they are about in sight', async ({ page }) => {
    await isOwnersBrowser(page, READ);
    await hintIsRead(page);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    const text = page.locator('#content').getByRole('textbox', { name: 'Text', exact: true }).first();
    await text.tap();
    await toolsOf(page, 'Tools of the block Text')
      .getByRole('button', { name: 'Properties', exact: true })
      .tap();
    const panel = page.getByRole('complementary', { name: 'Properties' });
    await expect(panel).toBeVisible();
    const topOf = async (part: typeof panel) => (await part.boundingBox())?.y ?? Number.NaN;
    await expect.poll(() => topOf(text)).toBeGreaterThan(0);
    expect(await topOf(panel)).toBeGreaterThan((await topOf(text)) + 40);
  });

  test('focus that comes back to a tool brings up no tooltip, and a key does', async ({ page }) => {
    await isOwnersBrowser(page, READ);
    await hintIsRead(page);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    const tip = page.locator('[data-tooltip]');
    const outline = toolbarOf(page).getByRole('button', { name: 'Outline', exact: true });
    await toolbarOf(page).getByRole('button', { name: 'More tools' }).tap();
    await outline.tap();
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await expect(outline).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(outline).toBeFocused();
    await expect(tip).toBeHidden();

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(outline).toBeFocused();
    await expect(tip).toBeVisible();
    await expect(tip).toHaveText(/^Outline/);
  });
});
