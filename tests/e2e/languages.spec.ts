import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, toolbarOf } from './support/editing';
import {
  cardKeys,
  expectToast,
  failing,
  holding,
  keysOf,
  languagesOf,
  openFromPanel,
  ownLanguage,
  withoutLanguage,
} from './support/languages';
import { isOwnersBrowser, signInByCall } from './support/owner';
import { expect, test } from './support/test';

const KEYS = ['one', 'two', 'three', 'four', 'five'];
const HUNGARIAN = { name: 'Magyar', code: 'hu', iconCode: 'hu' };
const BULGARIAN = { name: 'Български', code: 'bg', iconCode: 'bg' };
const CROATIAN = { name: 'Hrvatski', code: 'hr', iconCode: 'hr' };

const textOf = (page: Page, key: string) =>
  languagesOf(page).getByRole('textbox', { name: key, exact: true });

/** The folder with the journey's own texts, and nothing else. */
async function find(page: Page, namespace: string): Promise<void> {
  await languagesOf(page).getByRole('searchbox', { name: 'Search translations...' }).fill(namespace);
  await expect(keysOf(page)).toHaveText(KEYS);
}

test('a language is added, switched on and off, looked at and deleted (docs/reference/languages.md#languages-dialog)', async ({
  page,
}) => {
  await signInByCall(page.context());
  await withoutLanguage(page.request, 'fi');
  await openFromPanel(page);
  const dialog = languagesOf(page);
  const list = dialog.getByRole('navigation', { name: 'Languages of the site' });
  await expect(list.getByRole('button', { name: /^English Default/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(list.getByRole('button', { name: /^English Default/ })).toBeFocused();
  const pane = dialog.getByRole('region', { name: 'English' });
  await expect(pane.getByText('Default', { exact: true })).toBeVisible();
  await expect(pane.getByRole('switch', { name: 'Deactivate' })).toBeDisabled();
  await expect(pane.getByRole('button', { name: 'Delete language' })).toBeDisabled();
  await expect(pane.getByRole('button', { name: /^Menu nav/ })).toBeVisible();
  expect(await violations(page, 'languages')).toEqual([]);
  await page.mouse.click(3, 300);
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Add Language' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Language' });
  const add = adding.getByRole('button', { name: 'Add language', exact: true });
  await expect(add).toBeDisabled();
  await expect(adding.getByRole('option')).toHaveCount(12);
  await expect(adding.getByText(/more languages: type to find them$/)).toBeVisible();
  await adding.getByPlaceholder('Search language...').fill('finn');
  await expect(adding.getByRole('option')).toHaveText([/^Suomi\s*Finnish$/]);
  expect(await violations(page, 'adding a language')).toEqual([]);
  await adding.getByRole('option').click();
  await add.click();
  await expectToast(page, 'Success', 'Language Finnish has been added');
  const finnish = dialog.getByRole('region', { name: 'Suomi' });
  await expect(finnish.getByRole('img', { name: 'Inactive' })).toBeVisible();
  await expect(finnish.getByRole('heading', { name: /^What visitors read/ })).toBeVisible();

  await finnish.getByRole('switch', { name: 'Activate' }).click();
  await expectToast(page, 'Success', 'Language Suomi has been activated');
  await expect(finnish.getByRole('img', { name: 'Active' })).toBeVisible();
  await expect.poll(async () => (await page.request.get('/fi/about')).status()).toBe(200);
  await finnish.getByRole('switch', { name: 'Deactivate' }).click();
  await expectToast(page, 'Success', 'Language Suomi has been deactivated');
  await finnish.getByRole('button', { name: 'Technical details' }).click();
  const record = page.getByRole('dialog', { name: 'Suomi: technical details' });
  await expect(record.getByText('"code": "fi"')).toBeVisible();
  await record.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Update Flags' }).click();
  await expectToast(page, 'Success', /flags updated/i);

  await finnish.getByRole('button', { name: 'Delete language' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Suomi?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete language' }).click();
  await expectToast(page, 'Success', 'Language has been deleted');
  await expect(list.getByRole('button', { name: /^English/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Languages The languages of the site/ })).toBeFocused();
});

test('texts are written, added, deleted and brought back (docs/reference/languages.md#interface-texts)', async ({
  page,
}) => {
  await signInByCall(page.context());
  await ownLanguage(page.request, HUNGARIAN, { journey: KEYS });
  await openFromPanel(page, 'Magyar');
  const dialog = languagesOf(page);
  const folder = dialog.getByRole('button', { name: /^journey\s*5$/ });
  await expect(folder).toHaveAttribute('aria-expanded', 'false');
  await folder.click();
  await expect(keysOf(page)).toHaveText(KEYS);
  await expect(textOf(page, 'two')).toHaveAttribute('rows', '2');

  // Saved a second after the last letter; meanwhile the field takes nothing, and focus and caret stay where they are.
  const field = textOf(page, 'two');
  const letGo = await holding(page);
  await field.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Itt: ');
  await expect(dialog.getByText('Saving…')).toBeVisible();
  await expect(field).toBeDisabled();
  await page.keyboard.type('lost');
  letGo();
  await expectToast(page, 'Success', 'Translation updated');
  await expect(field).toBeEnabled();
  await expect(field).toBeFocused();
  await page.keyboard.type('és ');
  await expect(field).toHaveValue('Itt: és two says this');
  await field.fill('');
  await expect(dialog.getByText('This field is required')).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await field.fill('Itt.');
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
  await expect(dialog).toBeVisible();
  expect((await saved).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Add Translation' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Translation' });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByRole('alert').filter({ hasText: 'This field is required' })).toHaveCount(3);
  await adding.getByLabel('Namespace').fill('journey');
  await adding.getByLabel('Key').fill('one');
  await adding.getByLabel('Value').fill('Hat');
  expect(await violations(page, 'adding a text')).toEqual([]);
  await adding.getByLabel('Key').fill('six.deep');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'Success', 'Translation added');
  await expect(keysOf(page)).toHaveText([...KEYS, 'six.deep']);
  await dialog.getByRole('button', { name: 'Delete three' }).click();
  await expect(keysOf(page)).toHaveText(['one', 'two', 'four', 'five', 'six.deep']);
  await expectToast(page, 'Success', 'Translation deleted');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(keysOf(page)).toHaveText([...KEYS, 'six.deep']);

  await page.keyboard.press('Control+f');
  await page.keyboard.type('ITT.');
  await expect(dialog.getByText('1 text found')).toBeVisible();
  await expect(keysOf(page)).toHaveText(['two']);
  await page.keyboard.press('Escape');
  await expect(keysOf(page)).toHaveText([...KEYS, 'six.deep']);
  await openFromPanel(page, 'Magyar');
  await dialog.getByRole('button', { name: /^journey/ }).click();
  await expect(keysOf(page)).toHaveText([...KEYS, 'six.deep']);
  await expect(textOf(page, 'two')).toHaveValue('Itt.');
  await withoutLanguage(page.request, 'hu');
});

test('texts are carried by mouse and by keys, and put back when the server fails (docs/reference/languages.md#languages-of-the-site)', async ({
  page,
  troubles,
}) => {
  await signInByCall(page.context());
  await ownLanguage(page.request, BULGARIAN, { carried: KEYS });
  // From the page itself, while it is edited: the picker leads here (docs/reference/screens.md#dialogs).
  await edit(page, '/about/quotes');
  await toolbarOf(page).getByRole('button', { name: 'Languages' }).click();
  await page.getByRole('button', { name: 'Languages and texts of the interface…' }).click();
  const dialog = languagesOf(page);
  await dialog.getByRole('button', { name: 'Български' }).click();
  await find(page, 'carried.');

  const handle = dialog.getByRole('button', { name: 'Move one' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('one picked up, place 1 of 5.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('one: place 2 of 5.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('one: place 4 of 5.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(keysOf(page)).toHaveText(['two', 'three', 'four', 'one', 'five']);
  await expectToast(page, 'Success', 'Translation order updated');
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('one picked up, place 4 of 5.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('one: place 2 of 5.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('one stays where it was.')).toBeAttached();
  await expect(keysOf(page)).toHaveText(['two', 'three', 'four', 'one', 'five']);
  await expect(dialog).toBeVisible();

  // By mouse, onto the last one.
  await dialog.getByRole('button', { name: 'Move two' }).hover();
  await page.mouse.down();
  const last = await textOf(page, 'five').boundingBox();
  await page.mouse.move(last?.x ?? 0, last?.y ?? 0, { steps: 6 });
  await page.mouse.up();
  await expect(keysOf(page)).toHaveText(['three', 'four', 'one', 'five', 'two']);

  // The server fails, and the optimistic update is rolled back.
  troubles.expect(/500/);
  await failing(page, '**/api/translations/reorder', 'POST');
  await dialog.getByRole('button', { name: 'Move four' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('four picked up, place 2 of 5.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('four: place 4 of 5.')).toBeAttached();
  await page.keyboard.press('Space');
  await expectToast(page, 'Error', 'Failed to update translation order');
  await expect(keysOf(page)).toHaveText(['three', 'four', 'one', 'five', 'two']);
  await failing(page, '**/api/translations/*', 'DELETE', 'The server says why.');
  await dialog.getByRole('button', { name: 'Delete four' }).click();
  await expectToast(page, 'Error', 'The server says why.');
  await expect(keysOf(page)).toHaveText(['three', 'four', 'one', 'five', 'two']);
  await failing(page, '**/api/translations/*', 'PATCH');
  await textOf(page, 'four').fill('Kept although it failed');
  await expectToast(page, 'Error', 'Failed to update translation');
  await expect(dialog.getByText('Not saved')).toBeVisible();
  await expect(textOf(page, 'four')).toHaveValue('Kept although it failed');
  await page.unroute('**/api/translations/*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Success', 'Translation updated');
  await expect(dialog.getByText('Not saved')).toBeHidden();
  for (const [method, name, reported] of [
    ['PATCH', 'Set as default', 'Failed to set default language'],
    ['PATCH', 'Activate', 'Failed to update language status'],
    ['POST', 'Update Flags', 'Failed to update flags'],
  ] as const) {
    await failing(page, '**/api/languages/*', method);
    await dialog.getByText(name, { exact: true }).click();
    await expectToast(page, 'Error', reported);
  }
  await withoutLanguage(page.request, 'bg');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one column, a text carried by finger, and nothing that is wider than the phone', async ({ page }) => {
    await signInByCall(page.context());
    await ownLanguage(page.request, CROATIAN, { carried: KEYS });
    await isOwnersBrowser(page, '/uk/about');
    await toolbarOf(page, 'Інструменти сайту').getByRole('button', { name: 'Мови' }).tap();
    await expect(page.getByRole('link', { name: 'Українська' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Мови й тексти…' }).tap();
    const dialog = languagesOf(page, 'Мови');
    await dialog.getByRole('button', { name: 'Hrvatski' }).tap();
    await dialog.getByRole('button', { name: /^carried/ }).tap();
    const keys = cardKeys(dialog);
    await expect(keys).toHaveText(KEYS);
    const small = await dialog
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 40),
      );
    expect(small).toEqual([]);
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    expect(await violations(page, 'languages on a phone')).toEqual([]);

    // Away from the lower edge, near which a list scrolls while something is carried.
    await dialog
      .getByRole('button', { name: /^carried/ })
      .evaluate((folder) => folder.scrollIntoView({ block: 'start' }));
    const from = await dialog.getByRole('button', { name: 'Перемістити one' }).boundingBox();
    const to = await dialog.getByRole('textbox', { name: 'two', exact: true }).boundingBox();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: (from?.x ?? 0) + 20, y }],
      });
    const start = (from?.y ?? 0) + 20;
    await touch('touchStart', start);
    // It is carried once the finger has rested on it for a moment.
    await expect(dialog.getByText('one', { exact: true })).toHaveCount(2);
    for (let step = 1; step <= 4; step += 1)
      await touch('touchMove', start + (((to?.y ?? 0) + 30 - start) * step) / 4);
    await touch('touchEnd');
    await expect(keys).toHaveText(['two', 'one', 'three', 'four', 'five']);
    await expect(dialog.getByText('Порядок перекладів оновлено')).toBeVisible();
    await withoutLanguage(page.request, 'hr');
  });
});
