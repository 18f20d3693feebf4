import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hintIsRead, isEdited } from './support/editing';
import { isKnownHere } from './support/owner';
import { isReady, overflow } from './support/page-states';
import { chooseLayout, noticeOf, type OwnPages, rowOf, titlesWith, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;

withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

const question = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, title: string, way: string) {
  await rowOf(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: way }).click();
}

async function openTree(page: Page, address = '/master/pages') {
  await page.goto(address);
  await isReady(page);
}

/** Takes a page by its handle to a share of another row's height. */
async function drag(page: Page, from: Locator, to: Locator, share: number) {
  await from.locator('[data-handle]').hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('There is no such row.');
  await page.mouse.move(box.x + 160, box.y + box.height * share - 8, { steps: 4 });
  await page.mouse.move(box.x + 160, box.y + box.height * share, { steps: 4 });
}

test('pages are made, dragged, found, deleted with what is below them, and brought back', async ({
  page,
  troubles,
}) => {
  // An address in use is refused.
  troubles.expect(/409/);
  const { title } = own;
  await isKnownHere(page, '/');
  await hintIsRead(page);
  await openTree(page);
  await rowOf(page, title).scrollIntoViewIfNeeded();
  expect(await violations(page, 'the tree')).toEqual([]);

  await choose(page, title, 'New page below it…');
  await question(page).getByLabel('Title').fill(`First ${word}`);
  await expect(question(page).getByLabel('Address on the site')).toHaveValue(`${own.path}/first-${word}`);
  await question(page).getByLabel('A layout').check();
  await chooseLayout(question(page), 'Three columns');
  expect(await violations(page, 'a new page')).toEqual([]);
  await question(page).getByRole('button', { name: 'Create' }).click();
  await isEdited(page, `${own.path}/first-${word}`);
  // The tree is as it was left, with the new page in it.
  await page.goBack();
  await expect(rowOf(page, `First ${word}`)).toHaveAttribute('aria-level', '2');
  await choose(page, `First ${word}`, 'Duplicate…');
  await expect(question(page)).toContainText('Visitors do not see it until it is published.');
  await expect(question(page).getByLabel('Public at once, wherever the original is')).not.toBeChecked();
  await question(page).getByLabel('Title').fill(`Second ${word}`);
  await question(page).getByLabel('Address on the site').fill(`${own.path}/first-${word}`);
  await question(page).getByRole('button', { name: 'Create' }).click();
  await expect(question(page).getByText('Another page has this address.')).toBeVisible();
  await question(page).getByLabel('Address on the site').fill(`${own.path}/second`);
  await question(page).getByLabel('Public at once, wherever the original is').check();
  await expect(question(page)).toContainText('Visitors can see it as soon as it is created.');
  await question(page).getByRole('button', { name: 'Create' }).click();
  await isEdited(page, `${own.path}/second`);
  await page.goBack();
  const titles = titlesWith(page, word);
  await expect(titles).toHaveText([title, `First ${word}`, `Second ${word}`]);

  // Above the first one, and then into it: its address goes along, and the old one leads on.
  await drag(page, rowOf(page, `Second ${word}`), rowOf(page, `First ${word}`), 0.1);
  await expect(page.locator('[data-drop-line]')).toBeVisible();
  await page.mouse.up();
  await expect(titles).toHaveText([title, `Second ${word}`, `First ${word}`]);
  await expect(noticeOf(page, `“Second ${word}” has been moved`)).toBeVisible();
  await drag(page, rowOf(page, `Second ${word}`), rowOf(page, `First ${word}`), 0.5);
  await expect(rowOf(page, `First ${word}`)).toHaveAttribute('data-drop-target');
  await page.mouse.up();
  const moved = `${own.path}/first-${word}/second`;
  await expect(noticeOf(page, `“Second ${word}” is at ${moved} now`)).toBeVisible();
  await rowOf(page, `First ${word}`).locator('[data-fold]').click();
  await expect(rowOf(page, `Second ${word}`)).toHaveAttribute('aria-level', '3');
  const led = await page.request.get(`${own.path}/second`, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([308, moved]);

  // Search results are a list; deleting one also deletes the pages below it.
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(`FIRST ${word}`);
  await expect(titles).toHaveText([`First ${word}`]);
  await choose(page, `First ${word}`, 'Delete');
  await expect(question(page)).toContainText('1 page below it goes along:');
  await expect(question(page)).toContainText(`Second ${word}`);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(noticeOf(page, '1 page moved to the bin')).toBeVisible();
  await expect(titles).toHaveCount(0);
  expect((await page.request.get(moved)).status()).toBe(404);

  await page.getByRole('button', { name: 'Bin' }).click();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(word);
  await rowOf(page, `First ${word}`).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected pages' }).getByRole('button', { name: 'Restore' }).click();
  await expect(titles).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(moved)).status()).toBe(200);
});

test('by keys alone: walking, moving, carrying, another address, the bin and back', async ({ page }) => {
  const { title } = own;
  for (const name of ['One', 'Two', 'Three']) await own.add(name);
  await openTree(page);
  const titles = titlesWith(page, word);
  await expect(titles).toHaveText([title]);
  await rowOf(page, title).focus();
  await page.keyboard.press('ArrowRight');
  await expect(titles).toHaveText([title, `One ${word}`, `Two ${word}`, `Three ${word}`]);
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, `One ${word}`)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles).toHaveText([title, `Two ${word}`, `One ${word}`, `Three ${word}`]);
  await expect(rowOf(page, `One ${word}`)).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(titles).toHaveText([title, `Two ${word}`, `One ${word}`, `Three ${word}`]);
  await expect(rowOf(page, `One ${word}`)).toHaveAttribute('aria-level', '3');
  await expect(rowOf(page, `One ${word}`)).toBeFocused();

  // By its handle: from place to place, heard on the way.
  const three = rowOf(page, `Three ${word}`);
  await three.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Move Three ${word}` })).toBeFocused();
  await page.keyboard.press('Space');
  const log = page.getByRole('main').getByRole('log');
  await expect(log).toHaveText(`“Three ${word}” is picked up.`);
  for (const _ of ['below Two', 'into One', 'above One', 'above Two']) await page.keyboard.press('ArrowUp');
  await expect(log).toHaveText(`Below “${title}”, place 1`);
  await page.keyboard.press('Space');
  await expect(titles).toHaveText([title, `Three ${word}`, `Two ${word}`, `One ${word}`]);

  await three.focus();
  await page.keyboard.press('F2');
  const address = question(page).getByLabel('Address on the site');
  await expect(address).toBeFocused();
  await address.fill('/master/three');
  await expect(question(page).getByText('This address belongs to the site itself.')).toBeVisible();
  await address.fill(`${own.path}/drei`);
  await page.keyboard.press('Enter');
  await expect(noticeOf(page, `The page is at ${own.path}/drei now`)).toBeVisible();
  await expect(three).toBeFocused();
  // From the menu of the row: the focus goes back to its button, as the menu has closed.
  const menu = three.getByRole('button', { name: `Actions for Three ${word}` });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Change the address…' }).press('Enter');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await three.focus();
  await page.keyboard.press('Delete');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText([title, `Two ${word}`, `One ${word}`]);
  const deleted = page.getByRole('listitem').filter({ hasText: '1 page moved to the bin' });
  await deleted.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(titles).toHaveCount(4);
  await rowOf(page, `Two ${word}`).press('Enter');
  await expect(page).toHaveURL(/\/master\/pages\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Two ${word}`);
});

test.describe('by touch, in Ukrainian', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the tree and a page have room on a phone', async ({ page }) => {
    await own.add('One');
    await own.add('Two');
    await openTree(page, '/uk/master/pages');
    const row = rowOf(page, own.title);
    await row.locator('[data-fold]').tap();
    const titles = titlesWith(page, word);
    await expect(titles).toHaveText([own.title, `One ${word}`, `Two ${word}`]);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page, 'the tree on a phone')).toEqual([]);
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((each) => each.getBoundingClientRect().height).filter((height) => height < 40),
      );
    expect(small).toEqual([]);

    // A finger rests on the handle, and carries the page down.
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await rowOf(page, `Two ${word}`).scrollIntoViewIfNeeded();
    const handle = await rowOf(page, `One ${word}`).locator('[data-handle]').boundingBox();
    const below = await rowOf(page, `Two ${word}`).boundingBox();
    if (!handle || !below) throw new Error('There are no rows.');
    const at = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
    await touch('touchStart', [at]);
    await expect(row.page().locator('[data-carried]')).toBeVisible();
    await touch('touchMove', [{ x: at.x + 60, y: below.y + below.height - 20 }]);
    await touch('touchMove', [{ x: at.x + 60, y: below.y + below.height - 6 }]);
    await expect(page.locator('[data-drop-line]')).toBeVisible();
    await touch('touchEnd', []);
    await expect(titles).toHaveText([own.title, `Two ${word}`, `One ${word}`]);

    await page.goto(`/uk/master/pages/${own.id}`);
    await expect(page.getByRole('main')).toContainText(own.title);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page, 'a page on a phone')).toEqual([]);
  });
});
