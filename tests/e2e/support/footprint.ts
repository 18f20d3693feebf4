import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** That the loader has been shown (decision 31): the one thing that a page writes down, for this session only. */
const SESSION_NOTES = ['has_visited'];

/** Page requests, answers that set cookies, and blocks by the content policy. */
interface Heard {
  readonly requests: Request[];
  readonly cookies: string[];
  readonly refused: string[];
}

/** Notes from now on what every page that is opened in this tab leaves on the wire. */
export async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { requests: [], cookies: [], refused: [] };
  page.on('request', (request) => heard.requests.push(request));
  page.on('response', async (response) => {
    const cookie = await response.headerValue('set-cookie').catch(() => null);
    if (cookie) heard.cookies.push(`${response.url()}: ${cookie}`);
  });
  await page.exposeFunction('tellRefused', (what: string) => heard.refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { tellRefused } = window as unknown as { tellRefused: (what: string) => void };
      tellRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return heard;
}

/** No call of the interface, no cookie, no other site, nothing sent, nothing against the policy. */
export function expectQuiet({ requests, cookies, refused }: Heard, baseURL: string | undefined): void {
  const requested = requests.map((request) => new URL(request.url()));
  const outside = requested.filter(({ protocol, origin }) => protocol !== 'data:' && origin !== baseURL);
  expect(outside.map(({ href }) => href)).toEqual([]);
  expect(requested.filter(({ pathname }) => pathname.startsWith('/api')).map(({ href }) => href)).toEqual([]);
  expect(requests.filter((request) => request.method() !== 'GET').map((each) => each.url())).toEqual([]);
  expect(cookies).toEqual([]);
  expect(refused).toEqual([]);
}

/** The page has left nothing in the browser but its note for this session. */
export async function expectNothingStored(page: Page, context: BrowserContext, where: string): Promise<void> {
  const [jar, stored] = await Promise.all([
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
  expect(jar, where).toEqual([]);
  const session = stored.session.filter((key) => !SESSION_NOTES.includes(key));
  expect({ ...stored, session }, where).toEqual({
    cookie: '',
    local: [],
    session: [],
    databases: [],
    caches: [],
    workers: 0,
  });
}
