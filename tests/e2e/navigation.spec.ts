import type { Page } from '@playwright/test';
import { isHydrated } from './support/page-states';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

/** A page that Next.js asks for, for the visitor's next step. */
const isPageRequest = (url: string) => new URL(url).searchParams.has('_rsc');

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`going from page to page with ${reducedMotion} for motion (docs/reference/pages-and-paths.md#moving-between-pages)`, () => {
    test.use({ reducedMotion });

    test('begins at the top, and the way back ends where it began', async ({ page }) => {
      await page.goto('/about');
      await isHydrated(page);
      await expect(page.locator('site-loader')).toHaveCount(0);
      await footerLink(page, 'Privacy policy').scrollIntoViewIfNeeded();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
      await footerLink(page, 'Privacy policy').click();
      await expect(page).toHaveURL('/legal/privacy-policy');
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    });
  });
}

test('the way to the top is smooth, and at once where motion is unwelcome (docs/reference/pages-and-paths.md#moving-between-pages)', async ({
  page,
}) => {
  await page.goto('/contact');
  const root = page.locator('html');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
});

test('no page is asked for before somebody is on the way to it (docs/reference/pages-and-paths.md#moving-between-pages)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isPageRequest(request.url())) requested.push(new URL(request.url()).pathname);
  });
  await page.goto('/works');
  await isHydrated(page);
  await expect(page.locator('site-loader')).toHaveCount(0);
  expect(requested).toEqual([]);
  await footerLink(page, 'Privacy policy').focus();
  await expect.poll(() => requested).toContain('/legal/privacy-policy');
  expect(new Set(requested)).toEqual(new Set(['/legal/privacy-policy']));
});

test('at most four pages are asked for at the same time (docs/reference/pages-and-paths.md#moving-between-pages)', async ({
  page,
}) => {
  let underWay = 0;
  let most = 0;
  let total = 0;
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      total += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      const answer = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 150));
      underWay -= 1;
      await route.fulfill({ response: answer });
    },
  );
  await page.goto('/works');
  await isHydrated(page);
  for (const link of (await page.getByRole('main').locator('.tile a').all()).slice(0, 9)) await link.focus();
  await expect.poll(() => total).toBeGreaterThan(5);
  expect(most).toBeLessThanOrEqual(4);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a link inside a text leads to its page without loading the document again', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  await page
    .getByRole('region', { name: 'Highlights' })
    .getByRole('link', { name: 'All works' })
    .first()
    .click();
  await expect(page).toHaveURL('/works');
  await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'content');
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
});

test('a tile’s picture becomes the picture of its work, and one of them at a time', async ({ page }) => {
  await page.addInitScript(() => {
    const named: string[][] = [];
    const names = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')]
        .map((element) => element.style.getPropertyValue('view-transition-name'))
        .filter((name) => name.startsWith('shared-'));
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = ((given: ViewTransitionUpdateCallback | StartViewTransitionOptions) => {
      const before = names();
      const transition = start(given as StartViewTransitionOptions);
      void transition.updateCallbackDone.then(() => named.push(before, names()));
      return transition;
    }) as typeof document.startViewTransition;
    Object.assign(window, { named });
  });
  await page.goto('/works/digital-art/virtual-worlds');
  await isHydrated(page);
  await expect(page.locator('site-loader')).toHaveCount(0);
  const work = '/works/digital-art/virtual-worlds/tidal-archive';
  await page.getByRole('main').locator(`.tile a[href="${work}"]`).first().click();
  await expect(page).toHaveURL(work);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'named').length)).toBe(2);
  expect(await scrolled(page)).toBe(0);
  const [before, after] = (await page.evaluate(() => Reflect.get(window, 'named'))) as string[][];
  expect(before).toHaveLength(1);
  expect(after).toEqual(before);
});
