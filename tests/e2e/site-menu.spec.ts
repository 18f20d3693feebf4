import { type Browser, type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { violations } from './support/accessibility';
import { toolbarOf } from './support/editing';
import { type OwnSite, signInFirst, startOwnSite } from './support/own-site';
import { isReady } from './support/page-states';

let site: OwnSite;
/** What the browser of its owner keeps, who signs in once. */
let owner: Awaited<ReturnType<BrowserContext['storageState']>>;
// One site for them all, whose owner goes on where the journey before ended: the menu stands on every page, which
// the journeys of other files look at.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

const menuOf = (page: Page) => page.locator('.site-nav');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Menu and footer' });
const labelOf = (page: Page, name: string) =>
  dialogOf(page).getByLabel(`Name shown for ${name}`, { exact: true });
const labels = (page: Page) =>
  dialogOf(page)
    .getByLabel(/^Name shown for /)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).placeholder));

/** What somebody who is not signed in sees. */
async function asVisitor(browser: Browser, path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const visitor = await context.newPage();
  await visitor.goto(`${site.origin}${path}`);
  await isReady(visitor);
  return visitor;
}

test('the menu is arranged where it stands (docs/pages.md#menu-and-footer)', async ({ page, browser }) => {
  await signInFirst(page, site);
  await page.goto(`${site.origin}/works`);
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  owner = await page.context().storageState();
  await page.getByRole('button', { name: 'Change the menu' }).click();
  await expect.poll(() => labels(page)).toEqual(['Works', 'Exhibitions', 'About', 'Contact']);
  expect(await violations(page, 'the menu is arranged')).toEqual([]);

  // By mouse to the first place, by keys two places back.
  const handle = dialogOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Name shown for Contact', { exact: true }) })
    .getByRole('button')
    .first();
  const first = labelOf(page, 'Works');
  const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
  if (!from || !to) throw new Error('The lines are not drawn.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y - 10, { steps: 3 });
  await page.mouse.move(from.x + 5, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => labels(page)).toEqual(['Contact', 'Works', 'Exhibitions', 'About']);
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Now at 1 of/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Now at 2 of/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Now at 3 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => labels(page)).toEqual(['Works', 'Exhibitions', 'Contact', 'About']);

  await dialogOf(page).getByRole('button', { name: 'Move Exhibitions under the entry above' }).click();
  await labelOf(page, 'Works').fill('Art');
  await dialogOf(page).getByRole('button', { name: 'Hide About' }).click();
  await expect(dialogOf(page).getByRole('region', { name: 'Not in the menu' })).toContainText('About');
  await dialogOf(page).getByRole('combobox').fill('instagram.com/mira');
  await page.keyboard.press('Enter');
  await expect(labelOf(page, 'Instagram')).toBeVisible();
  await dialogOf(page).getByRole('combobox').fill('what is this');
  await dialogOf(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialogOf(page).getByText('No page has this title')).toBeVisible();
  await dialogOf(page).getByRole('combobox').fill('');

  // What is not saved is not lost by a key.
  await labelOf(page, 'Works').focus();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page).getByText('Your changes are not saved yet.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(menuOf(page).locator('summary')).toHaveText('Art');
  await expect(page.getByRole('button', { name: 'Change the menu' })).toBeFocused();

  const visitor = await asVisitor(browser, '/works');
  const shown = menuOf(visitor).locator(':scope > ul > li');
  await expect(shown).toHaveText([/^Art/, 'Contact', 'Instagram']);
  const art = menuOf(visitor).locator('summary');
  await expect(menuOf(visitor).getByRole('link', { name: 'Exhibitions' })).toBeHidden();
  await art.click();
  await expect(menuOf(visitor).getByRole('link', { name: 'Exhibitions' })).toBeVisible();
  expect(await violations(visitor, 'a second level of the menu')).toEqual([]);
  await visitor.keyboard.press('Escape');
  await expect(menuOf(visitor).getByRole('link', { name: 'Exhibitions' })).toBeHidden();
  await expect(art).toBeFocused();
  await visitor.keyboard.press('Enter');
  await visitor.mouse.click(700, 800);
  await expect(menuOf(visitor).getByRole('link', { name: 'Exhibitions' })).toBeHidden();
  await art.click();
  await menuOf(visitor).getByRole('link', { name: 'Exhibitions' }).click();
  await expect(visitor).toHaveURL(`${site.origin}/exhibitions`);
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.com/mira',
  );
  const russian = await asVisitor(browser, '/ru/works');
  await expect(menuOf(russian).locator('summary')).toHaveText('Работы');

  const phone = await asVisitor(browser, '/works', 390);
  await phone.locator('.menu-button').click();
  await expect(phone.locator('#site-menu').getByRole('link', { name: 'Exhibitions' })).toBeVisible();
  await expect(phone.locator('#site-menu').getByRole('link', { name: 'About' })).toHaveCount(0);
});

test('the footer follows the menu until it has a list of its own; what was saved is undone, and comes back', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ storageState: owner })).newPage();
  await page.goto(`${site.origin}/contact`);
  await page.getByRole('button', { name: 'Change the footer' }).click();
  await expect(dialogOf(page).getByText('The footer shows the same as the menu')).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(['Works', 'Contact', 'Instagram']);
  await dialogOf(page).getByRole('button', { name: 'Remove Contact' }).click();
  await expect(dialogOf(page).getByText('The footer has a list of its own.')).toBeVisible();
  await dialogOf(page).getByRole('combobox').fill('exhib');
  await dialogOf(page)
    .getByRole('option', { name: /^Exhibitions/ })
    .click();
  await expect.poll(() => labels(page)).toEqual(['Works', 'Instagram', 'Exhibitions']);
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages' });
  await expect(footer.getByRole('link')).toHaveText(['Art', 'Exhibitions']);
  await expect(menuOf(page).getByRole('link', { name: 'Contact' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' }).last();
  // The notice stays while it is pointed at.
  await undo.hover();
  const other = await asVisitor(browser, '/about');
  await expect(other.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toHaveCount(0);

  await undo.click();
  await expect(footer.getByRole('link')).toHaveText(['Art', 'Contact']);
  await page.getByRole('button', { name: 'Change the menu' }).click();
  await dialogOf(page).getByText('Earlier versions').click();
  await dialogOf(page)
    .getByRole('listitem')
    .filter({ hasText: 'Original menu and footer' })
    .getByRole('button')
    .click();
  await expect.poll(() => labels(page)).toEqual(['Works', 'Exhibitions', 'About', 'Contact']);
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(menuOf(page).getByRole('link')).toHaveText(['Works', 'Exhibitions', 'About', 'Contact']);
  // An address that is there already is not taken twice, and a menu that is as at first follows the tree again.
  await page.reload();
  await page.getByRole('button', { name: 'Change the menu' }).click();
  await expect.poll(() => labels(page)).toEqual(['Works', 'Exhibitions', 'About', 'Contact']);
  await dialogOf(page).getByRole('combobox').fill('Works');
  await dialogOf(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialogOf(page).getByText('This is already in the list.')).toBeVisible();
  const { menu } = await (await page.request.get(`${site.origin}/api/site/menu`)).json();
  expect(menu).toEqual({});
});

test('on a phone the pencil at the footer leads to the menu, too, which is arranged by finger', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], storageState: owner });
  const phone = await context.newPage();
  await phone.goto(`${site.origin}/contact`);
  await phone.getByRole('button', { name: 'Change the footer' }).tap();
  await dialogOf(phone).getByRole('tab', { name: 'Menu' }).tap();
  await expect.poll(() => labels(phone)).toEqual(['Works', 'Exhibitions', 'About', 'Contact']);
  const handleOf = (name: string) =>
    dialogOf(phone)
      .getByRole('listitem')
      .filter({ has: phone.getByLabel(`Name shown for ${name}`, { exact: true }) })
      .getByRole('button')
      .first();
  const [from, to] = [await handleOf('About').boundingBox(), await handleOf('Works').boundingBox()];
  if (!from || !to) throw new Error('The lines are not drawn.');
  const session = await context.newCDPSession(phone);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + from.width / 2, y }],
    });
  const begun = from.y + from.height / 2;
  await touch('touchStart', begun);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', begun + ((to.y + 8 - begun) * step) / 10);
  await touch('touchEnd');
  await expect.poll(() => labels(phone)).toEqual(['About', 'Works', 'Exhibitions', 'Contact']);
  // Meanwhile the drag ends for good: for a moment it takes what is tapped for its own end.
  expect(await violations(phone, 'the menu is arranged on a phone')).toEqual([]);
  await dialogOf(phone).getByRole('button', { name: 'Hide Works' }).tap();
  await dialogOf(phone).getByRole('button', { name: 'Show Works' }).tap();
  await dialogOf(phone).getByRole('button', { name: 'Save' }).tap();
  await expect(dialogOf(phone)).toHaveCount(0);
  const visitor = await asVisitor(browser, '/works');
  await expect(menuOf(visitor).getByRole('link')).toHaveText(['About', 'Exhibitions', 'Contact', 'Works']);
});
