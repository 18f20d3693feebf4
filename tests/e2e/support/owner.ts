import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The owner's password with which the site of the journeys is started (support/serve.mjs). */
export const OWNER_PASSWORD = 'tall ships in fog';

/** A browser in which the owner has signed in before: it has the cookie, and keeps that it has. */
export async function isOwnersBrowser(page: Page, address = '/'): Promise<void> {
  const cookies = await page.context().cookies();
  if (!cookies.some(({ name }) => name.endsWith('session'))) await signInByCall(page.context());
  await isKnownHere(page, address);
}

/** A browser with the cookie that also remembers that somebody has signed in. */
export async function isKnownHere(page: Page, address: string): Promise<void> {
  // Kept at an address that draws nothing: a page would be drawn twice for it.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('auth', '{"state":{"isAuthenticated":true},"version":0}'));
  await page.goto(address);
}

/** A network of its own for each journey: the limits count by it. */
export function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** Gives a browser the owner's cookie. */
export async function signInByCall(context: BrowserContext): Promise<void> {
  const headers = { 'x-forwarded-for': anyAddress() };
  const { csrfToken } = await (await context.request.get('/api/auth/csrf', { headers })).json();
  const answer = await context.request.post('/api/auth/callback/credentials', {
    headers,
    // Other journeys may have made more accounts, and then a name is needed.
    data: { csrfToken, name: 'Owner', password: OWNER_PASSWORD, json: 'true' },
  });
  expect(answer.status()).toBe(200);
}
