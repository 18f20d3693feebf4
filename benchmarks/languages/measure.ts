import type { Browser, BrowserContext, Page } from '@playwright/test';

export interface ScreenFigures {
  /** Milliseconds from the click to the folders of the default language: the first time in a document, and again. */
  first: number[];
  again: number[];
  /** From the click on the language of many texts to its folders. */
  chosen: number[];
  /** From a key in the search to the first task after the frame that shows what it finds. */
  keys: number[];
}

interface Site {
  origin: string;
  /** As a header. */
  cookie: string;
}

interface Wanted {
  /** What the language of many texts is called. */
  name: string;
  openings: number;
  /** Typed into the search letter by letter; each letter changes the number of hits. */
  searches: readonly string[];
}

async function ownersBrowser(browser: Browser, { origin, cookie }: Site): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(
    `localStorage.setItem('auth', '{"state":{"isAuthenticated":true,"until":"2099-01-01T00:00:00.000Z"},"version":0}')`,
  );
  return context;
}

/** Notes when the next click happens, and waits from then on until a selector finds something. */
async function fromClick(page: Page, click: () => Promise<void>, selector: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => Object.assign(window, { clickedAt: timeStamp }), {
      capture: true,
      once: true,
    });
  });
  await click();
  const passed = await page.waitForFunction(
    (wanted) =>
      document.querySelector(wanted)
        ? performance.now() - (window as unknown as { clickedAt: number }).clickedAt
        : null,
    selector,
    { polling: 'raf' },
  );
  return (await passed.jsonValue()) ?? Number.NaN;
}

const screenOf = (page: Page) => page.getByRole('dialog', { name: 'Languages', exact: true });

/** The folders of a language's texts. A selector, since the browser itself looks for them in each frame. */
const foldersOf = (language: string) =>
  `[role="dialog"] section[aria-label="${language}"] h4 button[aria-expanded]`;

/** Opens the screen from the toolbar, with the pointer over the entry before it is clicked. */
async function open(page: Page): Promise<number> {
  const toolbar = page.getByRole('region', { name: 'Site tools' });
  await toolbar.getByRole('button', { name: 'Languages' }).click();
  const entry = page.getByRole('button', { name: 'Languages and texts…' });
  await entry.hover();
  return fromClick(page, () => entry.click(), foldersOf('English'));
}

async function close(page: Page): Promise<void> {
  await screenOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await screenOf(page).waitFor({ state: 'detached' });
}

async function type(page: Page, searches: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressedAt = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    const found = document.querySelector('[role="dialog"] search + [role="status"]');
    if (!found) throw new Error('There is no search');
    new MutationObserver(() =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - pressedAt))),
    ).observe(found, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { keyTimes: times });
  });
  const timesSeen = (count: number) =>
    page.waitForFunction(
      (wanted) => (window as unknown as { keyTimes: number[] }).keyTimes.length >= wanted,
      count,
    );
  await screenOf(page).getByRole('searchbox', { name: 'Search translations...' }).focus();
  let pressed = 0;
  for (const search of searches) {
    for (const key of [...search, ...[...search].map(() => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      pressed += 1;
      await timesSeen(pressed);
    }
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

/** Languages and texts of a site in a browser, with many texts in one language. */
export async function measureScreen(
  browser: Browser,
  site: Site,
  { name, openings, searches }: Wanted,
): Promise<ScreenFigures> {
  const context = await ownersBrowser(browser, site);
  const page = await context.newPage();
  const figures: ScreenFigures = { first: [], again: [], chosen: [], keys: [] };
  for (let turn = 0; turn < openings; turn += 1) {
    await page.goto('/about');
    figures.first.push(await open(page));
    await close(page);
    figures.again.push(await open(page));
    const languages = screenOf(page).getByRole('navigation', { name: 'Languages of the site' });
    const language = languages.getByRole('button', { name });
    figures.chosen.push(await fromClick(page, () => language.click(), foldersOf(name)));
    // It comes after the texts, and would be drawn while the search is measured.
    await screenOf(page).getByRole('region', { name: 'What is still to be done' }).waitFor();
  }
  figures.keys.push(...(await type(page, searches)));
  await context.close();
  return figures;
}
