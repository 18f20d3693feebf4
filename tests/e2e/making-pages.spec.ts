import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hintIsRead, isEdited, textsOf, toolbarOf } from './support/editing';
import { isKnownHere } from './support/owner';
import { isReady } from './support/page-states';
import { forgetPages, type OwnPages, rowOf, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;
withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

const question = (page: Page) => page.getByRole('dialog');

async function openTree(page: Page, address = '/master/pages') {
  await isKnownHere(page, address);
  await hintIsRead(page);
  await isReady(page);
}

test('whoever has made a page stands on it, types and saves; visitors read it', async ({ page }) => {
  await openTree(page);
  await page.getByRole('button', { name: 'New page' }).click();
  await question(page).getByLabel('Title').fill(`First ${word}`);
  await question(page).getByLabel('Address on the site').fill(`${own.path}/first`);
  await question(page).getByRole('button', { name: 'Create' }).click();
  await isEdited(page, `${own.path}/first`);
  await page.getByRole('button', { name: 'Add the first block' }).click();
  await page.getByRole('option', { name: /^Text/ }).click();
  await textsOf(page).click();
  await page.keyboard.type('The first words.');
  await toolbarOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  expect(await (await page.request.get(`${own.path}/first`)).text()).toContain('The first words.');
});

test('a copy, made by keys, is a draft that is edited at once, and seen by others when it is published', async ({
  page,
  troubles,
}) => {
  // Visitors do not find it at first.
  troubles.expect(/404/);
  await isKnownHere(page, '/');
  await hintIsRead(page);
  await openTree(page);
  await rowOf(page, own.title)
    .getByRole('button', { name: /^Actions for/ })
    .press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('Dup');
  await expect(page.getByRole('menuitem', { name: 'Duplicate…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question(page).getByLabel('Title').fill(`Copy ${word}`);
  await page.keyboard.press('Enter');
  const path = `/copy-${word}`;
  await isEdited(page, path);
  const ways = ['', '/ru', '/uk'];
  const seen = () => Promise.all(ways.map(async (way) => (await page.request.get(`${way}${path}`)).status()));
  expect(await seen()).toEqual([404, 404, 404]);

  // Its settings show it as it is kept, and lead back to where it is edited.
  await page.goto('/master/pages');
  await rowOf(page, `Copy ${word}`).getByRole('link').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Copy ${word}`);
  await expect(page.getByText('Visitors do not see this page in this language')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(path, { exact: true })).toBeVisible();
  expect(await violations(page, 'the settings of a draft')).toEqual([]);
  await page.getByRole('button', { name: 'Publish (English)' }).click();
  await expect(page.getByText('Visitors do not see this page in this language')).toHaveCount(0);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Copy ${word}`);
  await expect.poll(seen).toEqual([200, 200, 200]);
  const { pathname } = new URL(page.url());
  const id = pathname.split('/').at(-1) ?? '';
  await page.evaluate(() => localStorage.removeItem('dev_mode'));
  await page.getByRole('link', { name: 'Edit the page' }).press('Enter');
  await isEdited(page, path);
  await page.goto('about:blank');
  await forgetPages(page, id);
});

test.describe('by touch, in Russian', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a draft is made below a page, and edited where it will stand', { tag: '@long' }, async ({
    page,
    troubles,
  }) => {
    // Visitors do not find it.
    troubles.expect(/404/);
    await openTree(page, '/ru/master/pages');
    await rowOf(page, own.title)
      .getByRole('button', { name: /^Действия со страницей/ })
      .tap();
    await page.getByRole('menuitem', { name: 'Новая страница внутри…' }).tap();
    await question(page).getByLabel('Заголовок', { exact: true }).fill(`Черновик ${word}`);
    await question(page).getByLabel('Адрес на сайте').fill(`${own.path}/draft`);
    await question(page).getByLabel('Черновиком', { exact: false }).tap();
    await question(page).getByRole('button', { name: 'Создать' }).tap();
    await expect(page).toHaveURL(`/ru${own.path}/draft`);
    await expect(page.getByRole('textbox', { name: 'Заголовок страницы' })).toHaveText(`Черновик ${word}`);
    expect((await page.request.get(`/ru${own.path}/draft`)).status()).toBe(404);
  });
});
