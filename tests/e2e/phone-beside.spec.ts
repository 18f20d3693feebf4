import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, textsOf, toolbarOf, writeText } from './support/editing';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Look' });
const phoneOf = (page: Page) => page.getByRole('complementary', { name: 'The page on a phone' });
const onPhone = (page: Page) => phoneOf(page).frameLocator('iframe');
const phoneSwitch = (page: Page) => panelOf(page).getByRole('switch', { name: 'Show on a phone too' });
const size = (page: Page) =>
  onPhone(page)
    .locator('.prose')
    .first()
    .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));

async function openLook(page: Page): Promise<void> {
  await edit(page, own.path);
  await textsOf(page).first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+KeyL');
  await expect(panelOf(page)).toBeVisible();
}

const leftOfPhone = async (page: Page) => (await phoneOf(page).boundingBox())?.x ?? 0;
const edgesOfPage = (page: Page) =>
  page.locator('main#content').evaluate((main) => {
    const { left, right, width } = main.getBoundingClientRect();
    return { left, right, width };
  });

test('a phone over the page shows what a look does while it is pointed at, and what is chosen', async ({
  page,
}) => {
  await writeText(page, own.path, '<p>One</p>', '<p>Two</p>');
  await openLook(page);
  await expect(phoneOf(page)).toHaveCount(0);
  const before = await edgesOfPage(page);
  await phoneSwitch(page).click();
  await expect(onPhone(page).locator('.prose').first()).toHaveText('One');
  expect(await edgesOfPage(page)).toEqual(before);
  // A window as wide as a phone has, with what stands around every page.
  expect(
    await onPhone(page)
      .locator('body')
      .evaluate(() => innerWidth),
  ).toBe(390);
  await expect(onPhone(page).locator('.site-header .brand')).toHaveText('Daria Selivan');
  await expect(onPhone(page).locator('.site-nav')).toBeHidden();
  await expect(onPhone(page).locator('.site-footer')).toContainText('All rights reserved');
  const wordsHere = await textsOf(page)
    .first()
    .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  expect(await size(page)).toBeLessThan(wordsHere);

  const usual = await size(page);
  const statement = panelOf(page).getByRole('radio', { name: 'Statement', exact: true });
  await statement.hover();
  await expect.poll(() => size(page)).toBeGreaterThan(usual * 1.1);
  await panelOf(page).getByRole('heading', { name: 'The whole page' }).hover();
  await expect.poll(() => size(page)).toBe(usual);
  await statement.click();
  await panelOf(page).getByRole('heading', { name: 'The whole page' }).hover();
  await expect.poll(() => size(page)).toBeGreaterThan(usual * 1.1);
  await toolbarOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => size(page)).toBe(usual);
  expect(await violations(page, 'a phone over the page')).toEqual([]);
});

test('in a wide window it stands beside the page, which keeps the room of a wide one', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await writeText(page, own.path, '<p>One</p>', '<p>Two</p>');
  await openLook(page);
  const before = await edgesOfPage(page);
  await phoneSwitch(page).click();
  await expect(onPhone(page).locator('.prose').first()).toHaveText('One');
  for (const width of [1640, 1680, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(async () => (await edgesOfPage(page)).width).toBeGreaterThanOrEqual(960);
    const { left, right } = await edgesOfPage(page);
    expect(right).toBeLessThanOrEqual(await leftOfPhone(page));
    const bar = await toolbarOf(page).boundingBox();
    const middle = (bar?.x ?? 0) + (bar?.width ?? 0) / 2;
    expect(Math.abs(middle - (left + right) / 2)).toBeLessThan(4);
  }
  // Tools that find no place above their block stand below it, and not under the phone.
  await page.setViewportSize({ width: 1680, height: 1000 });
  await textsOf(page).nth(1).click();
  await page.keyboard.press('Escape');
  const tools = page.getByRole('toolbar', { name: 'Tools of the block Text' });
  const rightOfTools = async () => {
    const box = await tools.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(rightOfTools).toBeLessThanOrEqual(await leftOfPhone(page));
  await phoneSwitch(page).click();
  await expect.poll(() => edgesOfPage(page)).toEqual(before);
});

test('it shows what is selected, from the moment when it is switched on', { tag: '@long' }, async ({
  page,
}) => {
  const texts = Array.from({ length: 24 }, (_, at) => `<p>${`Text ${at} and more words. `.repeat(8)}</p>`);
  await writeText(page, own.path, ...texts);
  await edit(page, own.path);
  const select = async (at: number) => {
    await textsOf(page).nth(at).click();
    await page.keyboard.press('Escape');
  };
  const isSeen = (at: number) =>
    onPhone(page)
      .locator('.prose')
      .nth(at)
      .evaluate((words) => {
        const { top } = words.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 4;
      });
  await select(20);
  await page.keyboard.press('Alt+KeyL');
  await phoneSwitch(page).click();
  await expect.poll(() => isSeen(20)).toBe(true);
  expect(await isSeen(0)).toBe(false);
  await select(8);
  await expect.poll(() => isSeen(8)).toBe(true);
  expect(await isSeen(20)).toBe(false);
  // Who scrolls it by hand is not brought back, before something else is selected.
  const box = await phoneOf(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 200);
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => isSeen(8)).toBe(false);
  await select(12);
  await expect.poll(() => isSeen(12)).toBe(true);
});

test('the phone takes no focus, goes with the panel, and is remembered', async ({ page }) => {
  await writeText(page, own.path, '<p>One</p>');
  await openLook(page);
  await phoneSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(onPhone(page).locator('.prose')).toHaveText('One');
  await expect(phoneSwitch(page)).toBeFocused();
  const seen = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.tagName ?? ''));
  }
  expect([...seen]).not.toContain('IFRAME');
  await textsOf(page).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' more');
  await expect(onPhone(page).locator('.prose')).toHaveText('One more');
  await page.keyboard.press('Control+KeyZ');
  await expect(onPhone(page).locator('.prose')).toHaveText('One');

  await panelOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(phoneOf(page)).toHaveCount(0);
  await page.reload();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await textsOf(page).first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+KeyL');
  await expect(onPhone(page).locator('.prose')).toHaveText('One');
  // Where there is no room there is neither.
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(phoneOf(page)).toHaveCount(0);
  await expect(phoneSwitch(page)).toHaveCount(0);
});
