import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureTestChromium } from '@/scripts/testing/chromium.mjs';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Installs a browser if there is none: these tests can be run by themselves. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureTestChromium(() => undefined),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** A page that should run no hostile code. */
export interface WatchedPage {
  readonly page: Page;
  /** Events that no page of ours causes by itself: a dialog, a request to another site, an error, a navigation. */
  readonly alarms: string[];
  close(): Promise<void>;
}

interface Watch {
  origin: string;
  /** Whether the page's own policy applies: without it, only the page's markup protects it. */
  hasPolicy: boolean;
  cookie?: string;
}

/** Pictures are answered by the watch, so that files that hostile content only names are no trouble. */
export async function watchedPage(
  browser: Browser,
  { origin, hasPolicy, cookie }: Watch,
): Promise<WatchedPage> {
  const context = await browser.newContext({ bypassCSP: !hasPolicy, reducedMotion: 'reduce' });
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
  }
  const page = await context.newPage();
  const alarms: string[] = [];
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.protocol === 'data:' || url.protocol === 'blob:') return route.continue();
    if (url.origin !== origin) {
      alarms.push(`request to ${url}`);
      return route.abort();
    }
    if (url.pathname.startsWith('/media/'))
      return route.fulfill({
        contentType: 'image/gif',
        body: PIXEL,
        headers: { 'cache-control': 'no-store' },
      });
    return route.continue();
  });
  page.on('dialog', (dialog) => {
    alarms.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => alarms.push(`exception: ${error.message}`));
  page.on('popup', (popup) => alarms.push(`window: ${popup.url()}`));
  page.on('websocket', (socket) => alarms.push(`socket: ${socket.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') alarms.push(`console: ${message.text()}`);
  });
  return { page, alarms, close: () => context.close() };
}

/** Resolves when the visitor's module has begun: markup that shadows what it needs would prevent that (security X-2). */
export async function hasBegun(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('menu-dialog') !== undefined);
}

/**
 * Resolves when React has taken the page over, as it does for whoever has signed in here, and for whose tools it is hydrated
 * with the same content.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('auth', '{"state":{"isAuthenticated":true},"version":0}');
    dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
  });
  await page.waitForFunction(() => {
    const keys = (node: Node | null) => (node ? Object.keys(node) : []);
    const isTaken = (node: Node | null) => keys(node).some((key) => key.startsWith('__reactFiber$'));
    return isTaken(document.querySelector('main')) && isTaken(document.querySelector('footer'));
  });
}

/** Markup in the document that none of our views writes, found by rule and not by a list of attacks. */
export function faultsOfDocument(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const foreign =
      'script,style,object,embed,base,form,meta,link,template,noscript,math,iframe,frame,applet';
    for (const element of document.querySelectorAll('main *, header *, footer *')) {
      const tag = element.outerHTML.slice(0, 200);
      // A form of ours, which works before its script runs.
      if (element.matches('form[action^="/api/"][method="post"]:not([target])')) continue;
      if (element.matches(foreign)) faults.push(`element: ${tag}`);
      for (const { name, value } of element.attributes) {
        if (/^(on|srcdoc$|formaction$|xlink|action$|contenteditable$)/i.test(name))
          faults.push(`${name}: ${tag}`);
        if (!/^(href|src|poster)$/.test(name) || element instanceof SVGElement) continue;
        if (!/^(https?|mailto|tel|data|blob):$/.test(new URL(value, location.href).protocol))
          faults.push(tag);
        if (/^data:/i.test(value) && !/^data:image\/(?!svg)/i.test(value)) faults.push(tag);
      }
    }
    return faults;
  });
}
