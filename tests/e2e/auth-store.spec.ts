import type { Page } from '@playwright/test';
import { anyAddress, isOwnersBrowser, OWNER_PASSWORD, signInByCall } from './support/owner';
import { isReady } from './support/page-states';
import { expect, test } from './support/test';

const KEPT = '{"state":{"isAuthenticated":true},"version":0}';
const toolbarOf = (page: Page) => page.getByRole('region', { name: 'Site tools' });
const toastOf = (page: Page) =>
  page.getByRole('status').locator('.toolbar-notice', { hasText: 'You are signed out.' });
const keptBy = (page: Page) => page.evaluate(() => Object.keys(localStorage));

async function signOut(page: Page): Promise<void> {
  await toolbarOf(page)
    .getByRole('button', { name: /^Account/ })
    .click();
  await toolbarOf(page).getByRole('button', { name: 'Sign out' }).click();
}

test('a sign-out in one tab takes the toolbar from the others at once, and says so (docs/reference/accounts-and-roles.md#in-the-browser)', async ({
  page,
  context,
}) => {
  await isOwnersBrowser(page, '/about');
  const other = await context.newPage();
  await other.goto('/works');
  await expect(toolbarOf(page)).toBeVisible();
  await expect(toolbarOf(other)).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await signOut(other);
  await other.waitForURL('/');
  await expect(toolbarOf(page)).toHaveCount(0);
  await expect(toastOf(page)).toBeVisible();
  // The state is passed on, so no request is needed; its own scripts may still be loading.
  expect(requested.filter((url) => !new URL(url).pathname.startsWith('/_next/static/'))).toEqual([]);
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.getByText('You are signed out.')).toHaveCount(0);
});

test('signing out on the home page stays there, and forgets edit mode', async ({ page }) => {
  await isOwnersBrowser(page, '/');
  await toolbarOf(page).getByRole('switch').click();
  expect((await keptBy(page)).sort()).toEqual(['auth', 'dev_mode']);
  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
  });
  await signOut(page);
  await expect(toolbarOf(page)).toHaveCount(0);
  await expect(page.getByText('You are signed out.')).toHaveCount(0);
  await expect.poll(() => keptBy(page)).toEqual([]);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test('signing out without a network says that the session lives, and ends it when the network is back', async ({
  page,
  context,
  playwright,
  baseURL,
  troubles,
}) => {
  troubles.expect(/request failed: .*logout/, /console: .*ERR_INTERNET_DISCONNECTED/);
  // Tools and data that may be wanted next are fetched ahead, and cannot be.
  troubles.allow(/request failed: .*(?:_next\/static\/chunks|pages\/view)/);
  await isOwnersBrowser(page, '/works');
  await expect(toolbarOf(page)).toBeVisible();
  // Somebody with a copy of this browser's cookie.
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const wire = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { cookie },
  });
  const isAlive = async () => 'user' in (await (await wire.get('/api/_auth/session')).json());
  await context.setOffline(true);
  await signOut(page);
  await expect(page.getByRole('status').getByText('your session there stays open')).toBeVisible();
  await expect(page).toHaveURL('/works');
  await expect.poll(() => keptBy(page)).toEqual(['sign_out_waits']);
  expect(await isAlive()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('your session on the server has ended, too')).toBeVisible();
  expect(await isAlive()).toBe(false);
  expect(await keptBy(page)).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.getByText('has ended, too')).toHaveCount(0);
  await wire.dispose();
});

test('a sign-out that the server has not heard of is told at the next start, behind a page that knows the session', async ({
  page,
  context,
  troubles,
}) => {
  await isOwnersBrowser(page, '/works');
  await expect(toolbarOf(page)).toBeVisible();
  await page.route('**/api/auth/logout', (route) => route.abort('connectionrefused'));
  troubles.expect(/request failed: .*logout/, /console: .*ERR_CONNECTION_REFUSED/);
  await signOut(page);
  await expect(page.getByText('your session there stays open')).toBeVisible();
  await page.goto('about:blank');
  await page.unroute('**/api/auth/logout');
  // Drawn by the server for the session that was to end.
  await page.goto('/master');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(toolbarOf(page)).toHaveCount(0);
  expect(await keptBy(page)).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
});

test('a sign-in in another tab brings the toolbar, without a reload', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/works');
  await isReady(page);
  await signInByCall(context);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate((kept) => localStorage.setItem('auth', kept), KEPT);
  await expect(toolbarOf(page)).toBeVisible();
});

test('a session that the server has ended takes the toolbar along when one looks at the page again', async ({
  page,
  troubles,
}) => {
  // Requests that edit mode sent ahead may be refused by then.
  troubles.allow(/answer 401: .*pages\/view/, /console: .*401/);
  await isOwnersBrowser(page, '/works');
  await expect(toolbarOf(page)).toBeVisible();
  await page.evaluate(() => fetch('/api/_auth/session', { method: 'DELETE' }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(toolbarOf(page)).toHaveCount(0);
  await expect(toastOf(page)).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
});

test('signing in again takes a window of 960 × 600, which closes; this one hears of it (docs/reference/http-api.md)', async ({
  page,
  context,
  troubles,
}) => {
  // Requests that edit mode sent ahead may be refused by then.
  troubles.allow(/answer 401: .*pages\/view/, /console: .*401/);
  await isOwnersBrowser(page, '/works');
  await expect(toolbarOf(page)).toBeVisible();
  await page.evaluate(() => fetch('/api/_auth/session', { method: 'DELETE' }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': anyAddress() });
  const opened = page.waitForEvent('popup');
  await toastOf(page).getByRole('button', { name: 'Sign in' }).click();
  const popup = await opened;
  // React takes over the form after the document has loaded.
  const isTakenOver = (form: Element) => Object.keys(form).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => popup.locator('form').evaluate(isTakenOver)).toBe(true);
  expect(popup.url()).toContain('/master?popup=1');
  // Present only where other journeys have added accounts.
  const name = popup.locator('#sign-in-name');
  if (await name.isVisible()) await name.fill('Owner');
  await popup.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter')]);
  await expect(toolbarOf(page)).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/works');
});

test('a sign-in that is kept, but over, is forgotten without a word', async ({ page }) => {
  await page.goto('/works');
  await page.evaluate((kept) => localStorage.setItem('auth', kept), KEPT);
  const answered = page.waitForResponse('**/api/_auth/session');
  await page.reload();
  await answered;
  await expect.poll(() => keptBy(page)).toEqual([]);
  await expect(page.locator('.toolbar')).toHaveCount(0);
});

test('a server that cannot be asked ends no sign-in: the toolbar is back with it', async ({
  page,
  troubles,
}) => {
  await isOwnersBrowser(page, '/works');
  // The question of this visit has been answered: a reload would break it off, which is a failed request as well.
  await expect(toolbarOf(page)).toBeVisible();
  await page.route('**/api/_auth/session', (route) => route.abort('connectionrefused'));
  troubles.expect(/request failed: .*session/, /console: .*ERR_CONNECTION_REFUSED/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/session'));
  await page.reload();
  await failed;
  await expect(page.locator('.toolbar')).toHaveCount(0);
  expect(await keptBy(page)).toEqual(['auth']);
  await page.unroute('**/api/_auth/session');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(toolbarOf(page)).toBeVisible();
});

test('nothing that a script can read is worth stealing (security A-5)', async ({ page, context }) => {
  await isOwnersBrowser(page, '/');
  await expect(toolbarOf(page)).toBeVisible();
  const read = await page.evaluate(() => ({
    cookie: document.cookie,
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage },
  }));
  const session = (await context.cookies()).find(({ name }) => name === 'atelier-session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(JSON.stringify(read)).not.toContain(session?.value ?? '');
  expect(read.cookie).toBe('');
  expect(JSON.parse(read.local.auth ?? '')).toEqual({
    state: { isAuthenticated: true, until: expect.stringMatching(/^\d{4}-.*Z$/) },
    version: 0,
  });
});
