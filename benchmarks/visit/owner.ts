import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from '@playwright/test';

const SIZE = { width: 1440, height: 900 };
const QUIET_MS = 300;
const CLOCK = fileURLToPath(new URL('../editor/page-clock.js', import.meta.url));

export interface OwnersOpening {
  /** Milliseconds from the start of the navigation until the toolbar had been drawn. */
  toolbar: number;
  /** And from the click on its switch until texts could be typed in. */
  edit: number;
}

/** The cookies of the owner, signed in by password. */
export async function signIn(browser: Browser, origin: string, password: string) {
  const context = await browser.newContext({ baseURL: origin });
  const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json();
  const answer = await context.request.post('/api/auth/callback/credentials', {
    data: { csrfToken, name: 'Owner', password, json: 'true' },
  });
  if (answer.status() !== 200) throw new Error(`${origin}: the owner was not let in (${answer.status()}).`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** One visit of the owner's, in a browser that has nothing yet but the sign-in. */
export async function openAsOwner(
  browser: Browser,
  address: string,
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>,
): Promise<OwnersOpening> {
  const context = await browser.newContext({ viewport: SIZE });
  await context.addCookies(cookies);
  await context.addInitScript(
    `localStorage.setItem('auth', '{"state":{"isAuthenticated":true,"until":"2099-01-01T00:00:00.000Z"},"version":0}')`,
  );
  await context.addInitScript({ path: CLOCK });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const toolbar = await page.evaluate(
    (quietMs) =>
      window.stopwatch.fromStart(() => document.querySelector('[role="switch"]') !== null, quietMs),
    QUIET_MS,
  );
  await page.evaluate(
    (quietMs) =>
      window.stopwatch.from(
        'click',
        () => document.querySelector('#content [role="textbox"]') !== null,
        quietMs,
      ),
    QUIET_MS,
  );
  await page.getByRole('switch').click();
  const edit = await page.evaluate(() => window.stopwatch.result());
  await context.close();
  return { toolbar: toolbar.drawnMs, edit: edit.drawnMs };
}
