import type { Page } from '@playwright/test';
import { anyWord } from './support/library';
import { signInByCall } from './support/owner';
import { isHydrated } from './support/page-states';
import { forgetPages, type OwnPages, ownPages, rowOf, titlesWith } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;

test.beforeEach(async ({ page }) => {
  word = anyWord();
  await expect(() => signInByCall(page.context())).toPass();
  own = await ownPages(page, word);
});
test.afterEach(async ({ page }) => {
  // What is looked at is about to go.
  await page.goto('about:blank');
  await forgetPages(page, own.id);
});

const question = (page: Page) => page.getByRole('dialog');
const noticeOf = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notices/ }).getByText(text);

async function openTree(page: Page, address = '/master/pages') {
  await page.goto(address);
  await isHydrated(page);
}

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
  const log = page.locator('.pages-room').getByRole('log');
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
