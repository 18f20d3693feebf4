import { shareOf } from '@/tests/setup/shares.mjs';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const LANGUAGES = [
  { code: 'en', prefix: '', about: /About/, notFound: 'Page not found: /no/such-page' },
  { code: 'ru', prefix: '/ru', about: /О художнице/, notFound: 'Страница не найдена: /no/such-page' },
  { code: 'uk', prefix: '/uk', about: /Про мисткиню/, notFound: 'Сторінку не знайдено: /no/such-page' },
] as const;

for (const { code, prefix, about, notFound } of shareOf(LANGUAGES, 3, 2)) {
  test.describe(`a visitor in ${code}`, () => {
    test('finds every page from the home page (docs/reference/pages-and-paths.md#routes)', async ({
      page,
      isMobile,
    }) => {
      await page.goto(prefix || '/');
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      for (const path of ['/works', '/exhibitions', '/about', '/contact']) {
        if (isMobile) await page.locator('.menu-button').click();
        await page.locator(`${isMobile ? '#site-menu' : '.site-nav'} a[href="${prefix}${path}"]`).click();
        await expect(page).toHaveURL(`${prefix}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });

    test('goes from the works to a work and its label', async ({ page }) => {
      await page.goto(`${prefix}/works/digital-art/virtual-worlds`);
      await page
        .getByRole('main')
        .locator(`a[href="${prefix}/works/digital-art/virtual-worlds/tidal-archive"]`)
        .first()
        .click();
      await expect(page).toHaveURL(`${prefix}/works/digital-art/virtual-worlds/tidal-archive`);
      await expect(page.getByRole('main')).toContainText('2019');
      const picture = page.getByRole('main').getByRole('img').first();
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    test('reads the biography', async ({ page }) => {
      await page.goto(`${prefix}/about`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(about);
      await expect(page.getByRole('main')).toContainText('1984');
    });

    test('is told in the right language that a page does not exist (docs/reference/screens.md#notices)', async ({
      page,
      troubles,
    }) => {
      troubles.expect(/answer 404/, /console: Failed to load resource/);
      const answer = await page.goto(`${prefix}/no/such-page`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });
}

test('the language switcher keeps the page (docs/reference/pages-and-paths.md#routes)', async ({ page }) => {
  await page.goto('/about/quotes');
  await page.locator('.languages a[lang="uk"]').click();
  await expect(page).toHaveURL('/uk/about/quotes');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.locator('.languages a[lang="en"]').click();
  await expect(page).toHaveURL('/about/quotes');
});

test('/en leads for good to the address without a prefix (docs/reference/pages-and-paths.md#routes)', async ({
  page,
}) => {
  await page.goto('/en/about/photos');
  await expect(page).toHaveURL('/about/photos');
});

test('a public page makes no call, sets no cookie and asks no other site (docs/reference/performance.md#finished-pages)', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(requested.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
  expect(requested.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('content, links and pictures are there', async ({ page }) => {
    await page.goto('/uk/works/digital-art/nft');
    await page.getByRole('main').locator('h3 a[href^="/uk/works/digital-art/nft/"]').first().click();
    await expect(page).toHaveURL(/nft\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  });
});
