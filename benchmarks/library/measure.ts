import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { percentile } from '../support/machine';

export interface Scrolling {
  /** Milliseconds between frames. */
  p50: number;
  p95: number;
  /** Milliseconds of each task that took more than 50. */
  longTasks: readonly number[];
}

export interface LibraryFigures {
  /** Milliseconds from the click to the first tiles: the first time in a document, and again. */
  first: number[];
  again: number[];
  library: Scrolling;
  bare: Scrolling;
}

interface Site {
  origin: string;
  /** As a header. */
  cookie: string;
}

interface Effort {
  openings: number;
  /** Milliseconds of each scroll. */
  scrolling: number;
}

const PIXELS_A_FRAME = 40;
const GRID = '[role="grid"]';
const TILE = `${GRID} td > button`;

/** A browser of an editor's, in which every file of the library is the same little picture. */
async function editorsBrowser(browser: Browser, { origin, cookie }: Site): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
    // The bare list is put into a page of the site.
    bypassCSP: true,
  });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(
    `localStorage.setItem('auth', '{"state":{"isAuthenticated":true,"until":"2099-01-01T00:00:00.000Z"},"version":0}')`,
  );
  const drawn = sharp({ create: { width: 320, height: 240, channels: 3, background: '#406080' } });
  const body = await drawn.webp({ quality: 5 }).toBuffer();
  await context.route('**/media/uploads/**', (route) =>
    route.fulfill({ body, contentType: 'image/webp', headers: { 'cache-control': 'max-age=600' } }),
  );
  return context;
}

/** Opens the library as a hand does: the button is pointed at first. Gives milliseconds from the click to the first picture. */
async function openLibrary(page: Page): Promise<number> {
  const button = page.getByRole('region', { name: 'Site tools' }).getByRole('button', { name: 'Media' });
  await button.hover();
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => Object.assign(window, { clickedAt: timeStamp }), {
      capture: true,
      once: true,
    });
  });
  await button.click();
  const passed = await page.waitForFunction(
    (tile) => {
      const picture = document.querySelector<HTMLImageElement>(`${tile} img`);
      if (!picture?.complete) return null;
      return performance.now() - (window as unknown as { clickedAt: number }).clickedAt;
    },
    TILE,
    { polling: 'raf' },
  );
  return (await passed.jsonValue()) ?? Number.NaN;
}

async function closeLibrary(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(GRID).waitFor({ state: 'detached' });
}

/** Scrolls what a selector finds, a little with every frame. */
async function scroll(page: Page, selector: string, time: number): Promise<Scrolling> {
  const { frames, longTasks } = await page.evaluate(
    async ([what, until, step]) => {
      const scroller = document.querySelector(what);
      if (!scroller) throw new Error(`There is no ${what}`);
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const between: number[] = [];
      let last = performance.now();
      const end = last + until;
      // Without names of its own: what is compiled for the tests would not be known in the browser.
      while (last < end) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        between.push(now - last);
        last = now;
        scroller.scrollTop += step;
      }
      observer.disconnect();
      return { frames: between.slice(1), longTasks: tasks };
    },
    [selector, time, PIXELS_A_FRAME] as const,
  );
  return { p50: percentile(frames, 0.5), p95: percentile(frames, 0.95), longTasks };
}

/** The library of a site, and a bare list of the same rows in the same browser. */
export async function measureLibrary(
  browser: Browser,
  site: Site,
  { openings, scrolling }: Effort,
): Promise<LibraryFigures> {
  const context = await editorsBrowser(browser, site);
  const [first, again]: [number[], number[]] = [[], []];
  const page = await context.newPage();
  for (let turn = 0; turn < openings; turn += 1) {
    await page.goto('/about');
    first.push(await openLibrary(page));
    await closeLibrary(page);
    again.push(await openLibrary(page));
    if (turn < openings - 1) await closeLibrary(page);
  }
  // While one searches, the next files come by scrolling: every name has a dot.
  await page.getByPlaceholder('Search files...').fill('.');
  await page.getByRole('button', { name: 'Load more' }).waitFor({ state: 'detached' });
  const library = await scroll(page, `:has(> ${GRID})`, scrolling);
  const shape = await page.evaluate((selector) => {
    const grid = document.querySelector(selector);
    const row = grid?.querySelector<HTMLElement>('tbody > tr');
    return {
      rows: Number(grid?.getAttribute('aria-rowcount')),
      columns: row?.children.length ?? 0,
      rowHeight: row?.offsetHeight ?? 0,
      gap: row ? Number.parseFloat(getComputedStyle(row).columnGap) : 0,
      pictures: '/media/uploads/bare-',
    };
  }, GRID);
  await closeLibrary(page);
  const { outputFiles } = await build({
    entryPoints: ['benchmarks/library/bare-list.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await page.evaluate((list) => {
    const { showBareList } = window as unknown as { showBareList(list: unknown): HTMLElement };
    showBareList(list).id = 'bare-list';
  }, shape);
  const bare = await scroll(page, '#bare-list', scrolling);
  await context.close();
  return { first, again, library, bare };
}
