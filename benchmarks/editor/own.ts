import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { percentile } from '../support/machine';
import { RARE_WORD } from './long-page';
import { type Opening, QUIET_MS, withStopwatch } from './stopwatch';

/** A running site and who edits it. */
export interface EditedSite {
  origin: string;
  /** As a header. */
  cookie: string;
}

/** Milliseconds from an event to the frame that shows what it did. */
export interface Spread {
  p50: number;
  p95: number;
}

export const spreadOf = (times: readonly number[]): Spread => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});

/** How long a hand rests between two keys. */
const KEY_PAUSE_MS = 40;
const ACTIONS = 15;
const DRAG_STEPS = 60;

/** A browser of the owner's, in edit mode where they last looked. */
async function ownersBrowser(browser: Browser, { origin, cookie }: EditedSite): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(
    `localStorage.setItem('auth', '{"state":{"isAuthenticated":true,"until":"2099-01-01T00:00:00.000Z"},"version":0}')`,
  );
  await withStopwatch(context);
  return context;
}

/** Opens a page and turns editing on; gives how long that took from the click on. */
async function openForEditing(page: Page, path: string): Promise<Opening> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const toggle = page.getByRole('switch');
  await toggle.waitFor();
  await page.evaluate(
    (quietMs) =>
      window.stopwatch.from(
        'click',
        () => document.querySelector('#content [role="textbox"]') !== null,
        quietMs,
      ),
    QUIET_MS,
  );
  await toggle.click();
  return page.evaluate(() => window.stopwatch.result());
}

/** Types where the caret stands; gives how long each key took. */
export async function typeKeys(page: Page, keys: number, pauseMs = KEY_PAUSE_MS): Promise<number[]> {
  await page.keyboard.type('warm ', { delay: pauseMs });
  await page.waitForFunction(() => document.hasFocus());
  await page.evaluate(() => window.stopwatch.take('keydown'));
  const text = 'boats return over the harbour '.repeat(Math.ceil(keys / 30)).slice(0, keys);
  await page.keyboard.type(text, { delay: pauseMs });
  return page.evaluate(() => window.stopwatch.take('keydown'));
}

/** Puts the caret into the text in the middle of the page. */
async function enterText(page: Page): Promise<void> {
  const texts = page.locator('#content .prose[role=textbox]');
  const text = texts.nth(Math.floor((await texts.count()) / 2));
  await text.scrollIntoViewIfNeeded();
  await text.click();
  await page.keyboard.press('End');
}

/** Clicks a button again and again; gives how long each took to be drawn. */
async function clicks(page: Page, button: Locator, times = ACTIONS): Promise<number[]> {
  await page.evaluate(() => window.stopwatch.take('click'));
  for (let n = 0; n < times; n += 1) await button.click();
  return page.evaluate(() => window.stopwatch.take('click'));
}

/** Drags the block that is selected about on the screen and puts it back; gives how long each movement took. */
async function drag(page: Page): Promise<number[]> {
  const box = await page.locator('.block-tools [data-handle]').boundingBox();
  if (!box) throw new Error('There is nothing to drag the block by.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 20, { steps: 4 });
  await page.evaluate(() => window.stopwatch.take('pointermove'));
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    await page.mouse.move(x + 4 * (step % 5), 150 + ((step * 37) % 500));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const took = await page.evaluate(() => window.stopwatch.take('pointermove'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return took;
}

/** Asks for a word that few blocks have; gives how long it took until only those were there. */
async function filter(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: 'Find on this page' }).click();
  const search = page.getByRole('complementary', { name: 'Find on this page' }).getByRole('searchbox');
  const took: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    await page.evaluate(() => {
      const all = document.querySelectorAll('#content .prose').length;
      window.stopwatch.from(
        'input',
        () => document.querySelectorAll('#content .prose').length < all / 2,
        100,
      );
    });
    await search.fill(RARE_WORD);
    took.push((await page.evaluate(() => window.stopwatch.result())).drawnMs);
    const shown = await page.locator('#content .prose').count();
    await search.fill('');
    await page.waitForFunction((few) => document.querySelectorAll('#content .prose').length > few, shown);
  }
  await search.press('Escape');
  return took;
}

/** Types a letter and saves, again and again; gives how long each took from the click until it was said to be saved. */
async function saves(page: Page): Promise<number[]> {
  const took: number[] = [];
  const button = page.getByRole('button', { name: 'Save Changes', exact: true });
  for (let n = 0; n < 5; n += 1) {
    await page.keyboard.type('x');
    await button.waitFor();
    await page.evaluate(() =>
      window.stopwatch.from(
        'click',
        () =>
          [...document.querySelectorAll('button')].every(({ textContent }) => textContent !== 'Save Changes'),
        100,
      ),
    );
    await button.click();
    took.push((await page.evaluate(() => window.stopwatch.result())).drawnMs);
    await enterText(page);
  }
  return took;
}

export interface OwnFigures {
  opening: Opening[];
  keys: Spread;
  move: Spread;
  drag: Spread;
  undo: Spread;
  filter: number[];
  save: number[];
}

/** Opens a page for editing so many times; the last one stays open. */
async function open(context: BrowserContext, path: string, openings: number) {
  const opening: Opening[] = [];
  for (;;) {
    const page = await context.newPage();
    opening.push(await openForEditing(page, path));
    if (opening.length === openings) return { page, opening };
    await page.evaluate(() => localStorage.setItem('dev_mode', 'false'));
    await page.close();
  }
}

/** Everything that is measured of one page in the editor of this project. */
export async function measureOwn(
  browser: Browser,
  site: EditedSite,
  path: string,
  { openings, keys }: { openings: number; keys: number },
): Promise<OwnFigures> {
  const context = await ownersBrowser(browser, site);
  const { page, opening } = await open(context, path, openings);
  await enterText(page);
  const typed = await typeKeys(page, keys);
  const save = await saves(page);
  const moved = await clicks(page, page.locator('.block-tools').getByRole('button', { name: 'Move down' }));
  const undone = await clicks(
    page,
    page.getByRole('region', { name: 'Site tools' }).getByRole('button', { name: 'Undo', exact: true }),
  );
  await enterText(page);
  const dragged = await drag(page);
  const filtered = await filter(page);
  await context.close();
  return {
    opening,
    keys: spreadOf(typed),
    move: spreadOf(moved),
    drag: spreadOf(dragged),
    undo: spreadOf(undone),
    filter: filtered,
    save,
  };
}

/** How long saving takes on a page. */
export async function measureSave(browser: Browser, site: EditedSite, path: string): Promise<number[]> {
  const context = await ownersBrowser(browser, site);
  const { page } = await open(context, path, 1);
  await enterText(page);
  const took = await saves(page);
  await context.close();
  return took;
}
