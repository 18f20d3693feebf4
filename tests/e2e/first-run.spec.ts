import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/accessibility';
import { languagesOf } from './support/languages';
import { type OwnSite, signInFirst, startOwnSite } from './support/own-site';

const ARTIST = /selivan|селив|селів/i;

let site: OwnSite;
// It starts a whole site of its own.
test.setTimeout(180_000);
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

const stepOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

const isDone = (page: Page, name: string) => expect(stepOf(page, name).getByText('Done')).toBeVisible();

/** What somebody who is not signed in gets. */
async function seenBy(browser: Browser, path: string): Promise<[number, string]> {
  const context = await browser.newContext();
  const answer = await context.request.get(`${site.origin}${path}`);
  const text = await answer.text();
  await context.close();
  return [answer.status(), text];
}

test('from the first password to a site of one’s own (docs/first-steps.md)', async ({ page, browser }) => {
  await signInFirst(page, site);
  expect(await violations(page, 'first steps')).toEqual([]);

  await stepOf(page, 'Your name').getByRole('button', { name: 'Enter your name' }).click();
  const naming = page.getByRole('dialog', { name: 'Your name' });
  await expect(naming.getByLabel('English')).toBeFocused();
  await page.keyboard.type('Mira Okafor');
  await expect(naming.getByLabel('Українська')).toHaveValue('Mira Okafor');
  await naming.getByLabel('Русский').fill('Мира Окафор');
  expect(await violations(page, 'the name')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(naming).toHaveCount(0);
  await isDone(page, 'Your name');

  await stepOf(page, 'Languages').getByRole('button', { name: 'Choose languages' }).click();
  const languages = languagesOf(page);
  await languages.getByRole('button', { name: 'Add Language' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Language' });
  await adding.getByPlaceholder('Search language...').fill('finn');
  await adding.getByRole('option', { name: 'Suomi' }).click();
  await adding.getByRole('button', { name: 'Add language', exact: true }).click();
  await expect(languages.getByRole('region', { name: 'Suomi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages).toHaveCount(0);
  await isDone(page, 'Languages');

  await stepOf(page, 'How it looks').getByRole('link', { name: 'Choose a look' }).click();
  await page.getByRole('button', { name: 'White cube' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.goto(`${site.origin}/master`);
  await isDone(page, 'How it looks');

  await stepOf(page, 'The demonstration').getByRole('button', { name: 'Choose what to do' }).click();
  const removing = page.getByRole('dialog', { name: 'What to do with the demonstration?' });
  await expect(removing.getByText('To the bin: 40 pages')).toBeVisible();
  await expect(removing.getByRole('radio', { name: 'Remove everything' })).toBeFocused();
  expect(await violations(page, 'the removal')).toEqual([]);
  await removing.getByRole('button', { name: 'Remove the demonstration' }).click();
  await expect(removing).toHaveCount(0);
  await isDone(page, 'The demonstration');

  await stepOf(page, 'Your first works').getByRole('link', { name: 'Open Pages' }).click();
  await page.getByRole('button', { name: 'New work or exhibition' }).click();
  await page.getByRole('menuitem', { name: 'Works from pictures' }).click();
  const works = page.getByRole('dialog', { name: 'Works from pictures' });
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#2a4d69' } });
  await works
    .locator('input[type=file]')
    .setInputFiles({ name: 'slow-light.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  await works.getByRole('button', { name: 'Make 1 work' }).click();
  await expect(works).toHaveCount(0);
  await page.goto(`${site.origin}/works/slow-light`);
  await expect(page.locator('#content img[src*="slow-light"]')).toBeVisible();
  await page.goto(`${site.origin}/master`);
  await isDone(page, 'Your first works');
  await expect(page.getByText('5 of 5 done')).toBeVisible();

  for (const [path, name] of [
    ['/', 'Mira Okafor'],
    ['/ru', 'Мира Окафор'],
    ['/works', 'Mira Okafor'],
    ['/ru/contact', 'Мира Окафор'],
  ] as const) {
    const [status, seen] = await seenBy(browser, path);
    expect([path, status, seen.includes(name), ARTIST.test(seen)]).toEqual([path, 200, true, false]);
  }

  await page.getByRole('button', { name: 'Close the list' }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the first steps' }).click();
  await stepOf(page, 'The demonstration')
    .getByRole('button', { name: 'Bring the demonstration back' })
    .click();
  await expect(
    stepOf(page, 'The demonstration').getByRole('button', { name: 'Choose what to do' }),
  ).toBeVisible();
  expect((await seenBy(browser, '/exhibitions/unlit-2022'))[0]).toBe(200);
  // Its artist keeps away from the lines that have the owner's name.
  expect((await seenBy(browser, '/'))[1]).toContain('Mira Okafor');

  // What has been changed should not be in one place alone.
  await page.goto(`${site.origin}/master`);
  const status = page.getByRole('main').getByRole('link', { name: /^Site status/ });
  await expect(status).toContainText('1 thing needs your attention');
  await status.click();
  await expect(page).toHaveTitle(/^Site status/);
  const attention = page.getByRole('list', { name: 'Needs your attention' });
  await expect(attention.getByRole('listitem')).toHaveText([/^There is no backup of your changes yet/]);
  expect(await violations(page, 'the status')).toEqual([]);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('A backup is being made…')).toBeVisible();
  await expect(page.getByText('Everything is in order.')).toBeVisible();
  await expect(attention).toHaveCount(0);
  await expect(page.getByText(/^1 backup, from /)).toBeVisible();
  expect(await violations(page, 'the backup')).toEqual([]);
  // Then it is restored into a database of its own.
  await expect(page.getByText(/: everything was restored$/)).toBeVisible({ timeout: 90_000 });
});
