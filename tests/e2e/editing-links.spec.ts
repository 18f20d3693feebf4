import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, keptCopies, served, textsOf, toolbarOf } from './support/editing';
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
async function write(page: Page, html: string): Promise<void> {
  const asked = { path: own.path, locale: 'en' };
  const read = await page.request.post('/api/pages/by-path', { data: asked });
  const { version } = (await read.json()).translation;
  const rest = { attributes: {}, blockAttributes: [], itemAttributes: [] };
  const blocks = [{ id: 'text', component: 'RichText', props: { content: html }, ...rest }];
  const content = { sections: [{ id: 'one', name: 'One', attributes: [], blocks }] };
  const data = { ...asked, translation: { content, version } };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
}

const formOf = (page: Page) => page.getByRole('form', { name: 'Link' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Page or address' });
const toolsOf = (page: Page) => page.getByRole('region', { name: 'The text being typed' });
const barOf = (page: Page) => page.getByRole('toolbar', { name: 'Format the text' });
const frameOf = (page: Page) => page.locator('.block-frame');
const linkIn = (page: Page, href: string) => textsOf(page).first().locator(`a[href="${href}"]`);

/** What is shown as marked while the focus is elsewhere. */
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
  const target = toolsOf(page).getByRole('link', { name: harbour.title });
  await expect(target).toHaveAttribute('target', '_blank');
  await expect(target).toHaveAttribute('href', harbour.path);

  // Not at its edge, where words that are typed do not belong to it any more.
  await linkIn(page, 'https://example.org/a').click();
  await expect(toolsOf(page).getByRole('link', { name: 'example.org/a' })).toBeVisible();
  await toolsOf(page).getByRole('button', { name: 'Change the link' }).click();
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
  await toolsOf(page).getByRole('button', { name: 'Remove link' }).click();
  await expect(linkIn(page, 'https://www.google.com')).toHaveCount(0);
  await expect(text).toContainText('See elsewhere too.');
  // What is pressed beside the text ends the typing, with the form open as without.
  await page.keyboard.press('Control+KeyK');
  await expect(fieldOf(page)).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(toolsOf(page)).toBeHidden();
  await isKeptAndSaved(page, harbour.path, () =>
    toolbarOf(page).getByRole('button', { name: 'Save Changes' }).click(),
  );
});

test('by keys: Ctrl+K links, in the words of whoever types them, and the list of keys says so', async ({
  page,
}) => {
  const tide = await own.add('Tide');
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
    [tide.title.toUpperCase(), tide.path],
    ['example.org', 'https://example.org'],
    ['name@example.org', 'mailto:name@example.org'],
    ['+49 30 123 45 67', 'tel:+49301234567'],
    ['#one', '#one'],
    [new URL(tide.path, page.url()).href, tide.path],
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
  // Where no words are marked the page's title is what is linked.
  await page.keyboard.press('Control+End');
  // The text editor hears of the caret a little later: what is typed there says that it has.
  await page.keyboard.type(' See ');
  await expect(text).toContainText(/See\s*$/);
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type(tide.title);
  await page.keyboard.press('Enter');
  await expect(linkIn(page, tide.path).last()).toHaveText(tide.title);
  await isKeptAndSaved(page, tide.path, () => page.keyboard.press('Control+KeyS'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Slash');
  const keys = page.getByRole('complementary', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('definition').filter({ hasText: /^CtrlK$/ })).toBeVisible();
  await expect(keys.getByRole('definition').filter({ hasText: /^CtrlB$/ })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('words are linked, seen to be linked, and unlinked, all within the window', async ({ page }) => {
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
    const more = toolsOf(page).locator('.more-tools');
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
    const target = toolsOf(page).getByRole('link', { name: ebb.title });
    const remove = toolsOf(page).getByRole('button', { name: 'Remove link' });
    for (const each of [target, remove, toolsOf(page).getByRole('button', { name: 'Change the link' })]) {
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

/** What the tools of the text stand over that they must not, and how far they are from the caret. */
const aroundTools = (page: Page) =>
  page.evaluate(() => {
    const tools = document.querySelector('.text-tools')?.getBoundingClientRect();
    const marked = getSelection()?.getRangeAt(0);
    /** Lines, and not the blocks around them. */
    const linesOf = (range?: Range) =>
      [...(range?.getClientRects() ?? [])].filter(({ height }) => height < 60);
    const [first] = linesOf(marked);
    const text = document.activeElement;
    if (!tools || !marked || !first || !text) return null;
    const isOver = (rect: DOMRect) =>
      rect.left < tools.right &&
      tools.left < rect.right &&
      rect.top < tools.bottom &&
      tools.top < rect.bottom;
    const all = document.createRange();
    all.selectNodeContents(text);
    const before = linesOf(all).filter((line) => line.bottom <= first.top + line.height / 2);
    const last = linesOf(marked).at(-1);
    const gaps = [first.top - tools.bottom, tools.top - (last?.bottom ?? 0)];
    return {
      overBlockTools: [...document.querySelectorAll('.block-tools')].some((each) =>
        isOver(each.getBoundingClientRect()),
      ),
      overLineBefore: before.some(isOver),
      overMarked: linesOf(marked).some(isOver),
      isNear: Math.max(...gaps) >= 0 && Math.max(...gaps) <= 120,
      isInWindow:
        tools.top >= 0 && tools.bottom <= innerHeight && tools.left >= 0 && tools.right <= innerWidth,
    };
  });

test('the tools of a text stand at the words, over neither the block’s tools nor the line before', async ({
  page,
}) => {
  await write(page, `<p>${LINES.repeat(9)}</p><h2>Ebb</h2><p>${LINES}</p>`);
  await edit(page, own.path);
  const text = textsOf(page).first();
  const paragraph = text.locator('p').first();
  const RIGHT = {
    overBlockTools: false,
    overLineBefore: false,
    overMarked: false,
    isNear: true,
    isInWindow: true,
  };
  const isRight = async (what: string) => {
    await expect(frameOf(page)).toBeAttached();
    await expect(toolsOf(page)).toBeVisible();
    await expect.poll(() => aroundTools(page), { message: what }).toEqual(RIGHT);
  };
  const height = (await paragraph.boundingBox())?.height ?? 0;
  for (const share of [0, 0.3, 0.6, 1]) {
    for (const x of [4, 300]) {
      const position = { x, y: Math.min(Math.max(share * height, 12), height - 12) };
      await paragraph.click({ position });
      await isRight(`the caret at ${share} of the paragraph, ${x} px from its beginning`);
      // Not where it was clicked: a third click would mark it all.
      await paragraph.dblclick({ position: { ...position, x: x + 90 } });
      await isRight(`a word at ${share} of the paragraph, ${x + 90} px from its beginning`);
    }
  }
  for (const part of [text.locator('h2'), text.locator('p').last()]) {
    await part.click({ position: { x: 10, y: 12 } });
    await isRight('the caret in another part');
  }
  // Several lines, marked with the mouse.
  const box = (await paragraph.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 200, box.y + height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + height * 0.6, { steps: 4 });
  await page.mouse.up();
  await isRight('several lines');
  // While words are typed the tools let go, and the mouse brings them back when it is over the text.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Now ');
  await expect(toolsOf(page)).toHaveCSS('opacity', '0');
  await paragraph.hover({ position: { x: 40, y: 12 } });
  await expect(toolsOf(page)).toHaveCSS('opacity', '1');
  // By key, without the mouse: at the end of what can be scrolled to.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await isRight('the caret moved by key');
});
