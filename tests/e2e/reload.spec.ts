import type { Page } from '@playwright/test';
import { edit, openTool, textsOf, toolbarOf } from './support/editing';
import { FRESH_BROWSER } from './support/fresh-browser';
import { isReady } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use(FRESH_BROWSER);

const HOUR_MS = 3_600_000;
const WORDS = 'Not to be lost';
const CHUNK = /\/_next\/static\/chunks\/[^?]+\.js/;

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

const newBuild = (page: Page) =>
  page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({ json: { id: 'another-build', timestamp: new Date() } }),
  );
const notice = (page: Page, words: string) => page.getByRole('status').getByText(words);
const markLoad = (page: Page) => page.evaluate(() => void Object.assign(window, { isFirstLoad: true }));
const isFirstLoad = (page: Page) => page.evaluate(() => 'isFirstLoad' in window);

/** Has the server know nothing of the chunks that a mark is in. */
async function withoutPart(page: Page, mark: RegExp): Promise<void> {
  await page.route(CHUNK, async (route) => {
    const answer = await route.fetch();
    if (mark.test(await answer.text())) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.fulfill({ response: answer });
  });
}

/** Edits the journey's own page, with a text in it that is not saved. */
async function type(page: Page): Promise<void> {
  await edit(page, own.path);
  await page.keyboard.press('Alt+KeyA');
  await page.keyboard.type('text');
  await page.keyboard.press('Enter');
  await expect(textsOf(page).first()).toBeFocused();
  await page.keyboard.type(WORDS);
  await expect(textsOf(page).first()).toHaveText(WORDS);
}

test('a new build waits while one types, says so, and comes once everything is saved', async ({ page }) => {
  await page.clock.install();
  await newBuild(page);
  await type(page);
  await markLoad(page);
  await page.clock.runFor(HOUR_MS + 1000);
  const ready = notice(page, 'A new version of the site is ready.');
  await expect(ready).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await isFirstLoad(page)).toBe(true);
  await expect(textsOf(page).first()).toHaveText(WORDS);
  const reloaded = page.waitForEvent('domcontentloaded');
  await toolbarOf(page).getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await page.clock.runFor(6_000);
  await reloaded;
  await expect(textsOf(page).first()).toHaveText(WORDS);
  await expect(ready).toHaveCount(0);
});

test('a new build waits for the settings of a page and for files on their way, too', async ({ page }) => {
  await page.clock.install();
  await newBuild(page);
  // Signed in by the cookie; the panel tells the store.
  await page.goto(`/master/pages/${own.id}`);
  // What looks for new builds begins with the page's script; an hour that has passed before that is none to it.
  await isReady(page);
  await expect(toolbarOf(page)).toBeVisible();
  await markLoad(page);
  const title = page.getByRole('textbox', { name: /title/i }).first();
  await title.fill(WORDS);
  await title.blur();
  await page.clock.runFor(HOUR_MS + 1000);
  await expect(notice(page, 'A new version of the site is ready.')).toBeVisible();
  expect(await isFirstLoad(page)).toBe(true);
  await expect(title).toHaveValue(WORDS);
  // Put back by hand: nothing is to be lost any more, but for a file that is being sent.
  await page.route('**/api/media', async () => {});
  await toolbarOf(page).getByRole('button', { name: 'Media' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000, 1) });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.clock.runFor(20_000);
  expect(await isFirstLoad(page)).toBe(true);
});

/** Has the server know nothing of a part of the visitor's module, as if it were of an earlier build. */
const withoutVisitorPart = (page: Page, name: string) =>
  page.route(`**/_next/static/visitor/${name}-*.js`, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );

test('a part that is gone reloads a visitor’s page once, and no more', async ({ page, troubles }) => {
  troubles.expect(/answer 404/, /console: .*404/);
  // Of a rejected import a browser may say nothing more.
  troubles.allow(/dynamically imported module|^exception: $/);
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname.replace(/^\/media\/.*/, '/media'));
  });
  // What fades the home page's slides: without it another one is there at once.
  await withoutVisitorPart(page, 'fading-row');
  const next = page.getByRole('button', { name: 'Next slide' });
  const second = page.locator('.slide').nth(1);
  await page.goto('/');
  await isReady(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await next.click();
  await reloaded;
  await isReady(page);
  await next.click();
  await expect(second).toHaveAttribute('data-shown', '');
  await expect(second).toBeInViewport({ ratio: 0.9 });
  expect(documents.splice(0)).toEqual(['/', '/']);

  // The viewer, loaded by a click: the reloaded page has the picture in its address, and links to the
  // picture itself if it fails again.
  await withoutVisitorPart(page, 'lightbox-viewer');
  await page.goto('/about/photos');
  await isReady(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.locator('a[data-lightbox]').first().click();
  await expect.poll(() => documents).toEqual(['/about/photos', '/about/photos', '/media']);
  await expect(page).toHaveURL(/\/media\//);
});

test('a tool that cannot be loaded takes down itself alone, and reloads nothing that is unsaved', async ({
  page,
  troubles,
}) => {
  troubles.expect(/answer 404/, /console: .*404/);
  troubles.allow(/ChunkLoadError|Failed to load chunk/);
  await withoutPart(page, /releaseToUpload/);
  await type(page);
  await markLoad(page);
  await toolbarOf(page).getByRole('button', { name: 'Media' }).click();
  const dialog = page.getByRole('dialog', { name: 'This cannot be opened right now' });
  await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(page, 'A part of this page could not be loaded.')).toBeVisible();
  await expect(textsOf(page).first()).toHaveText(WORDS);
  expect(await isFirstLoad(page)).toBe(true);
});

test('an error in a panel, or texts that are none, take down that tool and not the page', async ({
  page,
  troubles,
}) => {
  troubles.expect(/No calendar today/);
  await type(page);
  await toolbarOf(page).getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await textsOf(page).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(', nor this');
  await page.evaluate(() => {
    const real = Intl.DateTimeFormat;
    const broken = () => {
      throw new Error('No calendar today');
    };
    Object.assign(Intl, { DateTimeFormat: broken });
    Object.assign(window, { mend: () => Object.assign(Intl, { DateTimeFormat: real }) });
  });
  await openTool(page, 'History');
  const panel = page.getByRole('complementary', { name: 'History' });
  await expect(panel.getByRole('alert')).toContainText('This part of the editor has stopped working.');
  await expect(textsOf(page).first()).toHaveText(`${WORDS}, nor this`);
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(panel.locator('time').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.route('**/api/interface-texts?*for=library*', (route) =>
    route.fulfill({ json: { library: 5 } }),
  );
  await toolbarOf(page).getByRole('button', { name: 'Media' }).click();
  await page
    .getByRole('dialog', { name: 'This cannot be opened right now' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(textsOf(page).first()).toHaveText(`${WORDS}, nor this`);
});
