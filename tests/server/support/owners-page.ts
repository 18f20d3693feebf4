import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The browser's mark of a sign-in, which makes the site ask who is signed in. */
const SIGNED_IN = JSON.stringify({
  state: { isAuthenticated: true, until: '2100-01-01T00:00:00.000Z' },
  version: 0,
});

/** A window of a signed-in owner, by cookie. */
export async function ownersPage(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin });
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript((mark) => localStorage.setItem('auth', mark), SIGNED_IN);
  return { page: await context.newPage(), context };
}
