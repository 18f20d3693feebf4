import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, hintIsRead, paste, saveAndLeave, toolbarOf } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((pages) => {
  own = pages;
});

const NOTHING = { attributes: {}, blockAttributes: [], itemAttributes: [] };
const YEAR = { id: 'year', name: 'Year', slug: 'year', type: 'number', inherited: false };
const SIGNED = { id: 'signed', name: 'Signed', slug: 'signed', type: 'boolean', inherited: false };
const WORK = { src: '/media/works/seed-vault.jpg', alt: 'A', caption: '' };
const OTHER = { src: '/media/works/tidal-archive.jpg', alt: 'B', caption: '' };

/** A work with one block. */
async function work(page: Page, block: object, attributes: object[] = [], kind = 'work') {
  const made = await own.add('Work');
  expect((await page.request.patch(`/api/pages/${made.id}`, { data: { kind } })).status()).toBe(200);
  const blocks = [{ id: 'block', ...NOTHING, ...block }];
  const content = { sections: [{ id: 'one', name: 'One', attributes, blocks }] };
  const data = { path: made.path, locale: 'en', translation: { content } };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  return made;
}

const picture = (attributes = {}) => ({ component: 'MediaObject', props: WORK, attributes });
const contentOf = (page: Page) => page.locator('#content');
const typedOf = (page: Page, name: string) => contentOf(page).getByRole('textbox', { name, exact: true });
const addOf = (page: Page) => contentOf(page).getByRole('button', { name: 'Add a detail' });
const itemOf = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** The names and values of the labels, as they are read. */
const labelsOf = (within: Page | Locator) =>
  within
    .locator('#content dl > div')
    .evaluateAll((entries) =>
      entries.map((entry) => [...entry.children].map((part) => part.textContent?.replaceAll('\u00a0', ' '))),
    );

/** Saves, and reads the page as a visitor who has just come. */
async function labelsSeen(page: Page) {
  await saveAndLeave(page);
  await page.reload();
  return labelsOf(page);
}

test('a label is written on the page with the mouse', async ({ page }) => {
  const { path } = await work(page, picture());
  await edit(page, path);
  await contentOf(page).locator('figure .picture').click();
  await addOf(page).click();
  expect(await violations(page, 'what can be added to a label')).toEqual([]);
  await itemOf(page, 'Year').click();
  await expect(typedOf(page, 'Year')).toBeFocused();
  await page.keyboard.type('2019');
  await addOf(page).click();
  await expect(itemOf(page, 'Year')).toHaveCount(0);
  await itemOf(page, 'Dimensions').click();
  await page.keyboard.type('50 x 70 cm');
  await addOf(page).click();
  await itemOf(page, 'Another detail…').click();
  const dialog = page.getByRole('dialog', { name: 'A new detail' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please give it a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Found in');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(typedOf(page, 'Found in')).toBeFocused();
  await page.keyboard.type('a');
  await paste(page, '', ' harbour\nin Odesa\n');
  // A name that is there already is no second line.
  await addOf(page).click();
  await itemOf(page, 'Another detail…').click();
  await dialog.getByLabel('Name').fill('Year');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(typedOf(page, 'Year')).toBeFocused();
  expect(await labelsSeen(page)).toEqual([
    ['Year', '2019'],
    ['Dimensions', '50 × 70 cm'],
    ['Found in', 'a harbour in Odesa'],
  ]);
  const graph = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(graph).toContain('"dateCreated":"2019"');
});

test('in another language what is inherited is named in it', async ({ page }) => {
  const { id, path } = await work(page, picture());
  const attributes = [{ ...YEAR, id: 'made', name: 'Year' }];
  expect((await page.request.patch(`/api/pages/${id}`, { data: { attributes } })).status()).toBe(200);
  await isOwnersBrowser(page, `/uk${path}`);
  await hintIsRead(page);
  const tools = page.getByRole('region', { name: 'Інструменти сайту' });
  await tools.getByRole('switch', { name: 'Режим редагування' }).click();
  await expect(tools.getByText('Усе збережено')).toBeVisible();
  await contentOf(page).locator('figure .picture').click();
  await contentOf(page).getByRole('button', { name: 'Додати відомості' }).click();
  await expect(itemOf(page, 'Year')).toHaveCount(0);
  await itemOf(page, 'Рік').click();
  await page.keyboard.type('2019');
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText('Зміни збережено')).toBeVisible();
  await page.goto(`/uk${path}`);
  await expect(contentOf(page).locator('dl')).toHaveText('Рік2019');
  const data = { path, locale: 'uk' };
  const saved = await (await page.request.post('/api/pages/by-path', { data })).json();
  // Under the id that the page has it by, so that it is one detail in all languages.
  expect(saved.translation.content.sections[0].blocks[0].attributes).toEqual({ made: 2019 });
});

test('a quote offers each name once, and not what its source says', async ({ page }) => {
  const year = { id: 'block-year', name: 'Year' };
  const props = { content: 'Salt remembers.', source: 'Ines Rau, 2019' };
  const quote = { component: 'Quote', props, blockAttributes: [year], attributes: { 'block-year': '2019' } };
  const { path } = await work(page, quote);
  await edit(page, path);
  await contentOf(page).getByRole('textbox', { name: 'Quote text' }).click();
  await addOf(page).click();
  await expect(itemOf(page, 'Year')).toHaveCount(1);
  await itemOf(page, 'Medium').click();
  await page.keyboard.type('Ink');
  expect(await labelsSeen(page)).toEqual([['Medium', 'Ink']]);
});

test('a label is written with keys alone, from one value to the next', async ({ page }) => {
  const { path } = await work(page, picture({ year: 2019 }), [YEAR]);
  await edit(page, path);
  await typedOf(page, 'Year').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('–2021');
  await page.keyboard.press('Enter');
  await expect(addOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Medium')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(typedOf(page, 'Medium')).toBeFocused();
  await page.keyboard.type('Salt on paper');
  // Words that are taken back take their line with them; an undo brings them.
  await typedOf(page, 'Year').focus();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.press('Delete');
  await expect(typedOf(page, 'Year')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(typedOf(page, 'Year')).toHaveCount(0);
  await page.keyboard.press('Control+KeyZ');
  await expect(typedOf(page, 'Year')).toHaveText('2019–2021');
  expect(await labelsSeen(page)).toEqual([
    ['Year', '2019–2021'],
    ['Medium', 'Salt on paper'],
  ]);
});

test('a page and a yes are chosen where they stand', async ({ page }) => {
  const series = await own.add('Lanterns');
  const { path } = await work(page, picture({ signed: true }), [SIGNED]);
  await edit(page, path);
  await contentOf(page).getByRole('button', { name: 'Signed: yes' }).click();
  await page.getByRole('dialog', { name: 'Signed' }).getByLabel('Signed').selectOption('No');
  await page.keyboard.press('Escape');
  await expect(contentOf(page).getByRole('button', { name: 'Signed: no' })).toBeFocused();
  // An empty choice leaves nothing behind, and the focus where one goes on.
  await addOf(page).click();
  await itemOf(page, 'Series').click();
  await expect(page.getByRole('dialog', { name: 'Series' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addOf(page)).toBeFocused();
  await addOf(page).click();
  await itemOf(page, 'Series').click();
  const chooser = page.getByRole('dialog', { name: 'Series' });
  await chooser.getByLabel('Series').fill(series.title);
  await chooser.getByRole('option', { name: series.title }).click();
  await page.keyboard.press('Escape');
  await expect(contentOf(page).getByRole('button', { name: `Series: ${series.title}` })).toBeVisible();
  expect(await labelsSeen(page)).toEqual([
    ['Signed', 'no'],
    ['Series', series.title],
  ]);
  await contentOf(page).getByRole('link', { name: series.title }).click();
  await expect(page).toHaveURL(series.path);
});

test('each picture of a gallery has a label of its own', async ({ page }) => {
  const items = [
    { key: 'a', ...WORK },
    { key: 'b', ...OTHER },
  ];
  const { path } = await work(page, { component: 'MediaGallery', props: { items } }, [YEAR]);
  await edit(page, path);
  const second = contentOf(page).locator('figure').nth(1);
  await second.locator('.picture').click();
  await second.getByRole('button', { name: 'Add a detail' }).click();
  await itemOf(page, 'Year').click();
  await expect(second.getByRole('textbox', { name: 'Year' })).toBeFocused();
  await page.keyboard.type('2020');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await itemOf(page, 'Photo').press('Enter');
  await page.keyboard.type('Ines Rau');
  await saveAndLeave(page);
  await page.reload();
  await expect(contentOf(page).locator('figure').nth(0).locator('dl')).toHaveCount(0);
  await expect(contentOf(page).locator('figure').nth(1).locator('dd')).toHaveText(['2020', 'Ines Rau']);
});

test.describe('by touch, on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a label is written with a finger', async ({ page }) => {
    const { path } = await work(page, picture({ year: 2019 }), [YEAR], 'plain');
    await isOwnersBrowser(page, path);
    await hintIsRead(page);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    await typedOf(page, 'Year').tap();
    await expect(typedOf(page, 'Year')).toBeFocused();
    await addOf(page).tap();
    await itemOf(page, 'Edition').tap();
    await expect(typedOf(page, 'Edition')).toBeFocused();
    await page.keyboard.type('1/5 + 2 AP');
    expect(await violations(page, 'a label that is written on a phone')).toEqual([]);
    expect(await labelsSeen(page)).toEqual([
      ['Year', '2019'],
      ['Edition', '1/5 + 2 AP'],
    ]);
  });
});

test('in a row of pictures that scrolls, a detail is added on the picture and is not cut off', async ({
  page,
}) => {
  const items = [
    { key: 'a', ...WORK },
    { key: 'b', ...OTHER },
  ];
  const { path } = await work(page, { component: 'MediaGallery', props: { items, layout: 'carousel' } });
  await edit(page, path);
  const figure = contentOf(page).locator('figure').first();
  await figure.locator('.picture').click();
  const add = figure.getByRole('button', { name: 'Add a detail' });
  await figure.hover();
  await expect(add).toBeVisible();
  const [button, row] = await Promise.all([add.boundingBox(), figure.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 999)).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
  await add.click();
  await page.getByRole('menuitem', { name: 'Year' }).click();
  await expect(typedOf(page, 'Year')).toBeFocused();
});
