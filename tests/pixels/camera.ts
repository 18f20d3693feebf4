import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Dates are told from here, so that "two minutes ago" is the same in both runs. */
const NOW = new Date('2026-12-01T12:00:00Z');

export interface Screen {
  width: number;
  height: number;
  isTouch?: boolean;
}

/** A browser in which nothing moves and no time passes. */
export async function stillContext(
  browser: Browser,
  baseURL: string,
  { width, height, isTouch = false }: Screen,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: isTouch,
    isMobile: isTouch,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    // The photographer's own style sheet is none of the site's.
    bypassCSP: true,
  });
  await context.clock.setFixedTime(NOW);
  // Two builds may make other sizes of a picture, at another time: what is compared is where and how it stands.
  await context.route(
    (url) => url.pathname.startsWith('/media/') && url.searchParams.has('w'),
    (route) => {
      const url = new URL(route.request().url());
      return route.continue({ url: url.origin + url.pathname });
    },
  );
  // What is run in the page was compiled by tsx, which calls this for functions that have a name.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  return context;
}

/** A picture that moves is at another place in each photograph. */
const MOVING = 'video { visibility: hidden !important; }';

/** Until every picture of the page that is seen, or would be after scrolling, has been drawn. */
async function picturesAreDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    const drawn = pictures.map((picture) => picture.decode().catch(() => undefined));
    const patience = new Promise((resolve) => setTimeout(resolve, 20_000));
    await Promise.race([Promise.all(drawn), patience]);
  });
}

/** Two pictures in a row that are equal, or the last of ten. */
async function photograph(page: Page, isWhole: boolean): Promise<Buffer> {
  const take = () =>
    page.screenshot({ fullPage: isWhole, animations: 'disabled', caret: 'hide', timeout: 60_000 });
  let last = await take();
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Photographs what a page shows, the whole of its length or the window alone, and keeps it under a name. */
export async function keepPicture(page: Page, folder: string, name: string, isWhole: boolean): Promise<void> {
  // What is still being asked for is waited for, unless somebody keeps asking.
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: a photograph has no one element to wait for
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await page.addStyleTag({ content: MOVING });
  await picturesAreDrawn(page);
  const picture = await photograph(page, isWhole);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), picture);
}
