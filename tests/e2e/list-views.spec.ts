import type { Page } from '@playwright/test';
import { edit, served } from './support/editing';
import { isReady, overflow } from './support/page-states';
import { expect, test } from './support/test';

const bar = (page: Page) => page.getByRole('search');
const view = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const items = (page: Page) => page.locator('main [data-filter-item]:visible');
const years = (page: Page) => page.locator('main').getByRole('heading', { level: 2, name: /^\d{4}$/ });

/** What is seen on the page is what a reload draws. */
async function isDrawnSo(page: Page): Promise<void> {
  const seen = await items(page).allTextContents();
  await page.reload();
  await isReady(page);
  await expect(items(page)).toHaveText(seen);
}

test('works are seen as a list and by year, by mouse, in place, and found there by words', async ({
  page,
}) => {
  await page.goto('/works');
  await isReady(page);
  await expect(view(page, 'Pictures')).toHaveAttribute('aria-current', 'true');
  await expect(items(page)).toHaveCount(24);
  await view(page, 'List').click();
  await expect(page).toHaveURL('/works/view=list');
  await expect(view(page, 'List')).toHaveAttribute('aria-current', 'true');
  await expect(items(page)).toHaveCount(24);
  const line = page.getByRole('listitem').filter({ hasText: 'Hollow Titan' });
  await expect(line).toContainText('2017');
  await expect(line).toContainText('Weathering-steel slices');
  await isDrawnSo(page);

  // Names of columns stand above them, and are words of no work.
  const column = page.locator('main [aria-hidden] > span').filter({ hasText: 'Medium' });
  await expect(column).toBeVisible();
  await bar(page).getByRole('searchbox').pressSequentially('medium');
  await expect(bar(page)).toContainText('Nothing found for “medium”.');
  await bar(page).getByRole('searchbox').fill('');
  await bar(page).getByRole('searchbox').pressSequentially('steel');
  await expect.poll(() => items(page).count()).toBeLessThan(24);
  const found = await items(page).count();
  await expect(bar(page).getByRole('status')).toHaveText(`${found} of 24 works`);
  await view(page, 'By year').click();
  await expect(page).toHaveURL('/works/view=timeline?q=steel');
  await expect(years(page).first()).toBeVisible();
  await expect(
    page.locator('main section:has([data-filter-item]):visible:not(:has([data-filter-item]:visible))'),
  ).toHaveCount(0);
  await bar(page).getByRole('searchbox').press('Escape');
  await expect(items(page)).toHaveCount(24);
  await expect(years(page)).toHaveText([
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
    '2019',
    '2018',
    '2017',
    '2016',
  ]);
  await isDrawnSo(page);
  await page.getByRole('link', { name: 'Hollow Titan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hollow Titan' })).toBeVisible();
  await page.goBack();
  await view(page, 'Pictures').click();
  await expect(page).toHaveURL('/works');
});

test('by keyboard the focus stays with the choice, and another language shows the same', async ({ page }) => {
  await page.goto('/works');
  await isReady(page);
  await view(page, 'By year').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/works/view=timeline');
  await expect(bar(page).locator(':focus')).toHaveText('By year');
  await page.locator('.languages a[lang="uk"]').click();
  await expect(page).toHaveURL('/uk/works/view=timeline');
  await expect(view(page, 'За роками')).toHaveAttribute('aria-current', 'true');
  await expect(items(page)).toHaveCount(24);
});

test('a filter stays when the view changes, and the view when the filter does', async ({ page }) => {
  await page.goto('/works/series=tide-rooms');
  await isReady(page);
  await expect(items(page)).toHaveCount(6);
  await view(page, 'List').click();
  await expect(page).toHaveURL('/works/series=tide-rooms,view=list');
  await expect(items(page)).toHaveCount(6);
  await expect(bar(page).getByRole('status')).toHaveText('6 of 24 works');
  await bar(page)
    .getByRole('link', { name: /^Iron and Air/ })
    .click();
  await expect(page).toHaveURL('/works/series=iron-and-air,view=list');
  await expect(items(page)).toHaveCount(5);
  await page.locator('.languages a[lang="ru"]').click();
  await expect(page).toHaveURL(encodeURI('/ru/works/series=железо-и-воздух,view=list'));
  await expect(items(page)).toHaveCount(5);
  await isDrawnSo(page);
  await bar(page).getByRole('link', { name: 'Показать все' }).click();
  await expect(page).toHaveURL('/ru/works/view=list');
  await expect(items(page)).toHaveCount(24);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap shows the list and the years, and nothing is wider than the window', async ({ page }) => {
    await page.goto('/ru/works');
    await isReady(page);
    for (const [name, path] of [
      ['Список', '/ru/works/view=list'],
      ['По годам', '/ru/works/view=timeline'],
    ] as const) {
      await view(page, name).tap();
      await expect(page).toHaveURL(path);
      await expect(items(page)).toHaveCount(24);
      expect(await overflow(page)).toBe(0);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways are links, and point to the page itself for search engines', async ({ page }) => {
    await page.goto('/works');
    await view(page, 'List').click();
    await expect(items(page)).toHaveCount(24);
    const html = await served(page, '/works/view=list');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/works"/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
});

test('whoever edits there edits the page as it is written', async ({ page }) => {
  await edit(page, '/works/view=list');
  await expect(page.getByRole('heading', { name: 'Virtual Worlds' }).first()).toBeVisible();
  await expect(items(page)).toHaveCount(24);
  await expect(page.getByRole('textbox', { name: 'Text' }).first()).toBeVisible();
});
