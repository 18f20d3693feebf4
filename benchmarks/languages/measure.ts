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

/** Opens the room from the toolbar as a hand does: what is clicked is pointed at first. */
async function open(page: Page): Promise<number> {
  await page.locator('.toolbar').getByRole('button', { name: 'Languages' }).click();
  const way = page.getByRole('button', { name: 'Languages and texts…' });
  await way.hover();
  return fromClick(page, () => way.click(), '.languages-room .text-folder');
}

async function close(page: Page): Promise<void> {
  await page.locator('.languages-header button').last().click();
  await page.locator('.languages-room').waitFor({ state: 'detached' });
}

async function type(page: Page, searches: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressedAt = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    const found = document.querySelector('.manager-found');
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
  await page.locator('.manager-search input').focus();
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
    const language = page.locator('.languages-list').getByRole('button', { name });
    figures.chosen.push(
      await fromClick(page, () => language.click(), `.language-pane[aria-label="${name}"] .text-folder`),
    );
    // Status messages follow the texts and are not part of what is searched.
    await page.locator('section.review-bar').waitFor();
  }
  figures.keys.push(...(await type(page, searches)));
  await context.close();
  return figures;
}
