import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, hintIsRead, textsOf, toolbarOf, writeText } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Look' });
const choice = (page: Page, setting: string, value: string) =>
  panelOf(page)
    .getByRole('radiogroup', { name: setting, exact: true })
    .getByRole('radio', { name: value, exact: true });
const sizeOf = (page: Page, at = 0) =>
  page
    .locator('#content .prose')
    .nth(at)
    .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
const groundOf = (page: Page) =>
  page
    .locator('#content .section')
    .first()
    .evaluate((section) => getComputedStyle(section).backgroundColor);

/** Selects the first text of the page and opens the choices of its look by its tool. */
async function openLook(page: Page): Promise<void> {
  await edit(page, own.path);
  await textsOf(page).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar').getByRole('button', { name: 'Look', exact: true }).click();
  await expect(panelOf(page)).toBeVisible();
}

test('a look is seen while it is pointed at, chosen by a press, undone, and saved', async ({
  page,
  browser,
}) => {
  await writeText(page, own.path, '<p>One</p>', '<p>Two</p>');
  await openLook(page);
  const before = await sizeOf(page);
  const statement = choice(page, 'Size of the words', 'Statement');
  await statement.hover();
  await expect.poll(() => sizeOf(page)).toBeGreaterThan(before * 1.2);
  await panelOf(page).getByRole('heading', { name: 'The whole page' }).hover();
  await expect.poll(() => sizeOf(page)).toBe(before);
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();

  await statement.click();
  await panelOf(page).getByRole('heading', { name: 'The whole page' }).hover();
  await expect.poll(() => sizeOf(page)).toBeGreaterThan(before * 1.2);
  expect(await sizeOf(page, 1)).toBe(before);
  await toolbarOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sizeOf(page)).toBe(before);
  await toolbarOf(page).getByRole('button', { name: 'Redo' }).click();
  await panelOf(page).getByRole('button', { name: 'Use for all of this kind on the page' }).click();
  await expect.poll(() => sizeOf(page, 1)).toBeGreaterThan(before * 1.2);
  const chosen = await sizeOf(page);
  expect(await violations(page, 'look')).toEqual([]);

  await toolbarOf(page).getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await visitor.goto(own.path);
  expect(await sizeOf(visitor, 1)).toBe(chosen);
  await page.reload();
  await expect.poll(() => sizeOf(page)).toBe(chosen);
});

/** From the first ground to the third, by keys: one moves the focus a moment after it is pressed. */
async function goToWorks(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Background', 'For reading')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Background', 'For works')).toBeFocused();
}

test('the ground of a section is looked through by keys, and stays as it was until one is chosen', {
  tag: '@long',
}, async ({ page }) => {
  await writeText(page, own.path, '<p>One</p>');
  await edit(page, own.path);
  await textsOf(page).first().click();
  // From the words to their block, and to its section.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+KeyL');
  await expect(panelOf(page)).toBeVisible();
  const before = await groundOf(page);
  await choice(page, 'Background', 'As the page').focus();
  await goToWorks(page);
  await expect.poll(() => groundOf(page)).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect.poll(() => groundOf(page)).toBe(before);
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();

  await page.keyboard.press('Alt+KeyL');
  await choice(page, 'Background', 'As the page').focus();
  await goToWorks(page);
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Background', 'For works')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect.poll(() => groundOf(page)).not.toBe(before);
});

test('a page is for works where its look says so, whatever its address', async ({ page, browser }) => {
  await writeText(page, own.path, '<p>One</p>');
  await openLook(page);
  const ground = () =>
    page
      .locator('.site')
      .first()
      .evaluate((site) => getComputedStyle(site).backgroundColor);
  const before = await ground();
  await choice(page, 'Background of the page', 'For works').click();
  await expect.poll(ground).not.toBe(before);
  const chosen = await ground();
  await toolbarOf(page).getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(own.path);
  await expect(visitor.locator('.site').first()).toHaveCSS('background-color', chosen);
});

test('pictures of different formats stand in rows or in cells, as is chosen from small pictures', async ({
  page,
  browser,
}) => {
  const pictures = ['/media/exhibitions/weather-for-one-2025.jpg', '/media/portrait/daria-selivan.jpg'];
  const gallery = {
    id: 'gallery',
    component: 'MediaGallery',
    // As a release stored it that had no look of its own for this.
    props: {
      formats: 'cells',
      items: [...pictures, ...pictures].map((src, at) => ({ key: `k${at}`, src, alt: `Picture ${at}` })),
    },
    attributes: {},
    blockAttributes: [],
    itemAttributes: [],
  };
  const sections = [{ id: 'pictures', name: 'Pictures', attributes: [], blocks: [gallery] }];
  const translation = { content: { look: {}, sections }, version: 1 };
  const data = { path: own.path, locale: 'en', translation };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  await edit(page, own.path);
  const [cells, rows] = [page.locator('#content .gallery-grid'), page.locator('#content .gallery-masonry')];
  await expect(cells).toBeVisible();
  await page.getByRole('img', { name: 'Picture 0' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Look', exact: true }).click();
  const setting = 'Pictures of different formats';
  await expect(choice(page, setting, 'Equal cells, each picture whole')).toBeChecked();
  await choice(page, setting, 'In rows').hover();
  await expect(rows).toBeVisible();
  await panelOf(page).getByRole('heading', { name: 'The whole page' }).hover();
  await expect(cells).toBeVisible();
  await choice(page, setting, 'In rows').click();
  await panelOf(page).getByRole('heading', { name: 'The whole page' }).hover();
  await expect(rows).toBeVisible();

  // Who asks for a grid by its name gets one as well, and takes it back as one step.
  await page.getByRole('toolbar').getByRole('button', { name: 'Properties', exact: true }).click();
  const layout = page.getByRole('complementary', { name: 'Properties' }).getByLabel('Layout');
  await layout.selectOption('Rows of one height (nothing is cropped)');
  await expect(rows).toBeVisible();
  await layout.selectOption('Grid');
  await expect(cells).toBeVisible();
  await toolbarOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toBeVisible();
  await toolbarOf(page).getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(own.path);
  await expect(visitor.locator('.gallery-masonry')).toBeVisible();
});

test('what is put into a section changes nothing of how the section looks', async ({ page }) => {
  await writeText(page, own.path, '<p>One</p>');
  await edit(page, own.path);
  const look = () =>
    page
      .locator('#content .section')
      .first()
      .evaluate((section) => {
        const { backgroundColor, color, paddingBlockStart } = getComputedStyle(section);
        const words = getComputedStyle(section.querySelector('.prose') as Element);
        return [backgroundColor, color, paddingBlockStart, words.fontSize, words.color];
      });
  const before = await look();
  await textsOf(page).first().click();
  for (const kind of ['picture', 'quote', 'gallery']) {
    await page.keyboard.press('Alt+KeyA');
    await page.keyboard.type(kind);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('toolbar').first()).toBeVisible();
    expect(await look()).toEqual(before);
  }
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test('the look of a block and of its section is chosen, undone and saved by tapping', async ({ page }) => {
    await writeText(page, own.path, '<p>One</p>', '<p>Two</p>');
    await isOwnersBrowser(page, own.path);
    await hintIsRead(page);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    await textsOf(page).first().tap();
    const look = page.getByRole('toolbar', { name: 'Tools of the block Text' }).getByRole('button', {
      name: 'Look',
      exact: true,
    });
    await look.tap();
    await expect(panelOf(page)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    // What the choices are of is seen above them.
    const placesOf = async () => {
      const words = await textsOf(page).first().boundingBox();
      const panel = await panelOf(page).boundingBox();
      return { words: words?.y ?? -1, end: (words?.y ?? 0) + (words?.height ?? 0), panel: panel?.y ?? 0 };
    };
    await expect
      .poll(async () => {
        const { words, end, panel } = await placesOf();
        return words >= 0 && end < panel;
      })
      .toBe(true);
    // There is no room for another phone.
    await expect(panelOf(page).getByRole('switch', { name: 'Show on a phone too' })).toHaveCount(0);

    const before = await sizeOf(page);
    await choice(page, 'Size of the words', 'Statement').tap();
    await expect(choice(page, 'Size of the words', 'Statement')).toBeChecked();
    await expect.poll(() => sizeOf(page)).toBeGreaterThan(before * 1.1);
    await toolbarOf(page).getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => sizeOf(page)).toBe(before);
    await expect(choice(page, 'Size of the words', 'Normal')).toBeChecked();

    const ground = await groundOf(page);
    await panelOf(page).getByRole('button', { name: 'Look of its section' }).tap();
    // What it leads to is read from its beginning.
    await expect(panelOf(page).getByRole('heading', { name: 'One' })).toBeFocused();
    await expect(choice(page, 'Background', 'As the page')).toBeInViewport();
    await choice(page, 'Background', 'Accent colour').tap();
    await expect.poll(() => groundOf(page)).not.toBe(ground);
    const accent = await groundOf(page);
    await choice(page, 'Background', 'For works').tap();
    await expect.poll(() => groundOf(page)).not.toBe(accent);
    await toolbarOf(page).getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => groundOf(page)).toBe(accent);
    expect(await violations(page, 'look on a phone')).toEqual([]);

    await panelOf(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panelOf(page)).toBeHidden();
    await toolbarOf(page).getByRole('button', { name: 'Save Changes', exact: true }).tap();
    await expect(page.getByText('Changes saved successfully')).toBeVisible();
    await page.reload();
    await expect.poll(() => groundOf(page)).toBe(accent);
  });
});
