import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, textsOf, toolbarOf, writeText } from './support/editing';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

/** None of this is saved. */
const TRIED = '/legal/terms-of-use';

const sectionsOf = (page: Page) => page.locator('#content .section');
const heard = (page: Page) => page.getByRole('log');
const readyOf = (page: Page) => page.getByRole('group', { name: 'Ready sections' });
const SENTENCE = 'One or two sentences that say what this work is about.';

test.describe('on a page of its own', () => {
  let own: OwnPages;
  withOwnPages((made) => {
    own = made;
  });

  test('a ready section is added by the mouse, typed over, undone and saved, and visitors see the same', async ({
    page,
    browser,
  }) => {
    const words = `Weather is drawn by whoever waits, ${Date.now()}.`;
    await writeText(page, own.path, '<p>One</p>');
    await edit(page, own.path);
    const count = await sectionsOf(page).count();
    await toolbarOf(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(readyOf(page).getByRole('option')).toHaveCount(12);
    expect(await violations(page, 'ready sections')).toEqual([]);
    await readyOf(page)
      .getByRole('option', { name: /^Statement/ })
      .click();
    await expect(sectionsOf(page)).toHaveCount(count + 1);
    await expect(heard(page)).toContainText(/Section “Statement” added: \d+ of \d+/);
    const added = textsOf(page).filter({ hasText: SENTENCE });
    await expect(added).toBeFocused();

    // One step takes all of it back, another one brings it again.
    const undo = toolbarOf(page).getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await expect(sectionsOf(page)).toHaveCount(count);
    await toolbarOf(page).getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(added).toHaveCount(1);
    await undo.click();

    await toolbarOf(page).getByRole('button', { name: 'Add', exact: true }).click();
    await readyOf(page)
      .getByRole('option', { name: /^Statement/ })
      .click();
    await page.keyboard.type(words);
    const typed = textsOf(page).filter({ hasText: words });
    await expect(typed).toHaveText(words);
    const size = (where: Page) =>
      where
        .locator('#content')
        .getByText(words)
        .last()
        .evaluate((element) => getComputedStyle(element).fontSize);
    const edited = await size(page);
    await page.keyboard.press('Control+KeyS');
    await expect(page.getByText('Changes saved successfully')).toBeVisible();

    const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await visitor.goto(own.path);
    await expect(visitor.getByText(words)).toBeVisible();
    await expect(sectionsOf(visitor)).toHaveCount(count + 1);
    expect(await size(visitor)).toBe(edited);
    expect(Number.parseFloat(edited)).toBeGreaterThan(24);
  });
});

test('a ready section is found by typing, and added by keys', { tag: '@long' }, async ({ page }) => {
  await edit(page, TRIED);
  const count = await sectionsOf(page).count();
  await page.keyboard.press('Alt+PageDown');
  await page.keyboard.press('Alt+KeyA');
  await expect(page.getByRole('combobox', { name: 'Search kinds of blocks' })).toBeFocused();
  await page.keyboard.type('timel');
  await expect(page.getByRole('option').first()).toContainText('Timeline');
  await page.keyboard.press('Enter');
  await expect(sectionsOf(page)).toHaveCount(count + 1);
  // The first heading is typed over; what stands below it stays.
  await page.keyboard.type('1998');
  const added = textsOf(page).filter({ hasText: 'What happened in this year' });
  await expect(added.getByRole('heading')).toHaveText(['1998', 'Year', 'Year']);
  // Found by what it is for, too.
  await page.keyboard.press('Alt+KeyA');
  await page.keyboard.type('opening hours');
  await expect(page.getByRole('option').first()).toContainText('Visit');
  await page.keyboard.press('Enter');
  await expect(sectionsOf(page)).toHaveCount(count + 2);
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(sectionsOf(page)).toHaveCount(count);
});

test.describe('by touch, on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a ready section is added by a tap, and its pictures wait to be chosen', async ({ page }) => {
    await edit(page, TRIED);
    const count = await sectionsOf(page).count();
    await textsOf(page).first().tap();
    await toolbarOf(page).getByRole('button', { name: 'Add', exact: true }).tap();
    const option = readyOf(page).getByRole('option', { name: /^Three works/ });
    await option.scrollIntoViewIfNeeded();
    const box = await option.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await option.tap();
    await expect(sectionsOf(page)).toHaveCount(count + 1);
    await page.keyboard.type('Salt');
    await expect(textsOf(page).filter({ hasText: /^Salt$/ })).toHaveCount(1);
    await expect(page.locator('#content').getByText('visitors see nothing here yet')).toHaveCount(3);
  });
});
