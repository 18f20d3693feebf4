import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { toolbarOf } from './support/editing';
import { expectToast, importTexts, languagesOf, ownLanguage, withoutLanguage } from './support/languages';
import { isOwnersBrowser, signInByCall } from './support/owner';
import { expect, test } from './support/test';

const ROMANIAN = { name: 'Română', code: 'ro', iconCode: 'ro' };
const GREEK = { name: 'Ελληνικά', code: 'gr', iconCode: 'gr' };
const DUTCH = { name: 'Nederlands', code: 'nl', iconCode: 'nl' };

async function openLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Languages The languages of the site/ }).click();
  await languagesOf(page).getByRole('button', { name }).click();
  await expect(languagesOf(page).getByRole('region', { name: 'What is still to be done' })).toBeVisible();
}

test('what is missing, outdated or wrong in a language is found beside the original, and put right', async ({
  page,
}) => {
  await signInByCall(page.context());
  const id = await ownLanguage(page.request, ROMANIAN, {});
  await importTexts(page.request, id, {
    nav: { home: 'Acasă', menu: 'Meniu {x}' },
    filter: { allPages: '{total, plural, one {# pagină} other {# pagini}}' },
    master: { hello: 'Bună, {name' },
  });
  await isOwnersBrowser(page, '/master');
  await openLanguage(page, ROMANIAN.name);
  const dialog = languagesOf(page);
  const views = dialog.getByRole('region', { name: 'What is still to be done' });
  // The release speaks Romanian to visitors.
  await expect(views.getByText(/^(\d+) of \1 translated$/)).toBeVisible();
  await expect(views.getByRole('button', { name: /^Missing/ })).toHaveCount(0);

  await views.getByRole('button', { name: /^To check/ }).click();
  const cards = dialog.getByRole('article');
  await expect(cards).toHaveCount(3);
  const plural = dialog.getByRole('article', { name: 'filter.allPages' });
  await expect(plural.getByText('{total, plural, one {# page} other {# pages}}')).toBeVisible();
  await expect(plural.getByText('Plural forms of this language that are missing: few')).toBeVisible();
  await expect(cards.getByText('This text cannot be read. It breaks here: {name')).toBeVisible();
  expect(await violations(page, 'texts to check')).toEqual([]);

  // The preview follows the typing, and a corrected text stays where it is.
  const menu = dialog.getByRole('textbox', { name: 'nav.menu' });
  await expect(cards.getByText('nothing fills it in: {x}')).toBeVisible();
  await menu.fill('Meniu');
  await expect(cards.getByText('nothing fills it in: {x}')).toHaveCount(0);
  await expectToast(page, 'Success', 'Translation updated');
  await expect(views.getByRole('button', { name: 'To check 2' })).toBeVisible();
  await expect(cards).toHaveCount(3);
  await expect(menu).toBeFocused();

  // What the tools say is folded, and is found by a search.
  await views.getByRole('button', { name: 'Side by side' }).click();
  await expect(cards.first()).toBeVisible();
  const search = dialog.getByRole('searchbox', { name: 'Search translations...' });
  await search.fill('toolbar.edit');
  const tools = dialog.getByRole('button', { name: /^Editor and panel/ });
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  const edit = dialog.getByRole('textbox', { name: 'toolbar.editMode' });
  await edit.pressSequentially('Mod de editare');
  await expectToast(page, 'Success', 'Translation added');
  await expect(edit).toHaveValue('Mod de editare');
  await search.fill('');
  await views.getByRole('button', { name: 'Side by side' }).click();
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  await tools.click();
  await dialog.getByRole('button', { name: /^Toolbar toolbar/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'editMode', exact: true })).toHaveValue('Mod de editare');
  await withoutLanguage(page.request, 'ro');
});

/** How many texts a file has, in groups within groups. */
const leavesIn = (texts: object): number =>
  Object.values(texts).reduce((sum, each) => sum + (typeof each === 'object' ? leavesIn(each) : 1), 0);

test('a language goes out as a file and comes back with a look at what it changes; all languages are searched', async ({
  page,
  troubles,
}) => {
  // An invalid file is refused.
  troubles.expect(/^answer 422: .*\/import$/, /status of 422/);
  await signInByCall(page.context());
  await ownLanguage(page.request, GREEK, { file: ['one'] });
  await isOwnersBrowser(page, '/master');
  await openLanguage(page, GREEK.name);
  const dialog = languagesOf(page);
  await dialog.getByRole('button', { name: 'Import and export' }).click();
  const exchange = page.getByRole('dialog', { name: 'Import and export' });
  const downloading = page.waitForEvent('download');
  await exchange.getByRole('link', { name: 'JSON (for developers)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('gr.json');
  const texts = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(texts.file).toEqual({ one: 'one says this' });
  expect(texts.nav.menu).toBe('Μενού');
  const { file: _, ...shipped } = texts;
  const same = leavesIn(shipped);
  expect(same).toBeGreaterThan(100);

  texts.file = { one: 'Unu', two: '{{count}} doi', three: 3 };
  const file = exchange.getByLabel('Choose a JSON or CSV file');
  const fileOf = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await file.setInputFiles(fileOf('wrong.json', '{"file":'));
  await expect(exchange.getByText(/^This file cannot be read:/)).toBeVisible();
  await file.setInputFiles(fileOf('gr.json', JSON.stringify(texts)));
  await expect(exchange.getByText(`1 new text, 1 changed, ${same} the same`)).toBeVisible();
  await exchange.getByText('2 texts to look at').click();
  await expect(exchange.getByText('is not a text (left out)')).toBeVisible();
  await expect(exchange.getByRole('deletion')).toHaveText('one says this');
  expect(await violations(page, 'an import')).toEqual([]);
  await exchange.getByRole('button', { name: 'Import 2 texts' }).click();
  await expectToast(page, 'Success', '2 texts imported');
  await expect(exchange).toHaveCount(0);

  await dialog.getByRole('button', { name: /^English/ }).click();
  await dialog.getByRole('button', { name: 'Search in all languages' }).click();
  const finding = page.getByRole('dialog', { name: 'Search in all languages' });
  await finding.getByRole('searchbox').fill('COUNT}} DOI');
  await finding.getByRole('button', { name: /file\.two/ }).press('Enter');
  await expect(dialog.getByRole('region', { name: GREEK.name })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'two' })).toHaveValue('{{count}} doi');
  await expect(dialog.getByText('This text cannot be read.')).toBeVisible();
  await withoutLanguage(page.request, 'gr');
});

test('a text is changed where it appears: while Alt is held, and by keys from the toolbar', async ({
  page,
}) => {
  await signInByCall(page.context());
  const id = await ownLanguage(page.request, DUTCH, {});
  await importTexts(page.request, id, {
    // Changing this text would not change the menu, which shows the page's title.
    nav: { home: 'Works' },
    contact: { lead: 'Over', name: 'Dubbel', address: 'Dubbel' },
  });
  expect((await page.request.patch(`/api/languages/${id}`, { data: { isActive: true } })).status()).toBe(200);
  await isOwnersBrowser(page, '/nl/contact');
  const tools = toolbarOf(page);
  await expect(tools).toBeVisible();
  const marks = page.getByRole('button', { name: /^Change: / });
  const editor = page.getByRole('dialog', { name: 'Change this text' });

  await page.keyboard.down('Alt');
  await expect(marks.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change: Works' })).toHaveCount(0);
  await marks
    .and(page.getByRole('button', { name: 'Change: Over' }))
    .first()
    .click();
  await page.keyboard.up('Alt');
  await expect(editor.getByText(/^About a loan/)).toBeVisible();
  const text = editor.getByRole('textbox', { name: 'contact.lead' });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Over');
  await text.fill('Over {haar}');
  await expect(editor.getByText('nothing fills it in: {haar}')).toBeVisible();
  expect(await violations(page, 'a text of the page')).toEqual([]);
  await text.fill('Over haar');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await expect(marks).toHaveCount(0);
  await expect(page.getByText('Over haar')).toBeVisible();
  expect(await (await page.request.get('/nl/contact')).text()).toContain('Over haar');

  // If several keys have the same text, the site asks which one is meant.
  await tools.getByRole('button', { name: 'Languages' }).press('Enter');
  await page.getByRole('button', { name: /^Change the texts of this page/ }).press('Enter');
  await page.getByRole('button', { name: 'Change: Dubbel' }).first().press('Enter');
  await editor.getByRole('radio', { name: 'contact.address' }).check();
  await editor.getByRole('textbox', { name: 'contact.address' }).fill('Enkel');
  await editor.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved: visitors see it from now on')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Enkel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change: Enkel' }).first()).toBeVisible();

  // A text that comes to stand above leaves the focus where it is.
  await page.getByRole('button', { name: 'Change: Enkel' }).first().focus();
  const count = await marks.count();
  await page.evaluate(() =>
    document.querySelector('form p')?.insertAdjacentHTML('beforebegin', '<p>Dubbel</p>'),
  );
  await expect(marks).toHaveCount(count + 1);
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('textbox')).toHaveValue('Enkel');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  // What the page still asks for would not be found any more.
  await page.goto('about:blank');
  await withoutLanguage(page.request, 'nl');
});
