import { type Browser, expect, type Page, test } from '@playwright/test';
import { violations } from './support/accessibility';
import { languagesOf } from './support/languages';
import { type OwnSite, signInFirst, startOwnSite } from './support/own-site';

let site: OwnSite;
// It starts a whole site of its own, twice.
test.setTimeout(240_000);
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

/** Adds a language from the catalogue by mouse, and makes it live. */
async function add(page: Page, letters: string, name: string): Promise<void> {
  const dialog = languagesOf(page);
  await dialog.getByRole('button', { name: 'Add Language' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Language' });
  await adding.getByPlaceholder('Search language...').fill(letters);
  await adding.getByRole('option', { name }).click();
  await adding.getByRole('button', { name: 'Add language', exact: true }).click();
  const pane = dialog.getByRole('region', { name, exact: true });
  // Full from its first moment: nothing is missing for visitors, and nothing is wrong.
  const views = pane.getByRole('region', { name: 'What is still to be done' });
  await expect(views.getByText(/^(\d+) of \1 translated$/)).toBeVisible();
  await expect(views.getByRole('button', { name: /^(Missing|Outdated|To check)/ })).toHaveCount(0);
  await pane.getByRole('switch', { name: 'Activate' }).click();
  await expect(pane.getByRole('img', { name: 'Active' })).toBeVisible();
}

/** A page of somebody who is not signed in. */
async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
  return context.newPage();
}

/** The words around the page that are marked as another language’s, but for titles of pages. */
const inEnglish = (page: Page) =>
  page.locator('header.site-header, footer.site-footer').locator('[lang="en"]:not(a, a *)').allTextContents();

test('an added language speaks to visitors at once, and keeps what its owner changes (docs/languages.md#languages)', async ({
  page,
  browser,
}) => {
  await signInFirst(page, site);
  await page.getByRole('button', { name: /^Languages The languages of the site/ }).click();
  await add(page, 'germ', 'Deutsch');
  const dialog = languagesOf(page);
  expect(await violations(page, 'a full language')).toEqual([]);

  // The lines that only the owner can say are a list of their own.
  const own = dialog.getByRole('button', { name: /^About your site 9/ });
  await own.click();
  await expect(dialog.getByRole('textbox', { name: 'Copyright line footer.rights' })).toHaveValue('');
  await expect(dialog.getByText(/^Only you can say these/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Line below the name footer.motto' }).fill('Bilder vom Licht');
  await expect(dialog.getByRole('button', { name: /^About your site 8/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^About your site/ }).click();

  await test.step('a visitor reads German', async () => {
    const guest = await visitor(browser);
    await guest.goto('/de/contact');
    await expect(guest.getByRole('navigation', { name: 'Hauptnavigation' }).first()).toBeAttached();
    await expect(guest.getByRole('textbox', { name: 'Ihr Name' })).toBeVisible();
    await guest.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(guest.getByText('Bitte nennen Sie Ihren Namen (höchstens 200 Zeichen).')).toBeVisible();
    await expect(guest.getByText('Bilder vom Licht')).toBeVisible();
    // Nothing around the page is English, but for the copyright line, which only the owner can say.
    expect(await inEnglish(guest)).toEqual([expect.stringMatching(/^©/)]);
    const missing = await guest.goto('/de/nirgends');
    expect(missing?.status()).toBe(404);
    await expect(guest.getByRole('heading', { name: 'Seite nicht gefunden: /nirgends' })).toBeVisible();
    await guest.goto('/de/search?q=light');
    await expect(guest.getByRole('heading', { level: 1, name: 'Suche' })).toBeVisible();
    await expect(guest.getByText(/^\d+ Seiten? mit „light“$/)).toBeVisible();
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.goto('/de/about');
    await guest.getByRole('button', { name: 'Menü' }).click();
    await expect(guest.getByRole('button', { name: 'Menü schließen' })).toBeVisible();
    await guest.context().close();
  });

  await test.step('the owner’s word stays over an update', async () => {
    await dialog.getByRole('button', { name: /^Menu nav/ }).click();
    await dialog.getByRole('textbox', { name: 'menu', exact: true }).fill('Inhalt');
    await expect(page.getByText('Translation updated').first()).toBeVisible();
    await site.restart();
    const guest = await visitor(browser);
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.goto('/de/about');
    await expect(guest.getByRole('button', { name: 'Inhalt', exact: true })).toBeVisible();
    await guest.getByRole('button', { name: 'Inhalt', exact: true }).click();
    await expect(guest.getByRole('button', { name: 'Menü schließen' })).toBeVisible();
    await guest.context().close();
  });

  await test.step('Arabic, from right to left', async () => {
    await page.goto(`${site.origin}/master`);
    await page.getByRole('button', { name: /^Languages The languages of the site/ }).click();
    await add(page, 'arab', 'العربية');
    const guest = await visitor(browser);
    await guest.goto('/ae/contact');
    await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(guest.getByRole('textbox', { name: 'الاسم' })).toBeVisible();
    await expect(guest.getByRole('button', { name: 'إرسال الرسالة' })).toBeVisible();
    await guest.goto('/ae/nowhere');
    await expect(guest.getByRole('heading', { name: /^لم يُعثر على الصفحة: .?\/nowhere.?$/u })).toBeVisible();
    await guest.goto('/ae/search?q=light');
    await expect(guest.getByRole('heading', { level: 1, name: 'البحث' })).toBeVisible();
    // The tools do not speak Arabic, and say so.
    await page.goto(`${site.origin}/ae/master`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main')).toHaveCSS('direction', 'ltr');
    await guest.context().close();
  });
});
