import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hintIsRead, toolbarOf } from './support/editing';
import { isKnownHere } from './support/owner';
import { overflow } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let own: OwnPages;
let word = '';
withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

const listOf = (page: Page) => page.locator('#content .page-list');
const entriesOf = (page: Page) => listOf(page).getByRole('link');
/** The list as it is rendered, without what the browser adds to pictures while loading. */
const drawn = (page: Page) =>
  listOf(page).evaluate((list) => [list.getAttribute('data-look'), list.textContent]);

async function openEditor(page: Page, address: string) {
  await isKnownHere(page, address);
  await hintIsRead(page);
  await page.getByRole('switch').click();
  await expect(page.getByRole('button', { name: /^(Add the first block|Додати перший блок)/ })).toBeVisible();
}

test('a list of pages shows its entries at once, looks as is chosen, and is drawn the same after a save', async ({
  page,
}) => {
  await own.add('One');
  await own.add('Two');
  await openEditor(page, own.path);

  // Added by mouse: the pages below this one are listed before anything is configured or saved.
  await page.getByRole('button', { name: 'Add the first block' }).click();
  await page.getByRole('option', { name: /^List of pages/ }).click();
  await expect(entriesOf(page)).toHaveText([`One ${word}`, `Two ${word}`]);
  await expect(page.getByText('Nothing here yet.')).toHaveCount(0);

  // Other pages by its settings; none below an address that does not exist.
  await listOf(page).click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Alt+Enter');
  const panel = page.getByRole('complementary', { name: 'Properties' });
  const below = panel.getByLabel('Pages below');
  await expect(below).toHaveValue(own.path);
  await below.fill('/exhibitions');
  await expect(listOf(page).locator('img').first()).toBeVisible();
  await expect(entriesOf(page).first()).toContainText('Weather for One');
  await below.fill(`/nowhere-${word}`);
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await below.fill('/works/digital-art/nft');
  await expect(entriesOf(page).first()).toBeVisible();
  await below.press('Tab');

  // Looks: by the mouse, and with the arrows as among any radios.
  await expect(panel.getByLabel('Pictures and titles')).toBeChecked();
  await expect(panel.getByLabel('Custom', { exact: true })).toHaveCount(0);
  await panel.getByText('Titles', { exact: true }).click();
  await expect(listOf(page).locator('img')).toHaveCount(0);
  await expect(listOf(page)).not.toContainText(/ · 20\d\d/);
  await panel.getByLabel('Titles', { exact: true }).press('ArrowRight');
  await expect(panel.getByLabel('Titles and years')).toBeChecked();
  await expect(listOf(page)).toContainText(/ · 20\d\d/);
  expect(await violations(page, 'the looks of a list of pages')).toEqual([]);

  // Its parts are under "More": changing them by hand makes it custom, until a preset is chosen again.
  await expect(panel.getByRole('group', { name: 'Items' })).toBeHidden();
  await panel.getByText('More', { exact: true }).click();
  // The title was its only part when the panel came, and is still open.
  await panel.getByLabel('Style').selectOption({ label: 'Large' });
  await expect(listOf(page).locator('h3, h2').first()).toHaveClass('t-large');
  await expect(panel.getByLabel('Custom', { exact: true })).toBeChecked();

  const before = await drawn(page);
  await toolbarOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  expect(await drawn(page)).toEqual(before);
  await page.reload();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await expect(entriesOf(page).first()).toBeVisible();
  expect(await drawn(page)).toEqual(before);
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  expect(await drawn(page)).toEqual(before);
});

test('what earlier releases stored as a style stays until another is chosen', async ({ page }) => {
  const template = {
    items: [{ id: 'a', key: 'a', type: 'title', config: { tag: 'h3', class: 'text-xl year' } }],
  };
  const block = {
    ...{ id: 'block-1', component: 'PageList', props: { parentPage: '/works', template } },
    ...{ attributes: {}, blockAttributes: [], itemAttributes: [] },
  };
  const content = { sections: [{ id: 'section-1', name: '', attributes: [], blocks: [block] }] };
  const translation = { content, version: 1 };
  const saved = await page.request.patch('/api/pages/by-path', {
    data: { path: own.path, locale: 'en', translation },
  });
  expect(saved.status()).toBe(200);
  await isKnownHere(page, own.path);
  await hintIsRead(page);
  await page.getByRole('switch').click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await listOf(page).click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Alt+Enter');
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await expect(panel.getByLabel('Custom', { exact: true })).toBeChecked();
  await panel.getByText('More', { exact: true }).click();
  const style = panel.getByLabel('Style');
  if (!(await style.isVisible())) await panel.getByRole('button', { name: 'Item 1', exact: true }).click();
  await expect(style).toHaveValue('text-xl year');
  await expect(style.getByRole('option')).toHaveText([
    ...['Default', 'text-xl year', 'Quiet', 'Large', 'Italic', 'Capitals', 'In the accent colour'],
  ]);
  await style.selectOption({ label: 'Quiet' });
  await expect(listOf(page).locator('.t-muted').first()).toBeVisible();
  await page.keyboard.press('Control+KeyZ');
  await expect(style).toHaveValue('text-xl year');
});

test.describe('by touch, in Ukrainian', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a list is added, its look chosen, and saved on a phone', async ({ page }) => {
    await own.add('One');
    await openEditor(page, `/uk${own.path}`);
    await page.getByRole('button', { name: 'Додати перший блок' }).tap();
    await page.getByRole('option', { name: /^Список сторінок/ }).tap();
    await expect(entriesOf(page)).toHaveText([`One ${word}`]);
    await page.getByRole('button', { name: 'Властивості' }).first().tap();
    const panel = page.getByRole('complementary', { name: 'Властивості' });
    await panel.getByText('Назви', { exact: true }).tap();
    await expect(panel.getByLabel('Назви', { exact: true })).toBeChecked();
    await expect(listOf(page)).toHaveAttribute('data-look', 'plain');
    expect(await overflow(page)).toBe(0);
    const before = await drawn(page);
    await page.getByRole('button', { name: 'Зберегти зміни' }).tap();
    await expect(page.getByText('Усе збережено')).toBeVisible();
    await page.reload();
    await expect(entriesOf(page)).toHaveText([`One ${word}`]);
    expect(await drawn(page)).toEqual(before);
  });
});
