import type { BrowserContext, Page, Request } from '@playwright/test';
import { SEED_PAGES } from '@/prisma/seed/content/index';
import { everyKind, inLanguage, narrowed } from './support/addresses';
import { isHydrated } from './support/page-states';
import { expect, test } from './support/test';

/** When the loader was last needed (decision 10): the one thing that a page writes down, for this session only. */
const SESSION_NOTES = ['visited_at'];

/** Everything that the page asked for, and every cookie that came back. */
function listen(page: Page): { requests: Request[]; cookies: string[] } {
  const heard = { requests: [] as Request[], cookies: [] as string[] };
  page.on('request', (request) => heard.requests.push(request));
  page.on('response', async (response) => {
    const cookie = await response.headerValue('set-cookie').catch(() => null);
    if (cookie) heard.cookies.push(`${response.url()}: ${cookie}`);
  });
  return heard;
}

/** What the page has stored in the browser, by where. */
function storedBy(page: Page, context: BrowserContext) {
  return Promise.all([
    context.cookies(),
    page.evaluate(async () => ({
      cookie: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    })),
  ]);
}

const everyPage = [
  ...inLanguage(
    SEED_PAGES.map(({ path }) => path),
    'en',
  ),
  ...narrowed('en'),
];
const LISTS = {
  'any page in English': everyPage,
  'any kind of page in Russian': everyKind('ru'),
  'any kind of page in Ukrainian': everyKind('uk'),
};

for (const [name, addresses] of Object.entries(LISTS)) {
  test(`no API call, no cookie, no other site, nothing stored, nothing against the policy on ${name}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const { requests, cookies } = listen(page);
    const refused: string[] = [];
    await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        const { tellRefused } = window as unknown as { tellRefused: (what: string) => void };
        tellRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI}`);
      });
    });
    for (const address of addresses) {
      await page.goto(address);
      await isHydrated(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      const [jar, stored] = await storedBy(page, context);
      expect(jar, address).toEqual([]);
      const session = stored.session.filter((key) => !SESSION_NOTES.includes(key));
      expect({ ...stored, session }, address).toEqual({
        cookie: '',
        local: [],
        session: [],
        databases: [],
        caches: [],
        workers: 0,
      });
    }
    const asked = requests.map((request) => new URL(request.url()));
    expect(asked.length).toBeGreaterThan(addresses.length * 5);
    const outside = asked.filter(({ protocol, origin }) => protocol !== 'data:' && origin !== baseURL);
    expect(outside.map(({ href }) => href)).toEqual([]);
    expect(asked.filter(({ pathname }) => pathname.startsWith('/api')).map(({ href }) => href)).toEqual([]);
    expect(requests.filter((request) => request.method() !== 'GET').map((each) => each.url())).toEqual([]);
    expect(cookies).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test('a film of another house is asked for only by a press of its button (issue 3)', async ({
  page,
  baseURL,
}) => {
  await page.goto('/about/collections');
  await expect(page.locator('iframe')).toHaveCount(0);
  // Next.js calls the site itself ahead of its fonts.
  const calledAhead = await page
    .locator('link[rel="preconnect"], link[rel="dns-prefetch"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLLinkElement).href));
  expect(calledAhead.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
  const media = await page
    .locator('img, video, source, iframe, script, link')
    .evaluateAll((all) =>
      all.flatMap((each) => [each.getAttribute('src'), each.getAttribute('poster')]).filter(Boolean),
    );
  const outside = media.filter((address) => new URL(String(address), baseURL).origin !== baseURL);
  expect(outside.filter((address) => !String(address).startsWith('data:'))).toEqual([]);
});
