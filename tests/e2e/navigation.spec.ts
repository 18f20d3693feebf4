import type { Page } from '@playwright/test';
import { isOwnersBrowser } from './support/owner';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`going from page to page with ${reducedMotion} for motion (docs/reference/pages-and-paths.md#moving-between-pages)`, () => {
    test.use({ reducedMotion });

    test('begins at the top, and the way back ends where it began', async ({ page }) => {
      await page.goto('/about');
      await isReady(page);
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

test('the browser draws a page ahead once a pointer rests on its link, and none before (docs/reference/pages-and-paths.md#moving-between-pages)', async ({
  page,
  context,
}) => {
  const ahead: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/works');
  await isReady(page);
  await expect(page.locator('site-loader')).toHaveCount(0);
  expect(ahead).toEqual([]);
  await footerLink(page, 'Privacy policy').hover();
  await expect.poll(() => ahead).toContain('/legal/privacy-policy');
  expect(new Set(ahead)).toEqual(new Set(['/legal/privacy-policy']));
});

test('a browser that draws nothing ahead fetches the page, once somebody is on the way to it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/works');
  await isReady(page);
  const fetched = page.locator('link[rel="prefetch"]');
  await expect(fetched).toHaveCount(0);
  await footerLink(page, 'Privacy policy').focus();
  await expect(fetched).toHaveAttribute('href', '/legal/privacy-policy');
  for (const link of (await page.getByRole('main').locator('.tile a').all()).slice(0, 14)) await link.focus();
  await expect(fetched).toHaveCount(10);
});

test('for whoever is signed in at most four pages are asked for at the same time (docs/reference/pages-and-paths.md#moving-between-pages)', async ({
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
  await isOwnersBrowser(page, '/works');
  await isReady(page);
  for (const link of (await page.getByRole('main').locator('.tile a').all()).slice(0, 9)) await link.focus();
  await expect.poll(() => total).toBeGreaterThan(5);
  expect(most).toBeLessThanOrEqual(4);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a link inside a text leads to its page without loading the document again for whoever is signed in', async ({
  page,
}) => {
  await isOwnersBrowser(page);
  await isReady(page);
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

const WORK = '/works/digital-art/virtual-worlds/tidal-archive';
const tileOf = (page: Page) => page.getByRole('main').locator(`.tile a[href="${WORK}"]`).first();

test('a tile’s picture becomes the picture of its work, from one document to the next', async ({ page }) => {
  // Each document notes what the browser is about to see of it, after the page's own listeners.
  await page.addInitScript(() => {
    const names = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')]
        .map(({ style }) => style.getPropertyValue('view-transition-name'))
        .filter((name) => name.startsWith('shared-'));
    const note = (key: string, { viewTransition }: PageSwapEvent | PageRevealEvent) =>
      sessionStorage.setItem(key, JSON.stringify(viewTransition ? names() : null));
    addEventListener('pageswap', (event) => queueMicrotask(() => note('before', event)));
    // The names are gone when the transition ends, which a busy browser may do before any timer.
    addEventListener(
      'pagereveal',
      (event) => void event.viewTransition?.ready.then(() => note('after', event)),
    );
  });
  const noted = (key: string) =>
    page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as string[] | null, key);
  // Chromium gives a transition up when the next document takes four seconds, as on a busy machine it may once.
  await expect(async () => {
    await page.goto('/works/digital-art/virtual-worlds');
    await isReady(page);
    await expect(page.locator('site-loader')).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await tileOf(page).click();
    await expect(page).toHaveURL(WORK);
    await expect.poll(() => noted('before'), { timeout: 5_000 }).toHaveLength(1);
    await expect.poll(() => noted('after'), { timeout: 5_000 }).toEqual(await noted('before'));
  }).toPass();
  expect(await scrolled(page)).toBe(0);
  // The name is gone once the picture has arrived.
  await expect(page.locator('main [style*="view-transition-name"]')).toHaveCount(0);
});

test('a tile’s picture becomes the picture of its work where React draws both, and one of them at a time', async ({
  page,
}) => {
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
  await isOwnersBrowser(page, '/works/digital-art/virtual-worlds');
  await isReady(page);
  await expect(page.locator('site-loader')).toHaveCount(0);
  await tileOf(page).click();
  await expect(page).toHaveURL(WORK);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'named').length)).toBe(2);
  expect(await scrolled(page)).toBe(0);
  const [before, after] = (await page.evaluate(() => Reflect.get(window, 'named'))) as string[][];
  expect(before).toHaveLength(1);
  expect(after).toEqual(before);
});
