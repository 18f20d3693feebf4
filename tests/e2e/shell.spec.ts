import { FRESH_BROWSER } from './support/fresh-browser';
import { isOwnersBrowser } from './support/owner';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

test.use(FRESH_BROWSER);

const HOUR_MS = 3_600_000;

test.describe('a new build (docs/reference/pages-and-paths.md#routes)', () => {
  test('is asked for once an hour, and reloads the page', async ({ page }) => {
    let build: string | null = null;
    let requested = 0;
    await page.clock.install();
    await page.route('**/builds/latest.json?*', async (route) => {
      requested += 1;
      await (build === null
        ? route.continue()
        : route.fulfill({ json: { id: build, timestamp: new Date() } }));
    });
    await page.goto('/contact');
    await isReady(page);
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    await page.clock.runFor(HOUR_MS - 1000);
    expect(requested).toBe(0);
    // The hour begins with the watcher, a moment after the page.
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return requested;
      })
      .toBe(1);
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    build = 'another-build';
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.clock.runFor(HOUR_MS + 1000);
    await reloaded;
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(false);
  });

  test('does not reload a page that has unsaved work', async ({ page }) => {
    let requested = 0;
    await page.clock.install();
    await page.route('**/builds/latest.json?*', async (route) => {
      requested += 1;
      await route.fulfill({ json: { id: 'another-build', timestamp: new Date() } });
    });
    await page.goto('/contact');
    await isReady(page);
    await page.evaluate(() => {
      Object.assign(window, { isFirstLoad: true });
      window.addEventListener('atelier:before-reload', (event) => event.preventDefault());
    });
    await page.clock.runFor(HOUR_MS + 1000);
    await expect.poll(() => requested).toBe(1);
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
  });
});

test('a part of an old build that is gone reloads the page, not twice within ten seconds (docs/reference/pages-and-paths.md#routes)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ChunkLoadError|chunk/i);
  await page.goto('/contact');
  await isReady(page);
  const failChunk = () =>
    page.evaluate(() => {
      Object.assign(window, { isBeforeReload: true });
      void Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
    });
  await failChunk();
  // Observers may start only after hydration.
  await expect(async () => {
    const isReloaded = await page.evaluate(() => !('isBeforeReload' in window));
    if (!isReloaded) await failChunk();
    expect(isReloaded).toBe(true);
  }).toPass();
  await isReady(page);
  await failChunk();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => 'isBeforeReload' in window)).toBe(true);
});

test('for whoever is signed in another page comes without loading the document again', async ({
  page,
  isMobile,
}) => {
  await isOwnersBrowser(page, '/works');
  await isReady(page);
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  if (isMobile) await page.locator('.menu-button').click();
  await page.locator(`${isMobile ? '#site-menu' : '.site-nav'} a[href="/exhibitions"]`).click();
  await expect(page).toHaveURL('/exhibitions');
  await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'content-exhibitions');
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
});

test('a page stands as it was drawn when a part of it fails in a visitor’s browser', async ({
  page,
  troubles,
}) => {
  troubles.expect(/The slides are gone/);
  // The controls of the home page's slider look for it once they run.
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      if (id.startsWith('block-')) throw new Error('The slides are gone');
      return find(id);
    };
  });
  await page.goto('/ru');
  await isReady(page);
  await expect(page.locator('.slide').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a screen that fails in the browser shows the error screen, and its button leads home (docs/reference/screens.md#error-screen)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/No pointer today/);
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (query === '(pointer: fine)' && !sessionStorage.getItem('mended'))
        throw new Error('No pointer today');
      return ask(query);
    };
  });
  await page.goto('/ru/master');
  const screen = page.getByRole('main');
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Что-то пошло не так');
  await expect(screen.getByRole('alert')).toHaveText('No pointer today');
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await screen.getByRole('button', { name: 'На главную' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'page');
  await expect(page).toHaveURL('/ru');
});
