import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { violations } from './support/accessibility';
import { type OwnSite, signInFirst, startOwnSite } from './support/own-site';
import { isReady } from './support/page-states';

let site: OwnSite;
// It starts a whole site of its own: what visitors do is counted, and other journeys visit theirs.
test.setTimeout(180_000);
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

async function asVisitor(browser: Browser, device = 'Desktop Chrome'): Promise<Page> {
  const context = await browser.newContext({ ...devices[device], baseURL: site.origin });
  return context.newPage();
}

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A list as it is read: names with their numbers. */
const listOf = (page: Page, name: string) =>
  regionOf(page, name)
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim()));

test('the owner has visits counted, and sees who came and what they looked at (docs/visitors.md)', async ({
  page,
  browser,
}) => {
  await signInFirst(page, site);
  const guest = await asVisitor(browser);
  await guest.goto('/about');
  await page.goto(`${site.origin}/master`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Visitors/ })
    .click();
  await expect(page.getByText('From which sites they come.')).toBeVisible();
  const found = await violations(page, 'nobody is counted');
  await page.getByRole('button', { name: 'Count visits' }).click();
  await expect(page.getByText('Visits are counted from now on')).toBeVisible();

  // By mouse; a page that the browser fetched ahead is looked at once it is opened, and not before.
  await guest.goto('/');
  await isReady(guest);
  await guest.locator('.site-nav').getByRole('link', { name: 'Contact' }).hover();
  await guest.locator('.site-nav').getByRole('link', { name: 'Works', exact: true }).click();
  await expect(guest).toHaveURL('/works');
  await isReady(guest);
  const phone = await asVisitor(browser, 'Pixel 7');
  await phone.goto('/uk/works', { referer: 'https://www.instagram.com/' });
  await isReady(phone);
  await page.goto(`${site.origin}/works`);

  await expect(async () => {
    await page.goto(`${site.origin}/master/visitors`);
    await expect(regionOf(page, 'Pages').getByRole('listitem')).toHaveCount(2, { timeout: 3_000 });
    expect(await listOf(page, 'Pages')).toEqual(['Works/works2', 'Daria Selivan, digital artist/1']);
  }).toPass();
  expect(await listOf(page, 'Came from')).toEqual(['instagram.com1']);
  expect(await listOf(page, 'Languages')).toEqual(['English2', 'Ukrainian1']);
  await expect(page.getByRole('img', { name: /2 visitors, 3 views/ })).toBeVisible();
  found.push(...(await violations(page, 'visitors')));

  // A message is told in the toolbar, until it has been read.
  const account = page.getByRole('region', { name: 'Site tools' }).getByRole('button', { name: /^Account/ });
  await expect(account).toHaveAccessibleName(/^Account: [^.]+$/);
  const sent = await guest.request.post('/api/contact', {
    data: { name: 'Ada', email: 'ada@museum.example', message: 'Is it for sale?' },
  });
  expect(sent.status()).toBe(201);
  await page.reload();
  await expect(account).toHaveAccessibleName(/New messages: 1$/);
  await account.click();
  await page.getByRole('link', { name: 'New messages: 1' }).click();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(account).toHaveAccessibleName(/^Account: [^.]+$/);
  await page.getByRole('button', { name: 'Mark as new' }).click();
  await expect(account).toHaveAccessibleName(/New messages: 1$/);
  await page.goto(`${site.origin}/master/visitors`);

  // By keyboard: another period, and the days as a table.
  const periods = page
    .getByRole('radiogroup', { name: 'Period' })
    .or(page.getByRole('group', { name: 'Period' }));
  await periods.getByText('7 days').click();
  await page.getByText('As a table').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  found.push(...(await violations(page, 'visitors on a phone')));
  expect(found).toEqual([]);

  await page.getByRole('button', { name: 'Stop counting' }).click();
  await expect(page.getByText(/Visits are no longer counted/)).toBeVisible();
});
