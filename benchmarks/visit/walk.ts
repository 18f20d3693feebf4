import { setTimeout as sleep } from 'node:timers/promises';
import { proportionalMemory } from '../support/memory';
import { startTab, type Tab } from '../support/own-chromium';

const SIZE = { width: 1280, height: 800 };
export const LINKS = 40;
/** How long a hand rests on a link, and how long it holds the button. */
const REST_MS = 300;
const HOLD_MS = 80;
/** A page is looked at for a while before the next click. */
const LOOK_MS = 700;
const PATIENCE_MS = 15_000;

export interface Walk {
  /** Milliseconds from click to painted. */
  clicks: number[];
  /** How many of the pages had been drawn ahead when they were clicked. */
  ahead: number;
  /** MiB after the first page and after the last: objects of the page's scripts, and all renderers with what they share in part. */
  heap: { first: number; last: number };
  renderers: { first: number; last: number };
}

export interface Returns {
  /** The document came from the cache, stayed and was drawn anew by the framework, or was loaded again. */
  ways: Record<'kept' | 'drawn' | 'loaded', number>;
  /** Milliseconds until painted. */
  took: number[];
  /** Why pages were not kept, as Chromium says. */
  reasons: string[];
}

/** Waits until something is so in the page that is looked at; in between there may be none. */
async function until<T>(tab: Tab, expression: string): Promise<T> {
  const began = performance.now();
  for (;;) {
    const found = await tab.evaluate<T | null>(expression).catch(() => null);
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`Not within ${PATIENCE_MS} ms: ${expression}`);
    await sleep(20);
  }
}

/**
 * In the page: a visible link within the site to where fewest clicks have led, as { href, x, y }. The choice depends on the pages alone, so
 * that two releases are walked alike.
 */
const NEXT_LINK = (visits: Record<string, number>) => `(() => {
  const visits = ${JSON.stringify(visits)};
  const fit = [...document.querySelectorAll('main a[href], header nav a[href], footer a[href]')].filter((link) => {
    const { origin, pathname, search, hash } = new URL(link.href);
    return origin === location.origin && search + hash === '' && pathname !== location.pathname && link.target === '' &&
      !/[.]|^[/](master|ru|uk|legal)([/]|$)|=/.test(pathname) && link.checkVisibility({ visibilityProperty: true }) &&
      link.closest('.slide, [data-lightbox], .languages') === null && link.getClientRects().length > 0;
  });
  const count = (link) => visits[new URL(link.href).pathname] ?? 0;
  const least = Math.min(...fit.map(count));
  const link = fit.find((each) => count(each) === least);
  if (!link) return null;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link.getClientRects()[0];
  return { href: new URL(link.href).pathname, x: left + width / 2, y: top + height / 2 };
})()`;

/** In the page before the click: notes when the next page has been painted, should it come in the same document. */
const WATCH = (href: string) => `(() => {
  const { title } = document;
  delete window.walked;
  const look = () => {
    if (location.pathname !== ${JSON.stringify(href)} || document.title === title) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.walked = performance.timeOrigin + performance.now(); };
      port2.postMessage(null);
    });
  };
  addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
})()`;

/** In the page after it: when it was painted, and whether it had been drawn ahead; null while it is not there. */
const PAINTED = (href: string) => `(() => {
  if (document.prerendering || location.pathname !== ${JSON.stringify(href)}) return null;
  if (window.walked) return { at: window.walked, isAhead: false };
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (!paint || window.isLeft) return null;
  return { at: performance.timeOrigin + Math.max(paint.startTime, activationStart), isAhead: activationStart > 0 };
})()`;

/** Gives when the button was let go. */
async function click(tab: Tab, { x, y }: { x: number; y: number }): Promise<number> {
  const mouse = (type: string, more = {}) => tab.send('Input.dispatchMouseEvent', { type, x, y, ...more });
  await mouse('mouseMoved');
  await sleep(REST_MS);
  const button = { button: 'left', clickCount: 1 };
  await mouse('mousePressed', button);
  await sleep(HOLD_MS);
  const clicked = performance.timeOrigin + performance.now();
  // The page may be gone before it says that it had the event.
  mouse('mouseReleased', button).catch(() => {});
  return clicked;
}

async function begin(executable: string, origin: string, savesData: boolean) {
  const tab = await startTab(executable, SIZE);
  if (savesData) await tab.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await tab.send('Page.navigate', { url: `${origin}/` });
  await until(tab, `location.pathname === '/' && document.readyState === 'complete'`);
  await sleep(2000);
  return tab;
}

async function memoryOf(tab: Awaited<ReturnType<typeof startTab>>) {
  await tab.send('HeapProfiler.collectGarbage');
  await sleep(1000);
  const { usedSize } = await tab.send<{ usedSize: number }>('Runtime.getHeapUsage');
  const renderers = (await tab.renderers()).reduce((sum, pid) => sum + (proportionalMemory(pid) || 0), 0);
  return { heap: usedSize / 2 ** 20, renderers };
}

/** Follows one link; gives where it led and how long that took. */
async function follow(tab: Tab, visits: Record<string, number>) {
  const link = await until<{ href: string; x: number; y: number }>(tab, NEXT_LINK(visits));
  visits[link.href] = (visits[link.href] ?? 0) + 1;
  await tab.evaluate(`window.isLeft = true; ${WATCH(link.href)}`);
  const clicked = await click(tab, link);
  const { at, isAhead } = await until<{ at: number; isAhead: boolean }>(tab, PAINTED(link.href));
  return { ms: at - clicked, isAhead, href: link.href };
}

/** Clicks through forty links as a visitor with a mouse; with data saving nothing is drawn ahead. */
export async function walk(executable: string, origin: string, savesData: boolean): Promise<Walk> {
  const tab = await begin(executable, origin, savesData);
  const first = await memoryOf(tab);
  const visits: Record<string, number> = { '/': 1 };
  const clicks: number[] = [];
  let ahead = 0;
  for (let n = 0; n < LINKS; n += 1) {
    const { ms, isAhead } = await follow(tab, visits);
    clicks.push(ms);
    if (isAhead) ahead += 1;
    await sleep(LOOK_MS);
  }
  await sleep(2000);
  const last = await memoryOf(tab);
  await tab.close();
  return {
    clicks,
    ahead,
    heap: { first: first.heap, last: last.heap },
    renderers: { first: first.renderers, last: last.renderers },
  };
}

/** In a page that is left: notes when it is shown again and painted, and whether its document had been kept. */
const WATCH_RETURN = `(() => {
  delete window.returned;
  if (window.isWatched) return;
  window.isWatched = true;
  const painted = (how) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.returned = { how, at: performance.timeOrigin + performance.now() }; };
    port2.postMessage(null);
  });
  addEventListener('pageshow', ({ persisted }) => painted(persisted ? 'kept' : 'loaded'));
  // Where the framework leads, the document stays and what it shows is changed.
  addEventListener('popstate', () => {
    const { title } = document;
    const look = () => document.title === title ? requestAnimationFrame(look) : painted('drawn');
    look();
  });
})()`;

const RETURNED = (began: number) =>
  `window.returned ?? (performance.timeOrigin > ${began} ? { how: 'loaded', at: 0 } : null)`;

const REASONS = `(() => {
  const told = performance.getEntriesByType('navigation')[0].notRestoredReasons;
  return told ? JSON.stringify(told.reasons?.map(({ reason }) => reason) ?? told) : 'not told';
})()`;

/** After each of so many links goes back and forward again. */
export async function returns(executable: string, origin: string): Promise<Returns> {
  const tab = await begin(executable, origin, false);
  const visits: Record<string, number> = { '/': 1 };
  const found: Returns = { ways: { kept: 0, drawn: 0, loaded: 0 }, took: [], reasons: [] };
  const go = async (by: -1 | 1, to: string) => {
    await tab.evaluate(WATCH_RETURN);
    const began = Date.now();
    await tab.evaluate(`void setTimeout(() => history.go(${by}))`);
    await until(tab, `location.pathname === ${JSON.stringify(to)} && document.readyState === 'complete'`);
    const { how, at } = await until<{ how: keyof Returns['ways']; at: number }>(tab, RETURNED(began));
    found.ways[how] += 1;
    if (how === 'loaded') found.reasons.push(`${to}: ${await tab.evaluate<string>(REASONS)}`);
    else found.took.push(at - began);
    await sleep(300);
  };
  let at = '/';
  for (let n = 0; n < LINKS; n += 1) {
    await tab.evaluate(WATCH_RETURN);
    const { href } = await follow(tab, visits);
    await sleep(LOOK_MS);
    await go(-1, at);
    await go(1, href);
    at = href;
  }
  await tab.close();
  return found;
}
