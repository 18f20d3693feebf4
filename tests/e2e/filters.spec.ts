import type { Page } from '@playwright/test';
import { shareOf } from '@/tests/setup/shares.mjs';
import { edit } from './support/editing';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

const bar = (page: Page) => page.getByRole('search');
const field = (page: Page) => bar(page).getByRole('searchbox');
const status = (page: Page) => bar(page).getByRole('status');
const items = (page: Page) => page.locator('main [data-filter-item]:visible');
const option = (page: Page, words: RegExp) => bar(page).getByRole('link', { name: words });

/** On a phone the choices are folded away. */
async function openChoices(page: Page): Promise<void> {
  const summary = bar(page).locator('summary');
  if (await summary.isVisible()) await summary.press('Enter');
}

async function search(page: Page, words: string): Promise<void> {
  await isReady(page);
  await field(page).pressSequentially(words);
  // The last of several updates during typing.
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words);
}

test('another choice is never seen at another place than the one before', async ({ page }) => {
  // Whether the bar stood there when the browser first looked at the page, and where it then was.
  await page.addInitScript({
    content: `addEventListener('pagereveal', () => {
      const bar = document.querySelector('main search');
      const isWhole = document.querySelector('.site-footer') !== null;
      requestAnimationFrame(() => { window.firstSeen = isWhole && bar ? Math.round(bar.getBoundingClientRect().top) : null; });
    })`,
  });
  await page.goto('/works');
  await isReady(page);
  await bar(page).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100));
  const firstSeen = () => page.evaluate(() => (window as { firstSeen?: number | null }).firstSeen ?? null);
  // A page of which only a part has come by then has no bar to go by, or is too short to be scrolled so far.
  let seen: number | null = null;
  for (const year of [2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016].map(
    (each) => new RegExp(`^${each}`),
  )) {
    await option(page, year).click();
    await expect(option(page, year)).toHaveAttribute('aria-current', 'true');
    await isReady(page);
    seen = await firstSeen();
    if (seen !== null) break;
  }
  expect(Math.abs((seen ?? 0) - 100)).toBeLessThanOrEqual(1);
});

const LANGUAGES = [
  {
    prefix: '',
    kind: /^Studio/,
    value: 'studio',
    all: '24 pictures',
    some: '6 of 24 pictures',
    showAll: 'Show all',
    words: 'KEILEWERF',
    works: ['tide', /^\d+ of 24 works$/],
  },
  {
    prefix: '/ru',
    kind: /^Мастерская/,
    value: 'мастерская',
    all: '24 снимка',
    some: '6 из 24 снимков',
    showAll: 'Показать все',
    words: 'кеилеверф',
    works: ['прилив', /^\d+ из 24 работ$/],
  },
  {
    prefix: '/uk',
    kind: /^Майстерня/,
    value: 'майстерня',
    all: '24 знімки',
    some: '6 із 24 знімків',
    showAll: 'Показати всі',
    words: 'кеилеверф',
    works: ['приплив', /^\d+ із 24 робіт$/],
  },
] as const;

for (const { prefix, kind, value, all, some, showAll, words, works } of shareOf(LANGUAGES, 3, 1)) {
  test.describe(`filters under "${prefix || '/'}" (docs/reference/lists-and-filters.md#visitors)`, () => {
    test('a value is chosen by keyboard, in place, and announced', async ({ page }) => {
      await page.goto(`${prefix}/about/photos`);
      await expect(status(page)).toHaveText(all);
      await isReady(page);
      await openChoices(page);
      const place = () => bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await option(page, kind).focus();
      const before = await place();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(encodeURI(`${prefix}/about/photos/kind=${value}`));
      await expect(status(page)).toHaveText(some);
      await expect(items(page)).toHaveCount(6);
      await expect(bar(page).locator(':focus')).toHaveCount(1);
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
      await openChoices(page);
      await expect(option(page, kind)).toHaveAttribute('aria-current', 'true');
      await bar(page).getByRole('link', { name: showAll }).press('Enter');
      await expect(status(page)).toHaveText(all);
      await expect(items(page)).toHaveCount(24);
    });

    test('words are searched without case and marks, and kept in the address', async ({ page, context }) => {
      await page.goto(`${prefix}/about/photos`);
      await search(page, words);
      await expect(status(page)).not.toHaveText(all);
      await expect.poll(() => items(page).count()).toBeLessThan(24);
      const found = await items(page).count();
      expect(found).toBeGreaterThan(0);
      await expect(status(page)).toContainText(String(found));
      await page.reload();
      await expect(items(page)).toHaveCount(found);
      await expect(field(page)).toHaveValue(words);
      const another = await context.newPage();
      await another.goto(page.url());
      await expect(items(another)).toHaveCount(found);
      await field(page).press('Escape');
      await expect(items(page)).toHaveCount(24);
      await expect(page).not.toHaveURL(/[?]q=/);
      await expect(status(page)).toHaveText(all);
    });

    test('works are searched, and sections without results disappear', async ({ page }) => {
      await page.goto(`${prefix}/works`);
      await search(page, works[0]);
      await expect(status(page)).toHaveText(works[1]);
      const sections = page.locator('main .section').filter({ has: page.locator('[data-filter-item]') });
      const empty = sections.filter({ hasNot: page.locator('[data-filter-item]:visible') });
      await expect(sections).toHaveCount(4);
      await expect(empty.first()).toBeHidden();
      await expect(empty.filter({ visible: true })).toHaveCount(0);
    });
  });
}

test('a search that finds nothing says so, and is cleared where it is said', async ({ page }) => {
  await page.goto('/about/quotes');
  await search(page, 'zebra');
  await expect(status(page)).toHaveText('0 of 28 quotes');
  await expect(bar(page)).toContainText('Nothing found for “zebra”.');
  await expect(items(page)).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Clear the search' }).press('Enter');
  await expect(items(page)).toHaveCount(28);
  await expect(field(page)).toBeFocused();
});

test('words stay when a value is chosen, and go back with the visitor', async ({ page }) => {
  await page.goto('/works');
  await search(page, 'steel');
  const before = await items(page).count();
  await openChoices(page);
  await option(page, /^Iron and Air/).click();
  await expect(page).toHaveURL('/works/series=iron-and-air?q=steel');
  await expect(field(page)).toHaveValue('steel');
  await expect.poll(() => items(page).count()).toBeLessThanOrEqual(before);
  await page.goBack();
  await expect(page).toHaveURL('/works?q=steel');
  await expect(items(page)).toHaveCount(before);
});

test('a value that is chosen while words are still being typed is chosen for these words', async ({
  page,
}) => {
  await page.goto('/works');
  await isReady(page);
  await openChoices(page);
  await field(page).fill('steel');
  // In one turn of the browser, so that no debounce can end in between.
  await option(page, /^Iron and Air/).evaluate((link: HTMLElement) => {
    const input = document.querySelector<HTMLInputElement>('search input');
    if (input) input.value = 'st';
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    link.click();
  });
  await expect(page).toHaveURL('/works/series=iron-and-air?q=st');
  await expect(field(page)).toHaveValue('st');
});

test('a choice is kept in another language, where it is called otherwise', async ({ page }) => {
  await page.goto('/about/photos/kind=studio');
  await page.locator('.languages a[lang="ru"]').click();
  await expect(page).toHaveURL(encodeURI('/ru/about/photos/kind=мастерская'));
  await expect(items(page)).toHaveCount(6);
  await page.locator('.languages a[lang="en"]').click();
  await expect(page).toHaveURL('/about/photos/kind=studio');
});

test('the bar stands still while its script comes', async ({ page }) => {
  for (const path of ['/about/photos', '/works/year=2024', '/about/quotes']) {
    await page.goto(path, { waitUntil: 'load' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift, path).toBeLessThan(0.01);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('values are links, and nothing is shown that could not work', async ({ page }) => {
    await page.goto('/uk/about/photos');
    await expect(field(page)).toBeHidden();
    const summary = bar(page).locator('summary');
    if (await summary.isVisible()) await summary.click();
    await option(page, /^2019/).click();
    await expect(page).toHaveURL('/uk/about/photos/year=2019');
    await expect(items(page)).toHaveCount(4);
    await expect(status(page)).toHaveText('4 із 24 знімків');
    await bar(page).getByRole('link', { name: 'Показати всі' }).click();
    await expect(items(page)).toHaveCount(24);
  });
});

test('while the page is edited the bar narrows nothing, and opens the panel that finds things (docs/reference/lists-and-filters.md#visitors)', async ({
  page,
}) => {
  await edit(page, '/works?q=tide');
  await expect(items(page)).toHaveCount(24);
  await expect(page.locator('[inert] > search')).toBeVisible();
  await page.getByRole('button', { name: 'Visitors filter here' }).click();
  await expect(page.getByRole('complementary', { name: 'Find on this page' })).toBeVisible();
});
