import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, toolbarOf } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const hits = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

// Other journeys run beside these on the same site: none of their public pages says “tide”.
test.beforeEach(async ({ request }) => {
  // A server that has just begun has not read all pages yet.
  await expect(async () => {
    const found = await (await request.get('/search?q=tide')).text();
    for (const title of ['Tidal Archive', 'Ring of Rain', 'Collections']) expect(found).toContain(title);
  }).toPass();
});

test('a visitor looks for something from the header, narrows what is found and goes back (docs/reference/search.md)', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('tide');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=tide');
  await expect(page).toHaveTitle('Search: tide · Daria Selivan');
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages say “tide”$/);
  await expect(hits(page).first().getByRole('heading')).toHaveText('Tidal Archive');
  await expect(hits(page).first().getByText('tide', { exact: true }).first()).toBeVisible();
  const picture = hits(page).first().locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  expect(await violations(page, 'results of a search')).toEqual([]);

  const number = Number(/\d+/.exec((await page.getByRole('status').textContent()) ?? '')?.[0]);
  await expect(hits(page)).toHaveCount(number);
  await page
    .getByRole('navigation', { name: 'Narrow the results' })
    .getByRole('link', { name: /^Works/ })
    .click();
  await expect(page).toHaveURL('/search?q=tide&kind=work');
  await expect(page.getByRole('link', { name: /^Works \d/ })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => hits(page).count()).toBeLessThan(number);
  await page.getByRole('link', { name: /^2019 \d/ }).click();
  await expect(page).toHaveURL('/search?q=tide&kind=work&year=2019');
  await expect(hits(page)).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(hits(page)).toHaveCount(number);
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/works/digital-art/virtual-worlds/tidal-archive');
});

test('the key / leads to the search and into its field, and is a letter where one types', async ({
  page,
}) => {
  await page.goto('/works');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ring/rain');
  await expect(field(page)).toHaveValue('ring/rain');
  await page.keyboard.press('Enter');
  await expect(hits(page).first().getByRole('heading')).toHaveText('Ring of Rain');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('tidel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^No page says “tidel”\. \d+ pages say “tidal”$/);
});

test('the words are kept in another language, and what is in none is said', async ({ page }) => {
  await page.goto('/search?q=Odesa');
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/search?q=Odesa');
  await page.getByRole('searchbox').fill('прилив');
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByRole('heading', { name: 'Архив приливов', level: 2 })).toBeVisible();
  await page.getByRole('searchbox').fill('кукарямба');
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByRole('status')).toContainText('«кукарямба»');
  await page.getByRole('main').getByRole('link', { name: 'Работы' }).click();
  await expect(page).toHaveURL('/ru/works');
});

test('an owner searches as visitors do, with the tools there', async ({ page }) => {
  await isOwnersBrowser(page, '/search?q=tide');
  await expect(toolbarOf(page).getByRole('link', { name: 'Pages' })).toBeVisible();
  // There is nothing on it to edit.
  await expect(toolbarOf(page).getByRole('switch', { name: 'Edit mode' })).toHaveCount(0);
  await expect(hits(page).first().getByRole('heading')).toHaveText('Tidal Archive');
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/works/digital-art/virtual-worlds/tidal-archive');
  await page.goBack();
  await expect(hits(page).first().getByRole('heading')).toHaveText('Tidal Archive');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click();
  await expect(field(page)).toBeFocused();
});

test('while a page is edited, the key / is a letter of its text', async ({ page }) => {
  await edit(page, '/legal/terms-of-use');
  const text = page.locator('#content').getByRole('textbox', { name: 'Text', exact: true }).first();
  await text.click();
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/legal/terms-of-use');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the search is in the menu, and fits', async ({ page }) => {
    await page.goto('/uk');
    await page.getByRole('button', { name: 'Меню' }).tap();
    await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Пошук' }).tap();
    await expect(page).toHaveURL('/uk/search');
    await page.getByRole('searchbox').fill('припливи');
    await page.getByRole('button', { name: 'Знайти' }).tap();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page, 'results on a phone')).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything of it works', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('tide');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=tide');
    await page.getByRole('link', { name: /^Works \d/ }).click();
    await hits(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidal Archive');
  });
});
