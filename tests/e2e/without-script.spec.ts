import { shareOf } from '@/tests/setup/shares.mjs';
import { kindsInTurn, LANGUAGES } from './support/addresses';
import { openChoices } from './support/page-states';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const language of shareOf(LANGUAGES, 3)) {
  test(`content, pictures and links are there on any kind of page in ${language}`, async ({ page }) => {
    for (const path of kindsInTurn(language)) {
      await page.goto(path);
      await expect(page.locator('site-loader'), path).toHaveCount(0);
      await expect(page.getByRole('main'), path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText(/\S{3,}/);
      await expect(page.getByRole('link').nth(3), path).toHaveAttribute('href', /^\//);
      const first = page.getByRole('main').locator('img').first();
      if ((await first.count()) > 0) {
        await first.scrollIntoViewIfNeeded();
        await expect(first, path).toBeVisible();
        await expect
          .poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth), { message: path })
          .toBeGreaterThan(0);
      }
      const invisible = await page
        .getByRole('main')
        .locator('h1, h2, h3, p, figcaption, a')
        .evaluateAll((all) =>
          all.flatMap((each) => (getComputedStyle(each).opacity === '0' ? [each.outerHTML] : [])),
        );
      expect(invisible, path).toEqual([]);
    }
  });
}

test('a visitor walks from the home page to a work and back', async ({ page, isMobile }) => {
  await page.goto('/uk');
  if (isMobile) await page.locator('.menu-button').click();
  await page.locator(`${isMobile ? '#site-menu' : '.site-nav'} a[href="/uk/works"]`).click();
  await page.getByRole('main').locator('a[href="/uk/works/digital-art/nft"]').first().click();
  await page.getByRole('main').locator('h3 a[href^="/uk/works/digital-art/nft/"]').first().click();
  await expect(page).toHaveURL(/nft\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/uk/works/digital-art/nft');
});

test('every slide of the home page can be reached', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('group', { name: /^Slide \d/ });
  const last = slides.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(last.getByRole('link').first()).toHaveAttribute('href', /^\//);
});

test('a choice on a list is a link that leads to the shorter list, and another back to all', async ({
  page,
}) => {
  await page.goto('/ru/about/photos');
  const search = page.getByRole('search');
  const all = await page.getByRole('main').locator('figure').count();
  await openChoices(page);
  const choice = search.getByRole('listitem').getByRole('link').first();
  await choice.click();
  await expect(page).toHaveURL(/\/ru\/about\/photos\/[^/]+=[^/]+$/);
  await expect.poll(() => page.getByRole('main').locator('figure').count()).toBeLessThan(all);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await search.getByRole('link', { name: 'Показать все' }).click();
  await expect(page).toHaveURL('/ru/about/photos');
  await expect(page.getByRole('main').locator('figure')).toHaveCount(all);
});
