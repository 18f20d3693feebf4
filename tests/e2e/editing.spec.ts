import { violations } from './support/accessibility';
import { edit, keptCopies, served, textsOf, toolbarOf } from './support/editing';
import { expect, test } from './support/test';

// Each journey has a page of its own, so that they can run side by side.
const PAGES = {
  typing: '/legal/terms-of-use',
  structure: '/legal/privacy-policy',
  keeping: '/about/collections',
  quotes: '/about/quotes',
  joining: '/about/awards-and-honors',
};

test('the owner types on the page itself, saves, and visitors see it (docs/reference/saving-and-merging.md#working-copy)', async ({
  page,
}) => {
  const words = `Words of ${Date.now()}.`;
  await page.goto(PAGES.typing);
  const before = await page.locator('#content').boundingBox();
  await edit(page, PAGES.typing);
  const after = await page.locator('#content').boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(2);
  const text = textsOf(page).first();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${words}`);
  await expect(toolbarOf(page).getByText('Unsaved changes', { exact: false })).toBeVisible();
  const title = page.getByRole('heading', { level: 1 }).getByRole('textbox', { name: 'Page title' });
  const named = await title.textContent();
  await title.fill(`${named} `.repeat(20));
  await expect(page.getByText('fewer than 60 characters', { exact: false })).toBeVisible();
  await title.fill(`${named}, renewed`);
  await expect(page.getByText('fewer than 60 characters', { exact: false })).toBeHidden();
  expect(await served(page, PAGES.typing)).not.toContain(words);
  expect(await violations(page, 'edit mode')).toEqual([]);
  await toolbarOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await expect.poll(() => served(page, PAGES.typing)).toContain(words);
  await expect.poll(() => served(page, PAGES.typing)).toContain(`<title>${named}, renewed`);
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  await expect(textsOf(page)).toHaveCount(0);
  // The page that visitors see is there at once, without loading it again.
  await expect(page.locator('#content')).toContainText(words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${named}, renewed`);
});

test('undo, redo, discard and the keys for them', async ({ page }) => {
  await edit(page, PAGES.quotes);
  const source = page.getByRole('textbox', { name: 'Author' }).first();
  const was = (await source.textContent()) ?? '';
  await source.click();
  await page.keyboard.press('End');
  await page.keyboard.type(', 1999');
  await expect(source).toHaveText(`${was}, 1999`);
  await page.keyboard.press('Control+KeyZ');
  await expect(source).toHaveText(was);
  await page.keyboard.press('Control+Shift+KeyZ');
  await expect(source).toHaveText(`${was}, 1999`);
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Changes discarded')).toBeVisible();
  await expect(source).toHaveText(was);
});

test('blocks are added, moved, given properties and removed', async ({ page }) => {
  await edit(page, PAGES.structure);
  const texts = textsOf(page);
  const count = await texts.count();
  const first = (await texts.first().locator('p').first().textContent()) ?? '';
  await texts.first().click();
  const tools = page.getByRole('toolbar', { name: 'Tools of the block Text' });
  await expect(tools.getByRole('button', { name: 'Move up' })).toBeDisabled();
  await tools.getByRole('button', { name: 'Duplicate' }).click();
  await expect(texts).toHaveCount(count + 1);
  await expect(texts.nth(1)).toContainText(first);
  await tools.getByRole('button', { name: 'Add below' }).click();
  await page.getByRole('option', { name: /^Picture/ }).click();
  const unseen = page.getByRole('button', { name: /visitors see nothing here yet/ });
  await unseen.click();
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await panel.getByLabel('Alt text (describe the picture)').fill('A drawing');
  expect(await violations(page, 'properties')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const picture = page.getByRole('toolbar', { name: 'Tools of the block Picture' });
  await picture.getByRole('button', { name: 'Remove' }).click();
  await expect(unseen).toHaveCount(0);
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(texts).toHaveCount(count);
});

test('unsaved work outlives a closed tab', async ({ page, context }) => {
  await edit(page, PAGES.keeping);
  await textsOf(page).first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kept for later.');
  await expect(toolbarOf(page).getByText('backed up in this browser')).toBeVisible();
  await expect.poll(async () => JSON.stringify(await keptCopies(page))).toContain('Kept for later.');
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(PAGES.keeping);
  await expect(toolbarOf(next).getByText('All saved')).toBeVisible();
  await next.getByRole('button', { name: 'Restore' }).click();
  await expect(textsOf(next).first()).toContainText('Kept for later.');
  await expect(toolbarOf(next).getByRole('button', { name: 'Save Changes' })).toBeVisible();
});

test('what somebody else has saved meanwhile is joined, and nothing is lost (docs/reference/saving-and-merging.md#saving)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/409/);
  await edit(page, PAGES.joining);
  const names = page.getByRole('textbox', { name: 'Section name' });
  const texts = textsOf(page);
  await ((await texts.count()) ? texts.first() : names.first()).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Mine.');
  const read = await page.request.post('/api/pages/by-path', { data: { path: PAGES.joining, locale: 'en' } });
  const { translation } = await read.json();
  const sections = translation.content.sections;
  sections.at(-1).name = 'Theirs';
  const { version } = translation;
  const saved = await page.request.patch('/api/pages/by-path', {
    data: { path: PAGES.joining, locale: 'en', translation: { content: { sections }, version } },
  });
  expect(saved.status()).toBe(200);
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText('the page now has both changes')).toBeVisible();
  const html = await served(page, PAGES.joining);
  expect(html).toContain('Mine.');
  expect(html).toContain('Theirs');
});
