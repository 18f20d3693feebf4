import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { writeText } from './support/editing';
import { noticeOf, type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

const settingsOf = (page: Page) => page.getByRole('region', { name: 'Settings' });
const layoutsOf = (page: Page) => settingsOf(page).getByRole('radiogroup', { name: 'Layout' });
const layout = (page: Page, name: string) => layoutsOf(page).getByRole('radio', { name });
const tile = (page: Page, name: string) => layout(page, name).locator('..');
/** The page that a picture shows. */
const drawingIn = (page: Page, name: string) => tile(page, name).frameLocator('iframe');
const main = (page: Page) => page.locator('main#content');

async function openLayouts(page: Page): Promise<void> {
  await page.goto(`/master/pages/${own.id}`);
  const opener = settingsOf(page).getByRole('button', { name: 'Choose from pictures…' });
  // Nothing is drawn that nobody has asked for.
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(settingsOf(page).locator('iframe')).toHaveCount(0);
  await opener.click();
}

test('a page takes one of ten layouts, chosen from pictures of itself', async ({ page, browser }) => {
  await writeText(page, own.path, '<p>Words of this very page</p>');
  await openLayouts(page);
  await expect(layoutsOf(page).getByRole('radio')).toHaveCount(10);
  await expect(layout(page, 'Plain')).toBeChecked();
  await expect(tile(page, 'Plain').getByText('Default here')).toBeVisible();
  for (const name of ['Plain', 'Three columns', 'Home: sections across the window']) {
    await tile(page, name).scrollIntoViewIfNeeded();
    await expect(drawingIn(page, name).locator('main')).toContainText('Words of this very page');
  }
  const inset = (name: string) =>
    drawingIn(page, name)
      .locator('.prose')
      .first()
      .evaluate((words) => {
        const { x, width } = words.getBoundingClientRect();
        return [x, width, getComputedStyle(words).fontSize].join(' ');
      });
  expect(await inset('Three columns')).not.toBe(await inset('Home: sections across the window'));
  // Set in the type of the site.
  await expect(drawingIn(page, 'Plain').locator('.prose p')).toHaveCSS('font-family', /^textLatin/);
  expect(await violations(page, 'layouts as pictures')).toEqual([]);

  await tile(page, 'Three columns').click();
  await settingsOf(page).getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(noticeOf(page, 'The layout has been saved')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(own.path);
  await expect(main(visitor)).toHaveAttribute('data-layout', 'three-col');
  await page.reload();
  await expect(settingsOf(page).getByText('Three columns', { exact: true })).toBeVisible();
});

test('layouts are gone through by keys, and a choice is taken back before it is saved', {
  tag: '@long',
}, async ({ page }) => {
  await openLayouts(page);
  await layout(page, 'Plain').focus();
  await page.keyboard.press('ArrowDown');
  await expect(layout(page, 'With links to the pages beside it')).toBeFocused();
  await expect(layout(page, 'With links to the pages beside it')).toBeChecked();
  await settingsOf(page).getByRole('button', { name: 'Discard' }).last().click();
  await expect(layout(page, 'Plain')).toBeChecked();

  await layout(page, 'Plain').focus();
  await page.keyboard.press('ArrowUp');
  await expect(layout(page, 'Legal: a calm page for reading')).toBeChecked();
  // One radio group is one step of the Tab key: the pictures hold no others.
  await page.keyboard.press('Tab');
  await expect(settingsOf(page).getByRole('button', { name: 'Save', exact: true }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(noticeOf(page, 'The layout has been saved')).toBeVisible();
  await page.goto(own.path);
  await expect(main(page)).toHaveAttribute('data-layout', 'content-legal');
});

test('the layouts of a new page are pictures of that page, without another one or a gap', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/master/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Salt and Light');
  await dialog.getByRole('radio', { name: 'A layout' }).check();
  await dialog.getByRole('button', { name: 'Choose from pictures…' }).click();
  const pictures = dialog.getByRole('radiogroup', { name: 'Layout' });
  const tileOf = (name: string) => pictures.getByRole('radio', { name }).locator('..');
  const seen = new Set<string>();
  for (const name of ['Plain', 'Contact: text and a form', 'Three columns']) {
    await tileOf(name).scrollIntoViewIfNeeded();
    const drawn = tileOf(name).frameLocator('iframe');
    await expect(drawn.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Salt and Light');
    await expect(drawn.locator('main')).not.toContainText('Tidal Archive');
    await expect(drawn.locator('.site')).toHaveAttribute('data-theme', 'paper');
    const words = drawn.locator('.prose').first();
    const place = await words.evaluate((at) => {
      const { x, y, width } = at.getBoundingClientRect();
      return [x, y, width].map(Math.round).join(' ');
    });
    seen.add(place);
    const gap = await tileOf(name)
      .locator('iframe')
      .evaluate((frame) => {
        const box = frame.parentElement?.getBoundingClientRect();
        return (box?.right ?? 0) - frame.getBoundingClientRect().right;
      });
    expect(gap).toBeLessThanOrEqual(0);
  }
  expect(seen.size).toBe(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('layouts stand beside each other, and a tap chooses one', async ({ page }) => {
    await openLayouts(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await tile(page, 'Three columns').tap();
    await settingsOf(page).getByRole('button', { name: 'Save', exact: true }).last().tap();
    await expect(noticeOf(page, 'The layout has been saved')).toBeVisible();
  });
});
