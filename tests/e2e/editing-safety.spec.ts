import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, keptCopies, openTool, served, textsOf, toolbarOf } from './support/editing';
import { OWNER_PASSWORD } from './support/owner';
import { expect, test } from './support/test';

// Each journey saves on a page of its own.
const PAGES = {
  conflicts: '/exhibitions/distant-gardens-2024',
  tabs: '/exhibitions/weather-for-one-2025',
  network: '/exhibitions/a-room-for-the-sea-2019',
  session: '/exhibitions/unlit-2022',
  leaving: '/about/collections',
  languages: '/works/digital-art/monumental-sculptures/hollow-titan',
};

const textOf = (page: Page) => textsOf(page).first();
const saveButton = (page: Page) => toolbarOf(page).getByRole('button', { name: 'Save Changes' });

/** In another tab of the same browser, where edit mode is on already. */
async function editInNewTab(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  return page;
}

async function type(page: Page, words: string) {
  await page.bringToFront();
  // Not on a link in the middle of it.
  await textOf(page).click({ position: { x: 24, y: 12 } });
  await expect(textOf(page).and(page.locator('[contenteditable]'))).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await expect(textOf(page)).toContainText(words.trim());
}

/** Another editor adds words to the first text of a page. */
async function saveElsewhere(page: Page, path: string, words: string, locale = 'en') {
  const read = await page.request.post('/api/pages/by-path', { data: { path, locale } });
  const { content, version } = (await read.json()).translation;
  const blocks = content.sections.flatMap((section: { blocks: unknown[] }) => section.blocks);
  const text = blocks.find(({ component }: { component: string }) => component === 'RichText');
  text.props.content += `<p>${words}</p>`;
  const saved = await page.request.patch('/api/pages/by-path', {
    data: { path, locale, translation: { content, version } },
  });
  expect(saved.status()).toBe(200);
}

test('what both changed is chosen side by side before anything is saved, and the past can be had back', async ({
  page,
  troubles,
}) => {
  troubles.expect(/409/);
  const mine = `Mine of ${Date.now()}.`;
  const theirs = `Theirs of ${Date.now()}.`;
  await edit(page, PAGES.conflicts);
  await type(page, ` ${mine}`);
  await saveElsewhere(page, PAGES.conflicts, theirs);
  await page.keyboard.press('Control+KeyS');
  const panel = page.getByRole('complementary', { name: 'Changed in two places' });
  await expect(panel.getByRole('region', { name: 'Your version' })).toContainText(mine);
  await expect(panel.getByRole('region', { name: 'Other version' })).toContainText(theirs);
  await expect(panel.getByText(/Owner saved this page/)).toBeVisible();
  const finish = panel.getByRole('button', { name: 'Apply and save' });
  await expect(finish).toBeDisabled();
  expect(await violations(page, 'conflicts')).toEqual([]);
  await page.keyboard.press('Escape');
  await saveButton(page).click();
  await panel.getByRole('radio', { name: 'Keep both, yours first' }).check();
  expect(await served(page, PAGES.conflicts)).not.toContain(mine);
  await finish.click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(panel).toHaveCount(0);
  const html = await served(page, PAGES.conflicts);
  expect(html.indexOf(mine)).toBeGreaterThan(0);
  expect(html.indexOf(theirs)).toBeGreaterThan(html.indexOf(mine));

  await openTool(page, 'History');
  const history = page.getByRole('complementary', { name: 'History' });
  const versions = history.getByRole('list', { name: 'Saved versions' }).getByRole('button');
  await expect(versions.first()).toContainText('Owner');
  await versions.last().click();
  await expect(history.getByText('The page as it was saved on')).toBeVisible();
  await expect(page.locator('#content')).not.toContainText(mine);
  expect(await violations(page, 'history')).toEqual([]);
  await history.getByRole('button', { name: /^Restore: Text/ }).click();
  await history.getByRole('button', { name: 'Back to the current version' }).click();
  // Both stood in one text, which is as it was.
  await expect(page.locator('#content')).not.toContainText(theirs);
  await expect(page.locator('#content')).not.toContainText(mine);
  await versions.last().click();
  await history.getByRole('button', { name: 'Restore everything' }).click();
  await expect(page.locator('#content')).not.toContainText(theirs);
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('#content')).toContainText(mine);
});

test('without a network a save waits, and continues by itself', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const words = `Typed at sea, ${Date.now()}.`;
  await edit(page, PAGES.network);
  await context.setOffline(true);
  await type(page, ` ${words}`);
  await expect(toolbarOf(page).getByText('Offline, unsaved changes')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Failed to save changes')).toBeVisible();
  await expect(toolbarOf(page).getByText('Offline: will be saved when the connection is back')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect.poll(() => served(page, PAGES.network)).toContain(words);
});

test('a text that is too long to save says so, and stays', async ({ page, troubles }) => {
  troubles.expect(/422/);
  await edit(page, PAGES.leaving);
  await type(page, ' The end.');
  await page.keyboard.insertText('word '.repeat(21_000));
  await saveButton(page).click();
  await expect(page.getByText(/One of the texts is too long to save: 100,000 characters fit/)).toBeVisible();
  await expect(textOf(page)).toContainText('The end.');
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await edit(page, PAGES.leaving);
  await type(page, ' Not for long.');
  await expect(toolbarOf(page).getByText('Unsaved changes (not backed up)')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('button', { name: 'Leave and lose them' }).click();
  await expect(page).toHaveURL('/contact');
});

test('after the session has ended one signs in again in place, and the save continues', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/401/);
  const words = `Kept through it, ${Date.now()}.`;
  await edit(page, PAGES.session);
  await type(page, ` ${words}`);
  await context.clearCookies();
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  expect(await violations(page, 'signing in again')).toEqual([]);
  await page.keyboard.press('Escape');
  await toolbarOf(page).getByRole('button', { name: 'Signed out: sign in to save' }).click();
  await dialog.getByLabel('Password').fill('not the one');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('Invalid password')).toBeVisible();
  await dialog.getByLabel('Password').fill(OWNER_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => served(page, PAGES.session)).toContain(words);
});

test('leaving and signing out ask before unsaved work is left behind', async ({ page }) => {
  await edit(page, PAGES.leaving);
  await type(page, ' On my way.');
  await expect(toolbarOf(page).getByText('backed up in this browser')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'There are unsaved changes' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await link.click();
  expect(await violations(page, 'leaving')).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(PAGES.leaving);
  await toolbarOf(page)
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByRole('button', { name: 'Save and sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await link.click();
  await dialog.getByRole('button', { name: 'Leave and keep them' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await toolbarOf(page)
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const kept = page.getByRole('dialog', { name: 'Unsaved changes are kept in this browser' });
  await kept.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(kept).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(textOf(page)).toContainText('On my way.');
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/contact');
});

test('work outlives a session that ended elsewhere, and no sign-out here', async ({ page, context }) => {
  await edit(page, PAGES.leaving);
  await type(page, ' Still here.');
  await expect(toolbarOf(page).getByText('backed up in this browser')).toBeVisible();
  const cookies = await context.cookies();
  await context.clearCookies();
  // Coming back to a tab asks who is signed in.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(toolbarOf(page)).toHaveCount(0);
  await context.addCookies(cookies);
  const other = await context.newPage();
  await other.goto('/contact');
  await other.evaluate(() =>
    localStorage.setItem('auth', `{"state":{"isAuthenticated":true,"until":"${Date.now()}"},"version":0}`),
  );
  await expect(textOf(page)).toContainText('Still here.');
  await expect(saveButton(page)).toBeVisible();
  await other.reload();
  await toolbarOf(other)
    .getByRole('button', { name: /^Account/ })
    .click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('button', { name: 'Sign out and lose them' }).click();
  await expect(other).toHaveURL('/');
  await expect.poll(() => keptCopies(other)).toEqual([]);
});

test('two tabs with one page know of each other', async ({ page, context }) => {
  const first = `First, ${Date.now()}.`;
  const second = `Second, ${Date.now()}.`;
  await edit(page, PAGES.tabs);
  const other = await editInNewTab(context, PAGES.tabs);
  for (const tab of [page, other])
    await expect(toolbarOf(tab).getByText('Also open in another tab')).toBeVisible();
  await type(page, ` ${first}`);
  await saveButton(page).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(textOf(other)).toContainText(first);
  await expect(toolbarOf(other).getByText('All saved')).toBeVisible();
  await type(other, ' Only here.');
  await type(page, ` ${second}`);
  await saveButton(page).click();
  await expect(toolbarOf(other).getByText('a newer version was saved in another tab')).toBeVisible();
  await other.close({ runBeforeUnload: false });
  await expect(toolbarOf(page).getByText('Also open in another tab')).toHaveCount(0);
  // Work of the closed tab is offered; an open tab keeps its own.
  const third = await editInNewTab(context, PAGES.tabs);
  await expect(third.getByText('Unsaved changes were found')).toBeVisible();
  await third.getByRole('button', { name: 'Discard them' }).click();
  await expect(third.getByText('Unsaved changes were found')).toHaveCount(0);
  await third.reload();
  await expect(toolbarOf(third).getByText('All saved')).toBeVisible();
  await expect(third.getByText('Unsaved changes were found')).toHaveCount(0);
});

test('the other language stands beside, what changed there is marked, and its structure can be taken', async ({
  page,
}) => {
  await edit(page, PAGES.languages);
  const words = `Said again, ${Date.now()}.`;
  await saveElsewhere(page, PAGES.languages, words);
  await toolbarOf(page).getByRole('button', { name: 'Languages' }).click();
  const panel = page.getByRole('complementary', { name: 'Languages' });
  await panel.getByRole('link', { name: 'Українська' }).click();
  await expect(page).toHaveURL(`/uk${PAGES.languages}`);
  await page.getByRole('button', { name: 'Мови', exact: true }).click();
  const beside = page.getByRole('complementary', { name: 'Мови' });
  const outdated = beside.getByRole('region', { name: 'Змінено після перекладу' });
  await outdated.getByRole('button').first().click();
  const source = beside.getByRole('region', { name: 'Блок цією мовою: English' });
  await expect(source).toContainText(words);
  expect(await violations(page, 'languages')).toEqual([]);
  await source.getByRole('button', { name: 'Скопіювати сюди' }).click();
  await expect(page.locator('#content')).toContainText(words);
  await page.getByRole('button', { name: 'Скасувати' }).first().click();
  await expect(page.locator('#content')).not.toContainText(words);
  // A block that needs no change is confirmed, and saved like any change.
  const right = outdated.getByRole('button', { name: /^Переклад правильний: / });
  await right.first().click();
  await expect(right).toHaveCount(0);
  await page.getByRole('button', { name: 'Зберегти зміни', exact: true }).click();
  await expect(page.getByText('Зміни збережено')).toBeVisible();
  await expect(outdated.getByRole('listitem')).toHaveCount(0);
});
