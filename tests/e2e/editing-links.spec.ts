import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, keptCopies, served, textsOf, textToolsOf, toolbarOf, writeText } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
let word: string;
withOwnPages((made, its) => {
  own = made;
  word = its;
});

const LINES = 'The harbour was quiet and every lamp along the water had been lit before the evening came. ';

/** The journey's page gets one text. */
const write = (page: Page, html: string) => writeText(page, own.path, html);

const formOf = (page: Page) => page.getByRole('form', { name: 'Link' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Page or address' });
const barOf = (page: Page) => page.getByRole('toolbar', { name: 'Format the text' });
const frameOf = (page: Page) => page.locator('.block-frame');
const linkIn = (page: Page, href: string) => textsOf(page).first().locator(`a[href="${href}"]`);

/** The text that stays highlighted while the focus is elsewhere. */
const heldWords = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('held-words') ?? [])].map(String).join());

async function isKeptAndSaved(page: Page, href: string, save: () => Promise<void>): Promise<void> {
  await expect.poll(async () => JSON.stringify(await keptCopies(page))).toContain(`href=\\"${href}\\"`);
  expect(await served(page, own.path)).not.toContain(`href="${href}"`);
  await save();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  expect(await served(page, own.path)).toContain(`href="${href}"`);
}

test('by mouse: words are linked to a page by its title; the bubble shows, changes and removes links', async ({
  page,
}) => {
  const harbour = await own.add('Harbour');
  await write(page, `<p>Lamps ${LINES}</p><p>See <a href="https://example.org/a">elsewhere</a> too.</p>`);
  await edit(page, own.path);
  const text = textsOf(page).first();
  await text
    .locator('p')
    .first()
    .dblclick({ position: { x: 12, y: 12 } });
  const before = await frameOf(page).boundingBox();
  await barOf(page).getByRole('button', { name: 'Link', exact: true }).click();
  await expect(fieldOf(page)).toBeFocused();
  expect(await heldWords(page)).toBe('Lamps');
  await fieldOf(page).pressSequentially(`harb ${word}`.slice(0, 12));
  await expect(page.getByRole('option', { name: harbour.title })).toBeVisible();
  expect(await violations(page, 'link form with pages')).toEqual([]);
  expect(await frameOf(page).boundingBox()).toEqual(before);
  await page.getByRole('option', { name: harbour.title }).click();
  await expect(linkIn(page, harbour.path)).toHaveText('Lamps');
  await expect(formOf(page)).toBeHidden();
  const target = textToolsOf(page).getByRole('link', { name: harbour.title });
  await expect(target).toHaveAttribute('target', '_blank');
  await expect(target).toHaveAttribute('href', harbour.path);

  // Not at its edge, where words that are typed do not belong to it any more.
  await linkIn(page, 'https://example.org/a').click();
  await expect(textToolsOf(page).getByRole('link', { name: 'example.org/a' })).toBeVisible();
  await textToolsOf(page).getByRole('button', { name: 'Change the link' }).click();
  await expect(fieldOf(page)).toHaveValue('https://example.org/a');
  expect(await heldWords(page)).toBe('elsewhere');
  // Another address takes the place of the old one.
  await page.keyboard.type('another.example');
  await expect(fieldOf(page)).toHaveValue('another.example');
  for (const wrong of ['javascript:alert(1)', 'zzzz qqqq', 'ftp://example.org']) {
    await fieldOf(page).fill(wrong);
    await formOf(page).getByRole('button', { name: 'Apply' }).click();
    await expect(formOf(page).getByRole('alert')).toContainText('neither a page nor an address');
  }
  await fieldOf(page).fill('www.google.com');
  await formOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(linkIn(page, 'https://www.google.com')).toHaveText('elsewhere');
  await textToolsOf(page).getByRole('button', { name: 'Remove link' }).click();
  await expect(linkIn(page, 'https://www.google.com')).toHaveCount(0);
  await expect(text).toContainText('See elsewhere too.');
  // Pressing outside the text ends typing, whether the form is open or not.
  await page.keyboard.press('Control+KeyK');
  await expect(fieldOf(page)).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(textToolsOf(page)).toBeHidden();
  await isKeptAndSaved(page, harbour.path, () =>
    toolbarOf(page).getByRole('button', { name: 'Save Changes' }).click(),
  );
});

test('by keys: Ctrl+K links to a page, a site or an address as typed, and the list of keys has it', async ({
  page,
}) => {
  const reef = await own.add('Reef');
  await write(page, `<p>Lamps ${LINES}</p>`);
  await isOwnersBrowser(page, own.path);
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).press('Space');
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  const text = textsOf(page).first();
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+KeyK');
  await expect(fieldOf(page)).toBeFocused();
  // Escape first closes what was found, then the form; the words stay marked.
  await page.keyboard.type(word);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe('Lamps');
  for (const [typed, href] of [
    [reef.title.toUpperCase(), reef.path],
    ['example.org', 'https://example.org'],
    ['name@example.org', 'mailto:name@example.org'],
    ['+49 30 123 45 67', 'tel:+49301234567'],
    ['#one', '#one'],
    [new URL(reef.path, page.url()).href, reef.path],
  ] as const) {
    await page.keyboard.press('Control+KeyK');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Control+KeyA');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(linkIn(page, href)).toContainText('Lamps');
    await expect(text).toBeFocused();
  }
  await expect(text.locator('a')).toHaveCount(1);
  // Without a selection the page's title becomes the link's text.
  await page.keyboard.press('Control+End');
  // The text editor learns of the caret a little later: it has when this text arrives.
  await page.keyboard.type(' See ');
  await expect(text).toContainText(/See\s*$/);
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type(reef.title);
  await page.keyboard.press('Enter');
  await expect(linkIn(page, reef.path).last()).toHaveText(reef.title);
  await isKeptAndSaved(page, reef.path, () => page.keyboard.press('Control+KeyS'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Slash');
  const keys = page.getByRole('complementary', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('definition').filter({ hasText: /^CtrlK$/ })).toBeVisible();
  await expect(keys.getByRole('definition').filter({ hasText: /^CtrlB$/ })).toBeVisible();
});

test('a link requested right after selecting words applies to them', async ({ page }) => {
  await write(page, `<p>Lamps ${LINES}</p>`);
  await edit(page, own.path);
  const text = textsOf(page).first();
  // At its beginning: what moves the caret within 20 ms after a click, as no hand does, ProseMirror takes back.
  await text.click({ position: { x: 1, y: 12 } });
  await page.keyboard.type('All ');
  // In one task, as with keys that are faster than the browser, which reports a selection in a later task.
  await text.evaluate((element) => {
    const words = element.querySelector('p')?.firstChild;
    if (words) getSelection()?.setBaseAndExtent(words, 4, words, 9);
    const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('example.org');
  await page.keyboard.press('Enter');
  await expect(linkIn(page, 'https://example.org')).toHaveText('Lamps');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('words are linked, seen to be linked, and unlinked, all within the window', { tag: '@long' }, async ({
    page,
  }) => {
    const ebb = await own.add('Ebb');
    await write(page, `<p>Lamps ${LINES}</p>`);
    await isOwnersBrowser(page, own.path);
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    const text = textsOf(page).first();
    await text.tap({ position: { x: 40, y: 14 } });
    await expect(barOf(page)).toBeVisible();
    await page.evaluate(() => {
      const words = document.activeElement?.querySelector('p')?.firstChild;
      if (words) getSelection()?.setBaseAndExtent(words, 0, words, 5);
    });
    // Not all tools have room: an arrow says so, and shows the others.
    const link = barOf(page).getByRole('button', { name: 'Link', exact: true });
    await expect(link).not.toBeInViewport({ ratio: 1 });
    const more = barOf(page).locator('xpath=following-sibling::button');
    await expect(async () => {
      await more.tap();
      await expect(link).toBeInViewport({ ratio: 1, timeout: 1500 });
    }).toPass();
    await link.tap();
    await fieldOf(page).fill(ebb.title);
    const option = page.getByRole('option', { name: ebb.title });
    await expect(option).toBeVisible();
    await isWithin(page, formOf(page));
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(linkIn(page, ebb.path)).toHaveText('Lamps');
    const target = textToolsOf(page).getByRole('link', { name: ebb.title });
    const remove = textToolsOf(page).getByRole('button', { name: 'Remove link' });
    for (const each of [target, remove, textToolsOf(page).getByRole('button', { name: 'Change the link' })]) {
      await isWithin(page, each);
      const box = await each.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await isKeptAndSaved(page, ebb.path, () =>
      toolbarOf(page).getByRole('button', { name: 'Save Changes' }).tap(),
    );
    await linkIn(page, ebb.path).tap();
    await remove.tap();
    await expect(linkIn(page, ebb.path)).toHaveCount(0);
    await expect(text).toContainText('Lamps The harbour');
  });
});

async function isWithin(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    const box = await part.boundingBox();
    const size = page.viewportSize();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size?.width ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0);
  }).toPass();
}
