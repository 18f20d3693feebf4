import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hintIsRead, isEdited, toolbarOf } from './support/editing';
import { isReady } from './support/page-states';
import { noticeOf, type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;
withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

/** What search engines are told of a page. */
const told = async (page: Page, path: string) =>
  (await (await page.request.get(path)).text()).match(/"@type":"(?:VisualArtwork|ExhibitionEvent|Event)"/g);

test('a new exhibition begins with its sections as a draft, and is one to search engines once it is public', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404/);
  await page.goto('/master/pages');
  await hintIsRead(page);
  await isReady(page);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(`Show ${word}`);
  await dialog.getByLabel('Address on the site').fill(`${own.path}/show`);
  await dialog.getByLabel('What it is').selectOption('Exhibition');
  await dialog.getByLabel('Ready sections to type over').check();
  await expect(dialog.getByLabel('As a draft')).toBeChecked();
  expect(await violations(page, 'a new page of a kind')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await isEdited(page, `${own.path}/show`);
  await expect(page.getByRole('textbox', { name: 'Section name' })).toHaveCount(1);
  await expect(page.locator('#content section')).toHaveCount(3);
  await toolbarOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => told(page, `${own.path}/show`)).toEqual(['"@type":"ExhibitionEvent"']);
});

test('what a page is is chosen in its settings, by keys, and stays after a reload', async ({ page }) => {
  await page.goto(`/master/pages/${own.id}`);
  const kind = page.getByRole('region', { name: 'Settings' }).getByLabel('What it is');
  await expect(kind).toHaveValue('plain');
  await kind.focus();
  await page.keyboard.type('Wo');
  await expect(noticeOf(page, 'What the page is has been saved')).toBeVisible();
  await page.getByRole('heading', { name: 'History' }).click();
  await expect(page.getByText('is now: Work')).toBeVisible();
  await page.reload();
  await expect(kind).toHaveValue('work');
  expect(await told(page, own.path)).toEqual(['"@type":"VisualArtwork"']);
});
