import { FRESH_BROWSER } from './support/fresh-browser';
import { isOwnersBrowser } from './support/owner';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

test.use(FRESH_BROWSER);

/** What React and Next.js are recognised by in their code, and in the data that they write into a page. */
const CODE = /react\.transitional\.element|__reactFiber\$|TURBOPACK_/;
const DATA = /__next_f|\$Sreact/;

const JOURNEY = [
  '/',
  '/works',
  '/about/photos',
  '/contact',
  '/ru/about/quotes',
  '/uk/exhibitions',
  '/no/such-page',
];

test('a visitor gets no byte of a framework and no style sheet, whatever is touched (docs/reference/performance.md#finished-pages)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/answer 404/, /console: Failed to load resource/);
  const scripts = new Map<string, string>();
  const documents: string[] = [];
  // Those of the build are named in the page, disabled, for React to know them.
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  page.on('response', async (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script') scripts.set(response.url(), await response.text().catch(() => ''));
  });
  for (const path of JOURNEY) {
    const answer = await page.goto(path);
    documents.push((await answer?.text()) ?? '');
    await isReady(page);
    if (path === '/') await page.getByRole('button', { name: 'Next slide' }).click();
    if (path === '/works') await page.getByRole('searchbox').fill('tide');
    if (path === '/about/photos') {
      await page.locator('a[data-lightbox]').first().click();
      await expect(page.locator('dialog.lightbox')).toBeVisible();
    }
  }
  expect(scripts.size).toBeGreaterThan(3);
  const found = [...scripts].filter(([, code]) => CODE.test(code)).map(([url]) => url);
  expect(found).toEqual([]);
  expect(documents.filter((html) => DATA.test(html))).toEqual([]);
  expect(documents.every((html) => html.includes('<link rel="stylesheet"'))).toBe(true);
  expect(sheets).toEqual([]);
});

test('whoever is signed in gets React with the page that stands there, and nothing moves', async ({
  page,
}) => {
  await isOwnersBrowser(page, '/about');
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-drawn-by-server', ''));
  await isReady(page);
  await expect(page.getByRole('region', { name: 'Site tools' })).toBeVisible();
  // React has taken the elements over instead of drawing its own.
  await expect(page.locator('main')).toHaveAttribute('data-drawn-by-server', '');
});

test('what React needs is asked for once, before the first script has come', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if ('x-first-load' in request.headers()) asked.push(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/visitor/**', async (route) => {
    await held;
    await route.continue();
  });
  await isOwnersBrowser(page, '/robots.txt');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(() => asked).toHaveLength(1);
  release();
  await expect(page.getByRole('region', { name: 'Site tools' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an island goes on when React takes the page over', async ({ page }) => {
  await page.clock.install();
  await isOwnersBrowser(page, '/works?q=tide');
  await isReady(page);
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^\d+ of 24 works$/);
  await expect(page.getByRole('region', { name: 'Site tools' })).toBeVisible();
  await expect(status).toHaveText(/^\d+ of 24 works$/);
  await page.getByRole('searchbox').press('Escape');
  await expect(status).toHaveText('24 works');
});
