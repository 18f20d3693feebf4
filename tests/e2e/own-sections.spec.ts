import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, textsOf, toolbarOf, writeText } from './support/editing';
import { anyWord } from './support/library';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
let name: string;
withOwnPages((made) => {
  own = made;
  name = `Press ${anyWord()}`;
});
test.afterEach(async ({ page }) => {
  const { templates } = await (await page.request.get('/api/section-templates')).json();
  for (const each of templates)
    if (each.name.startsWith(name)) await page.request.delete(`/api/section-templates/${each.id}`);
});

const sectionsOf = (page: Page) => page.locator('#content .section');
const toolsOf = (page: Page) => page.getByRole('toolbar', { name: 'Tools of the section One' });
const WORDS = 'A review that is kept.';

/** Selects the section of the first text. */
async function selectSection(page: Page) {
  await textsOf(page).filter({ hasText: WORDS }).first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(toolsOf(page)).toBeVisible();
}

test('a section is kept by the mouse, and put into another page in another language', async ({ page }) => {
  await writeText(page, own.path, `<p>${WORDS}</p>`, '<p>By a paper.</p>');
  const { path } = await own.add('Other');
  await edit(page, own.path);
  await selectSection(page);
  await toolsOf(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this section as a template?' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('One');
  expect(await violations(page, 'saving a section')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();

  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  await page.goto(`/uk${path}`);
  const tools = toolbarOf(page, 'Інструменти сайту');
  await tools.getByRole('switch', { name: 'Режим редагування' }).click();
  await tools.getByRole('button', { name: 'Додати', exact: true }).waitFor();
  const count = await sectionsOf(page).count();
  await tools.getByRole('button', { name: 'Додати', exact: true }).click();
  const group = page.getByRole('group', { name: 'Ваші шаблони' });
  await group.getByRole('option', { name }).scrollIntoViewIfNeeded();
  expect(await violations(page, 'section templates')).toEqual([]);
  await group.getByRole('option', { name }).click();
  await expect(sectionsOf(page)).toHaveCount(count + 1);
  await expect(page.locator('#content').getByText(WORDS)).toBeVisible();
});

test('by keys, a section is kept, found, renamed, deleted and brought back', { tag: '@long' }, async ({
  page,
}) => {
  await writeText(page, own.path, `<p>${WORDS}</p>`);
  await edit(page, own.path);
  await selectSection(page);
  const more = toolsOf(page).getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Save as template' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();
  await expect(more).toBeFocused();

  const count = await sectionsOf(page).count();
  await page.keyboard.press('Alt+KeyA');
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(sectionsOf(page)).toHaveCount(count + 1);
  const ids = await sectionsOf(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(count + 1);
  // The words are the owner's own: typing adds to them.
  await page.keyboard.type('Not ');
  await expect(page.locator('#content').getByText(`Not ${WORDS}`)).toHaveCount(1);

  await page.keyboard.press('Alt+KeyA');
  await page.keyboard.type('rename or delete');
  await expect(page.getByRole('option').first()).toContainText('Rename or delete');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your templates' });
  const row = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Delete “${name}` }) });
  expect(await violations(page, 'own sections')).toEqual([]);
  const field = row.getByRole('textbox', { name: 'Name' });
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' two');
  const renamed = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Enter');
  expect((await renamed).status()).toBe(200);
  await dialog.getByRole('button', { name: `Delete “${name} two”` }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(dialog.getByRole('status')).toContainText(`“${name} two” is deleted.`);
  await dialog.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: `Delete “${name} two”` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(async () => {
    const { templates } = await (await page.request.get('/api/section-templates')).json();
    expect(templates.map((each: { name: string }) => each.name)).toContain(`${name} two`);
  }).toPass();
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
});

test('what is refused is taken back, and the reason said', async ({ page, troubles }) => {
  troubles.expect(/409|Failed to load resource|ERR_FAILED/);
  const section = { id: 'one', name: 'One', attributes: [], blocks: [] };
  const save = (as: string) => page.request.post('/api/section-templates', { data: { name: as, section } });
  await edit(page, own.path);
  expect((await save(name)).status()).toBe(201);
  await page.keyboard.press('Alt+KeyA');
  await page.keyboard.type('rename or delete');
  await expect(page.getByRole('option').first()).toContainText('Rename or delete');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your templates' });
  const entry = (as: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Delete “${as}”` }) });
  const rename = async (to: string) => {
    await entry(name).getByRole('textbox', { name: 'Name' }).fill(to);
    await page.keyboard.press('Enter');
  };
  await expect(entry(name)).toBeVisible();

  // In another window the name is taken meanwhile.
  expect((await save(`${name} two`)).status()).toBe(201);
  await rename(`${name} two`);
  await expect(page.getByText('There is already a template with this name.')).toBeVisible();
  await expect(entry(name)).toBeVisible();
  await expect(entry(`${name} two`)).toHaveCount(1);

  await page.route('**/api/section-templates/*', (route) => route.abort());
  await entry(name)
    .getByRole('button', { name: `Delete “${name}”` })
    .click();
  await expect(page.getByText('The template could not be deleted.')).toBeVisible();
  await expect(entry(name)).toBeVisible();
});

test.describe('by touch, on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a template is added by a tap, deleted and brought back', async ({ page }) => {
    await edit(page, own.path);
    const section = { id: 'one', name: 'One', attributes: [], blocks: [] };
    await page.request.post('/api/section-templates', { data: { name, section } });
    const count = await sectionsOf(page).count();
    const add = () => toolbarOf(page).getByRole('button', { name: 'Add', exact: true }).tap();
    await add();
    await page.getByRole('option', { name }).tap();
    await expect(sectionsOf(page)).toHaveCount(count + 1);

    await add();
    await page.getByRole('option', { name: 'Rename or delete your templates…' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Your templates' });
    // No keyboard comes over it before one wants to type.
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
    const remove = dialog.getByRole('button', { name: `Delete “${name}”` });
    await remove.tap();
    await expect(remove).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Undo' }).tap();
    await expect(remove).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(sectionsOf(page)).toHaveCount(count + 1);
  });
});
