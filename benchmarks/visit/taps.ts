import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A slow phone on a slow network, as Lighthouse and the tools of Chromium call it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU = 4;
const BETWEEN_MS = 100;
const PATIENCE_MS = 30_000;
const TAPS = 10;

/** Something that a visitor taps: where, and what is there once the tap has done what it is for. */
export interface Tapped {
  name: string;
  path: string;
  /** A selector. */
  target: string;
  /** In the page: whether the tap has done it. `window.before` is what `read` gave before the first tap. */
  isDone: string;
  read?: string;
  /** Typed after the tap; a field is for that. */
  types?: boolean;
  /** Tapped in turn with the target, so that it can be tapped again. */
  undo?: string;
}

const SLIDE = `[...document.querySelectorAll('.hero .carousel-dots button')].findIndex((dot) => dot.ariaCurrent === 'true')`;

export const TAPPED: readonly Tapped[] = [
  {
    name: 'menu',
    path: '/',
    target: '.menu-button',
    isDone: `document.querySelector('#site-menu').matches('[open], :popover-open')`,
    undo: '#site-menu .menu-close',
  },
  {
    name: 'slider',
    path: '/',
    target: '.hero .carousel-controls button:nth-of-type(3)',
    read: SLIDE,
    isDone: `${SLIDE} !== window.before && ${SLIDE} >= 0`,
  },
  {
    name: 'tile',
    path: '/about/photos',
    target: 'a[data-lightbox]',
    isDone: `document.querySelector('.pswp') !== null`,
    undo: '.pswp__button--close',
  },
  {
    name: 'filter',
    path: '/about/photos',
    target: 'search input[type="search"]',
    read: `document.querySelectorAll('main [data-filter-item]:not([hidden])').length`,
    isDone: `document.querySelectorAll('main [data-filter-item]:not([hidden])').length < window.before`,
    types: true,
  },
  {
    name: 'form',
    path: '/contact',
    target: '#contact-form button:not([data-again])',
    isDone: `document.querySelector('#contact-form [aria-invalid="true"]') !== null`,
  },
];

export interface FirstTap {
  /** Milliseconds from the start of the navigation until it could be seen, and until a tap had done what it is for. */
  seen: number;
  done: number;
}

/** A tap that leads away, as to the file of a picture that no script opens in its place yet, is held back, and was in vain. */
const HOLD_BACK = `
addEventListener('click', (event) => {
  if (event.target.closest?.('a')) event.preventDefault();
});
addEventListener('submit', (event) => event.preventDefault());`;

async function openPhone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await context.addInitScript(HOLD_BACK);
  return { context, page, cdp };
}

/** In the page: the middle of what a selector names, brought into sight; null while it cannot be seen or is covered. */
const PLACE = (target: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(target)});
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  const isIn = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  if (!isIn(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  // A browser may have zoomed to a field that it has given the focus.
  const { scale, offsetLeft, offsetTop } = visualViewport;
  const isHit = hit && (element.contains(hit) || hit.contains(element));
  return isHit ? { x: (x - offsetLeft) * scale, y: (y - offsetTop) * scale, now: performance.now() } : null;
})()`;

async function tap(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function place(page: Page, target: string): Promise<{ x: number; y: number; now: number }> {
  const began = performance.now();
  for (;;) {
    const at = (await page.evaluate(PLACE(target)).catch(() => null)) as {
      x: number;
      y: number;
      now: number;
    } | null;
    if (at) return at;
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${target} was not seen.`);
    await sleep(20);
  }
}

/** In the page: notes the first frame in which it is done. */
const WATCH = ({ read, isDone }: Tapped) => `
window.before = ${read ?? 'null'};
delete window.done;
(function look() {
  if (!(${isDone})) return requestAnimationFrame(look);
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.done = performance.now(); };
    port2.postMessage(null);
  });
})();`;

/** Taps as soon as there is something to tap and until it works: one cold visit. */
export async function firstTap(browser: Browser, origin: string, tapped: Tapped): Promise<FirstTap> {
  const { context, page, cdp } = await openPhone(browser);
  await page.goto(origin + tapped.path, { waitUntil: 'commit' });
  const first = await place(page, tapped.target);
  await page.evaluate(WATCH(tapped));
  const began = performance.now();
  for (let n = 0; ; n += 1) {
    // What is covered, or moves while the page comes in, is not tapped.
    const at = await page.evaluate<typeof first | null>(PLACE(tapped.target));
    if (tapped.types && n > 0) await page.keyboard.press('z');
    else if (at) await tap(cdp, at);
    const done = await page.evaluate<number | undefined>('window.done');
    if (done) {
      await context.close();
      return { seen: first.now, done };
    }
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${origin}: ${tapped.name} did nothing.`);
    await sleep(BETWEEN_MS);
  }
}

const NOTE_EVENTS = `
window.taps = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) window.taps.set(interactionId, Math.max(duration, window.taps.get(interactionId) ?? 0));
}).observe({ type: 'event', durationThreshold: 16 });`;

/** Ten taps on a page that has come to rest; gives the duration of each that took longer than a frame, as event timing has it. */
export async function tenTaps(browser: Browser, origin: string, tapped: Tapped): Promise<number[]> {
  const { context, page, cdp } = await openPhone(browser);
  await page.goto(origin + tapped.path, { waitUntil: 'load' });
  await place(page, tapped.target);
  await sleep(4000);
  await page.evaluate(NOTE_EVENTS);
  if (tapped.types) {
    await tap(cdp, await place(page, tapped.target));
    for (let n = 1; n < TAPS; n += 1) {
      await page.keyboard.press(n % 2 === 1 ? 'z' : 'Backspace');
      await sleep(600);
    }
  } else
    for (let n = 0; n < TAPS; n += 1) {
      const target = tapped.undo && n % 2 === 1 ? tapped.undo : tapped.target;
      await tap(cdp, await place(page, target));
      await sleep(1200);
    }
  const durations = await page.evaluate<number[]>('[...window.taps.values()]');
  await context.close();
  return durations;
}
