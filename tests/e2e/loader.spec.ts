import { FRESH_BROWSER } from './support/fresh-browser';
import { watchLoader } from './support/loader-seen';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference', ...FRESH_BROWSER });

const NOON = new Date('2026-06-01T12:00:00Z').getTime();

test.describe('the loader (docs/reference/screens.md#loader)', () => {
  test('stands over the first page of a session, locks it, and goes when its picture is there', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/media/hero/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const loader = page.locator('site-loader');
    await expect(loader).toBeVisible();
    await expect(loader).toHaveAttribute('aria-hidden', 'true');
    // The page is there underneath, for assistive technology.
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
    const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await scrolls()).toBe('hidden');
    release();
    await expect(loader).toHaveCount(0);
    expect(await scrolls()).not.toBe('hidden');
  });

  test('goes after five seconds, whatever is still to come, and then gives way to the pointer', async ({
    page,
    isMobile,
  }) => {
    await page.clock.install({ time: NOON });
    await page.clock.pauseAt(NOON + 1_000);
    await page.route('**/media/hero/**', () => {});
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const loader = page.locator('site-loader');
    await expect(loader).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(loader).toHaveAttribute('data-leaving', '');
    await expect(loader).toHaveCSS('pointer-events', 'none');
    if (!isMobile) {
      await page.mouse.move(0, 0);
      await expect(loader.locator('svg')).toHaveAttribute('style', /translate: 30px/);
    }
    await page.clock.runFor(1_000);
    await expect(loader).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('has the colours of the page, whatever its sections have', async ({ page }) => {
    await page.clock.install({ time: NOON });
    await page.clock.pauseAt(NOON + 1_000);
    await page.route('**/_next/static/**/*.js', () => {});
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const loader = page.locator('site-loader');
    const ground = () => loader.evaluate((element) => getComputedStyle(element).backgroundColor);
    const paper = await ground();
    const darken = (element: Element) => element.setAttribute('data-theme', 'dark');
    await page.locator('#content .section').first().evaluate(darken);
    expect(await ground()).toBe(paper);
    // The first page of another session, which is dark.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/works', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.site')).toHaveAttribute('data-theme', 'dark');
    expect(await ground()).not.toBe(paper);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('comes with the first page of a session and is gone after half a second; scripts are not waited for', async ({
    page,
  }) => {
    const wasSeen = await watchLoader(page);
    await page.clock.install({ time: NOON });
    await page.clock.pauseAt(NOON + 1_000);
    await page.route('**/_next/static/**/*.js', () => {});
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const loader = page.locator('site-loader');
    await expect(loader).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => [...document.images].every((each) => each.loading === 'lazy' || each.complete)),
      )
      .toBe(true);
    await page.clock.runFor(299);
    await expect(loader).toHaveAttribute('data-covering', '');
    await page.clock.runFor(1);
    await expect(loader).toHaveAttribute('data-leaving', '');
    await page.clock.runFor(200);
    await expect(loader).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(await wasSeen()).toBe(true);

    for (const address of ['/contact', '/works']) {
      await page.goto(address);
      expect(await wasSeen()).toBe(false);
    }
    await page.reload();
    expect(await wasSeen()).toBe(false);
  });

  test('never comes on the way from page to page', async ({ page, isMobile }) => {
    const wasSeen = await watchLoader(page);
    await page.clock.setFixedTime(NOON);
    await page.goto('/contact');
    await expect(page.locator('site-loader')).toHaveCount(0);
    await page.evaluate(() => Reflect.deleteProperty(window, 'hasSeenLoader'));
    await page.clock.setFixedTime(NOON + 60_000);
    if (isMobile) await page.locator('.menu-button').click();
    await page.locator(`${isMobile ? '#site-menu' : '.site-nav'} a[href="/exhibitions"]`).click();
    await expect(page).toHaveURL('/exhibitions');
    expect(await wasSeen()).toBe(false);
    // Another language is another document, but no other visit.
    await page.locator('.languages a[lang="uk"]').click();
    await expect(page).toHaveURL('/uk/exhibitions');
    expect(await wasSeen()).toBe(false);
  });

  test('is not what the page is measured by', async ({ page }) => {
    await page.goto('/works');
    await expect(page.locator('site-loader')).toHaveCount(0);
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
            resolve(entry?.element?.closest('main, header') ? 'page' : String(entry?.element?.tagName));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe('page');
  });

  test('stays away where the session cannot be remembered', async ({ page }) => {
    const wasSeen = await watchLoader(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/contact');
    await expect(page.getByRole('main')).toBeVisible();
    expect(await wasSeen()).toBe(false);
  });
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('there is no loader', async ({ page }) => {
    const wasSeen = await watchLoader(page);
    await page.goto('/');
    expect(await wasSeen()).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing stands before the page', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('site-loader')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });
});
