import type { Page } from '@playwright/test';
import { CONTENT } from '@/lib/domain/limits';
import { shareOf } from '@/tests/setup/shares.mjs';
import { violations } from './support/accessibility';
import { hintIsRead } from './support/editing';
import { FRESH_BROWSER } from './support/fresh-browser';
import { isOwnersBrowser } from './support/owner';
import { isReady, overflow } from './support/page-states';
import { expect, test } from './support/test';

test.use(FRESH_BROWSER);

// Other journeys write messages, whose number is said with the account.
const LANGUAGES = [
  {
    locale: 'en',
    home: '/',
    label: 'Site tools',
    names: ['Home', 'Pages', 'Media', 'Languages', 'Edit mode', /^Account: Owner/],
  },
  {
    locale: 'ru',
    home: '/ru',
    label: 'Инструменты сайта',
    names: ['Главная', 'Страницы', 'Медиа', 'Языки', 'Режим правки', /^Учётная запись: Owner/],
  },
  {
    locale: 'uk',
    home: '/uk',
    label: 'Інструменти сайту',
    names: ['Головна', 'Сторінки', 'Медіа', 'Мови', 'Режим редагування', /^Обліковий запис: Owner/],
  },
];

const toolbarOf = (page: Page) => page.getByRole('region', { name: 'Site tools' });

test('a visitor who only wishes for edit mode gets nothing, and nothing is asked (security Z-2)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/works');
  await page.evaluate(() => localStorage.setItem('dev_mode', 'true'));
  await page.reload();
  await isReady(page);
  await page.clock.runFor(2000);
  await expect(toolbarOf(page)).toHaveCount(0);
  expect(requested.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect((await page.request.patch('/api/pages/by-path', { data: {} })).status()).toBe(401);
});

for (const { locale, home, label, names } of shareOf(LANGUAGES, 3, 1)) {
  test(`the owner finds the toolbar on every page, in the words of ${locale} (docs/reference/screens.md#toolbar)`, async ({
    page,
  }) => {
    await isOwnersBrowser(page, home);
    const toolbar = page.getByRole('region', { name: label });
    await expect(toolbar).toBeVisible();
    const things = toolbar.locator(':scope > :is(a, button)');
    for (const [index, name] of names.entries()) await expect(things.nth(index)).toHaveAccessibleName(name);
    await expect(things).toHaveCount(names.length);
    await expect(things.nth(0)).toHaveAttribute('aria-current', 'page');
    await expect(things.nth(0)).toHaveAttribute('href', home);
    await expect(things.nth(1)).toHaveAttribute(
      'href',
      home === '/' ? '/master/pages' : `${home}/master/pages`,
    );
    expect(await violations(page, `toolbar in ${locale}`)).toEqual([]);
  });
}

test('it comes shortly after the session is known, and not before (docs/reference/README.md)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.toolbar') && !performance.getEntriesByName('toolbar').length)
        performance.mark('toolbar');
    }).observe(document, { childList: true, subtree: true });
  });
  await isOwnersBrowser(page, '/about');
  await expect(toolbarOf(page)).toBeVisible();
  const passed = await page.evaluate(() => {
    const [known] = performance.getEntriesByName(`${location.origin}/api/_auth/session`);
    const [seen] = performance.getEntriesByName('toolbar');
    return (
      (seen?.startTime ?? 0) - ((known as PerformanceResourceTiming | undefined)?.responseEnd ?? Infinity)
    );
  });
  expect(passed).toBeGreaterThanOrEqual(CONTENT.toolbarDelayMinMs);
});

test('it leaves the page its place: nothing is wider, the end stays free, the menu can be pressed', async ({
  page,
}) => {
  for (const [width, address] of [
    [320, '/ru/works'],
    [360, '/uk/about/quotes'],
    [1440, '/contact'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await isOwnersBrowser(page, address);
    const toolbar = page.locator('.toolbar');
    await expect(toolbar).toBeVisible();
    expect(await overflow(page), address).toBe(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const place = await toolbar.boundingBox();
    const end = await page.getByRole('contentinfo').getByText(/^©/).boundingBox();
    const menu = page.locator('.menu-button');
    const other = (await menu.isVisible()) ? await menu.boundingBox() : null;
    if (!place || !end) throw new Error('The toolbar or the footer has no place.');
    expect(place.x, address).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width, address).toBeLessThanOrEqual(width);
    expect(end.y + end.height, address).toBeLessThanOrEqual(place.y);
    if (other) {
      const isBeside = place.x + place.width <= other.x || other.y + other.height <= place.y;
      expect(isBeside, address).toBe(true);
      expect(end.y + end.height <= other.y || end.x + end.width <= other.x, address).toBe(true);
    }
  }
});

test('what moves slides is never under it, nor half of the menu, whether the page is edited or not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await isOwnersBrowser(page, '/');
  await hintIsRead(page);
  const menu = page.locator('.menu-button');
  await expect(page.locator('.toolbar')).toBeVisible();
  await page.mouse.wheel(0, 900);
  // Whoever reads down has it out of the window altogether, and not half under the bar.
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThanOrEqual(844);
  await page.mouse.wheel(0, -900);
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeLessThan(844);
  const next = page.locator('.hero').getByRole('button', { name: 'Next slide' });
  const shown = page.locator('.slide[data-shown]');
  for (const isEdited of [false, true]) {
    if (isEdited) await page.locator('.toolbar').getByRole('switch').click();
    await expect(page.locator('[contenteditable]').first()).toBeAttached({ attached: isEdited });
    const [title = ''] = await shown.getByRole('heading').allTextContents();
    const box = await next.boundingBox();
    if (!box) throw new Error('No button moves the slides.');
    // Where it is seen, as a finger or a mouse meets it: whatever lies over it would take this.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(shown.getByRole('heading')).not.toHaveText(title);
  }
});

test('all of it works by keyboard: edit mode lasts, the menu opens and closes, signing out leads home', async ({
  page,
  isMobile,
}) => {
  await isOwnersBrowser(page, '/ru/works');
  const toolbar = page.getByRole('region', { name: 'Инструменты сайта' });
  const mode = toolbar.getByRole('switch');
  await expect(mode).not.toBeChecked();
  await toolbar.getByRole('link', { name: 'Страницы' }).focus();
  await page.keyboard.press('Tab');
  await expect(toolbar.getByRole('button', { name: 'Медиа' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toolbar.getByRole('button', { name: 'Языки' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mode).toBeFocused();
  await page.keyboard.press('Space');
  await expect(mode).toBeChecked();
  await page.reload();
  await expect(mode).toBeChecked();

  await mode.focus();
  // A phone has one row: what leads elsewhere comes back when edit mode is switched off.
  if (isMobile) await page.keyboard.press('Space');
  const account = toolbar.getByRole('button', { name: 'Учётная запись: Owner' });
  // The tools of edit mode, which come a little later, may stand between them.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(account).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  const panel = toolbar.getByRole('link', { name: 'Панель' });
  await expect(panel).toBeVisible();
  await expect(panel).toHaveAttribute('href', '/ru/master');
  expect(await violations(page, 'account menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // Stands first where another journey has just written a message.
  const messages = toolbar.getByRole('link', { name: /^Новых сообщений: \d+/ });
  if (await messages.isVisible()) await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toolbar.getByRole('link', { name: 'Оформление сайта' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toolbar.getByRole('link', { name: 'Настройки' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('/ru');
  await isReady(page);
  await expect(toolbar).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await (await page.request.get('/api/_auth/session')).json()).toEqual({});
});

test('what has the focus is never behind it (WCAG 2.4.11)', async ({ page }) => {
  await isOwnersBrowser(page, '/contact');
  await expect(toolbarOf(page)).toBeVisible();
  const things = page.locator('main :is(a, input, textarea, button), footer a');
  const isBehind = (thing: Element) => {
    const bar = document.querySelector('.toolbar')?.getBoundingClientRect();
    const { top, bottom } = thing.getBoundingClientRect();
    return bar !== undefined && top >= bar.top && bottom <= bar.bottom;
  };
  for (let index = 0; index < (await things.count()); index += 1) {
    await things.nth(index).focus();
    // The page may still be scrolling there.
    await expect.poll(() => things.nth(index).evaluate(isBehind), { message: `thing ${index}` }).toBe(false);
  }
});
