import { violations } from './support/accessibility';
import { asOwner, isNewAccount } from './support/accounts';
import { toolbarOf } from './support/editing';
import {
  cardKeys,
  expectToast,
  importTexts,
  keysOf,
  languagesOf,
  noticesOf,
  openFromPanel,
  openLanguages,
  ownLanguage,
  withoutLanguage,
} from './support/languages';
import { allowFilesOfOthers } from './support/library';
import { isKnownHere, isOwnersBrowser, signInByCall } from './support/owner';
import { expect, test } from './support/test';

allowFilesOfOthers();

const KEYS = ['one', 'two', 'three', 'four'];
const NORWEGIAN = { name: 'Norsk', code: 'no', iconCode: 'no' };
/** Actions on languages that only owners have. */
const OWNERS = [
  'Add Language',
  'Update Flags',
  'Set as default',
  'Activate',
  'Deactivate',
  'Delete language',
];
/** Actions of everyone who may edit texts. */
const WRITERS = ['Add Translation', /^Move /, /^Delete /];

test('a translator writes texts, and is shown nothing else (docs/reference/accounts-and-roles.md#who-may-do-what)', async ({
  page,
  browser,
}) => {
  const { account } = await isNewAccount(browser, page.context(), 'translator');
  await asOwner(browser, (owner) => ownLanguage(owner, NORWEGIAN, { own: KEYS }));
  await isKnownHere(page, '/master');
  const main = page.getByRole('main');
  await expect(main).toContainText('Translator. You can edit the texts of the interface.');
  await expect(main.getByRole('listitem')).toHaveText([/^Languages/, /^Settings/, /^The site/]);
  await expect(page.getByRole('navigation', { name: 'Panel pages' }).getByRole('link')).toHaveText([
    'Panel',
    'Settings',
  ]);
  await openLanguages(page, NORWEGIAN.name);
  const dialog = languagesOf(page);
  await expect(dialog.getByRole('button', { name: 'Add Translation' })).toBeVisible();
  for (const name of OWNERS) await expect(dialog.getByText(name, { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Delete language' })).toHaveCount(0);
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^own/ }).click();
  await dialog.getByRole('textbox', { name: 'two', exact: true }).fill('to');
  await expectToast(page, 'Success', 'Translation updated');
  await dialog.getByRole('button', { name: 'Delete three' }).click();
  await expect(keysOf(page)).toHaveText(['one', 'two', 'four']);

  await page.goto('/master/pages');
  await expect(page.getByRole('heading', { name: 'You do not have access to this part' })).toBeVisible();
  await page.goto('/about');
  const tools = toolbarOf(page);
  await expect(tools.getByRole('button', { name: `Account: ${account.name}` })).toBeVisible();
  await expect(tools.getByRole('switch', { name: 'Edit mode' })).toHaveCount(0);
  await expect(tools.getByRole('button', { name: 'Media' })).toHaveCount(0);
  await expect(tools.getByRole('link')).toHaveText(['Home']);
  await tools.getByRole('button', { name: 'Languages' }).click();
  await expect(page.getByRole('button', { name: /^Change the texts of this page/ })).toBeVisible();
  await asOwner(browser, async (owner) => {
    await withoutLanguage(owner, NORWEGIAN.code);
    await owner.delete(`/api/accounts/${account.id}`);
  });
});

test('an editor reads languages and texts, and changes none (docs/reference/accounts-and-roles.md#who-may-do-what)', async ({
  page,
  browser,
}) => {
  const { account } = await isNewAccount(browser, page.context(), 'editor');
  await isKnownHere(page, '/master');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveText([
    /^Media library/,
    /^Languages/,
    /^New work/,
    /^New exhibition/,
    /^Pages/,
    /^Settings/,
    /^The site/,
  ]);
  await openLanguages(page, 'Русский');
  const dialog = languagesOf(page);
  await dialog.getByRole('searchbox', { name: 'Search translations...' }).fill('toolbar.home');
  const text = dialog.getByRole('textbox', { name: 'home', exact: true });
  await expect(text).toHaveValue('Главная');
  await expect(text).toHaveAttribute('readonly');
  for (const name of OWNERS) await expect(dialog.getByText(name, { exact: true })).toHaveCount(0);
  for (const name of WRITERS) await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Side by side' }).click();
  await expect(dialog.getByRole('textbox', { name: 'toolbar.home' })).toHaveAttribute('readonly');
  expect(await violations(page, 'languages as an editor sees them')).toEqual([]);
  await dialog.getByRole('button', { name: 'Import and export' }).click();
  const exchange = page.getByRole('dialog', { name: 'Import and export' });
  await expect(exchange.getByRole('link', { name: 'JSON (for developers)' })).toBeVisible();
  await expect(exchange.getByLabel('Choose a JSON or CSV file')).toHaveCount(0);

  await page.goto('/about');
  const tools = toolbarOf(page);
  await expect(tools.getByRole('switch', { name: 'Edit mode' })).toBeVisible();
  await tools.getByRole('button', { name: 'Languages' }).click();
  await expect(page.getByRole('button', { name: 'Languages and texts…' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change the texts of this page/ })).toHaveCount(0);
  await asOwner(browser, (owner) => owner.delete(`/api/accounts/${account.id}`));
});

test('Arabic is added, switched on and used from right to left', async ({ page }) => {
  await signInByCall(page.context());
  await withoutLanguage(page.request, 'ae');
  await openFromPanel(page);
  const dialog = languagesOf(page);
  await dialog.getByRole('button', { name: 'Add Language' }).click();
  await page.getByPlaceholder('Search language...').fill('arab');
  await page.getByRole('option', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'Add language', exact: true }).click();
  await expectToast(page, 'Success', 'Language Arabic has been added');
  await dialog.getByRole('switch', { name: 'Activate' }).click();
  await expectToast(page, 'Success', 'Language العربية has been activated');
  const languages: { id: string; code: string }[] = await (await page.request.get('/api/languages')).json();
  const { id = '' } = languages.find(({ code }) => code === 'ae') ?? {};
  const carried = Object.fromEntries(KEYS.map((key) => [key, `نص ${key}`]));
  await importTexts(page.request, id, { languages: { title: 'اللغات' }, footer: { motto: 'نبذة' }, carried });

  await isOwnersBrowser(page, '/ae/about');
  const own = page.getByRole('contentinfo').getByText('نبذة');
  await expect(own).toBeVisible();
  // Text from the fallback language is marked with that language.
  const menu = page.getByRole('banner').getByRole('link');
  await expect(own).not.toHaveAttribute('lang');
  await expect(menu.filter({ hasText: 'Works' })).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('contentinfo').getByText(/^©/)).toHaveAttribute('lang', 'en');
  await toolbarOf(page).getByRole('button', { name: 'Languages' }).click();
  await page.getByRole('button', { name: 'Languages and texts…' }).click();
  const screen = languagesOf(page, 'اللغات');
  await screen.getByRole('button', { name: 'العربية' }).click();
  await screen.getByRole('searchbox').fill('carried.');
  const list = await screen.getByRole('navigation').boundingBox();
  const close = await screen.getByRole('button', { name: 'Close', exact: true }).boundingBox();
  expect(list?.x ?? 0).toBeGreaterThan(1000);
  expect(close?.x ?? 1440).toBeLessThan(100);
  const text = screen.getByRole('textbox', { name: 'one', exact: true });
  await expect(text).toHaveCSS('direction', 'rtl');
  expect(await violations(page, 'languages from right to left')).toEqual([]);

  // Onwards is to the left.
  await screen.getByRole('button', { name: 'Move one' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('one picked up, place 1 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('one: place 2 of 4.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(cardKeys(screen)).toHaveText(['two', 'one', 'three', 'four']);
  await text.fill('نص آخر');
  await expect(noticesOf(screen).filter({ hasText: 'Translation updated' })).toBeVisible();
  await screen.getByRole('button', { name: 'English' }).click();
  await screen.getByRole('searchbox').fill('toolbar.home');
  await expect(screen.getByRole('textbox', { name: 'home', exact: true })).toHaveCSS('direction', 'ltr');
  await withoutLanguage(page.request, 'ae');
});

test('where the server is away, languages say so and can be tried again', async ({ page, troubles }) => {
  troubles.expect(/503/);
  await isOwnersBrowser(page, '/about');
  const words = '**/api/interface-texts?*for=l*';
  await page.route(words, (route) => route.fulfill({ status: 503, body: '{}' }));
  const tools = toolbarOf(page);
  await tools.getByRole('button', { name: 'Languages' }).click();
  await page.getByRole('button', { name: 'Languages and texts…' }).click();
  const reported = page.getByRole('dialog', { name: 'This cannot be opened right now' });
  await expect(reported).toContainText('The site is not responding right now.');
  expect(await violations(page, 'languages that do not open')).toEqual([]);
  await reported.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(reported).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reported).toHaveCount(0);
  await tools.getByRole('button', { name: 'Media' }).click();
  await expect(reported).toBeVisible();
  await page.unroute(words);
  await reported.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Media library' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tools.getByRole('button', { name: 'Languages' }).click();
  await page.getByRole('button', { name: 'Languages and texts…' }).click();
  await expect(languagesOf(page)).toBeVisible();
});
