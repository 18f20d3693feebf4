import type { Locator } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, paste, textsOf, toolbarOf } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { PASTED_TABLES } from './support/pasted-tables';
import { expect, test } from './support/test';

const WORD = `<html><body><p class=MsoNormal style="margin:0">Plain <span style="font-weight:700">bold</span>
  <a href="javascript:alert(1)">bad</a> <a href="https://example.org" style="color:red">good</a><o:p></o:p></p>
  <h1 style="font-size:40pt">A title</h1>
  <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>one</p>
  <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>two</p>
  <p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o&nbsp;</span>within</p>
  <img src="/nothing.png" onerror="alert(1)"></body></html>`;

test('quotation marks are those of the language, and Backspace takes them back', async ({ page }) => {
  await edit(page, '/legal/terms-of-use');
  const text = textsOf(page).first();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' "Tide" -- it\'s here...');
  await expect(text).toContainText('“Tide” — it’s here…');
  await page.keyboard.press('Backspace');
  await expect(text).toContainText('it’s here...');
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(text).not.toContainText('Tide');
});

test('a line of a quote that is begun and taken back leaves nothing behind', async ({ page }) => {
  await edit(page, '/about/quotes');
  const quote = page.getByRole('textbox', { name: 'Quote text' }).first();
  const { height } = (await quote.boundingBox()) ?? { height: 0 };
  await quote.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  const before = await quote.innerHTML();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await quote.boundingBox())?.height).toBeGreaterThan(height);
  await page.keyboard.press('Backspace');
  await expect.poll(() => quote.innerHTML()).toBe(before);
});

test('after undo and redo one goes on typing where the words have changed', async ({ page }) => {
  await edit(page, '/about/quotes');
  const quote = page.getByRole('textbox', { name: 'Quote text' }).first();
  const words = (await quote.textContent()) ?? '';
  const withInserted = (inserted: string) => words.slice(0, 3) + inserted + words.slice(3);
  await quote.click();
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('-calm-');
  await expect(quote).toHaveText(withInserted('-calm-'));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(quote).toHaveText(words);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(quote).toHaveText(withInserted('-calm-'));
  await page.keyboard.type('still-');
  await expect(quote).toHaveText(withInserted('-calm-still-'));
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(quote).toHaveText(words);
  await page.keyboard.type('!');
  await expect(quote).toHaveText(withInserted('!'));
});

test('words are marked, linked and aligned by the tools beside them, and undone by key', async ({ page }) => {
  await edit(page, '/legal/privacy-policy');
  const text = textsOf(page).first();
  const paragraph = text.locator('p').first();
  await paragraph.dblclick({ position: { x: 20, y: 12 } });
  const tools = page.getByRole('toolbar', { name: 'Format the text' });
  await tools.getByRole('button', { name: 'Bold' }).click();
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await expect(paragraph.locator('strong')).toHaveCount(1);
  await tools.getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByRole('combobox', { name: 'Page or address' });
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is neither a page nor an address', { exact: false })).toBeVisible();
  await address.fill('example.org/tide');
  expect(await violations(page, 'link form')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(paragraph.locator('a[href="https://example.org/tide"]')).toHaveCount(1);
  await tools.getByRole('button', { name: 'Centre' }).click();
  await expect(paragraph).toHaveClass('text-center');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+KeyZ');
  await expect(paragraph).not.toHaveClass('text-center');
  await expect(text.locator('a[href="https://example.org/tide"]')).toHaveCount(0);
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
});

test('text from a word processor keeps its structure and loses its styles', async ({ page, troubles }) => {
  // Newer ones also say of markup that is parsed, and never stands in a page, that nothing in it may run.
  troubles.allow(/^console: Executing inline event handler violates .* The action has been blocked\.$/s);
  await edit(page, '/legal/terms-of-use');
  const text = textsOf(page).first();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(page, WORD);
  await expect(text.locator('strong', { hasText: 'bold' })).toHaveCount(1);
  await expect(text.locator('h2', { hasText: 'A title' })).toHaveCount(1);
  await expect(text.locator('ul > li', { hasText: 'one' })).toHaveCount(1);
  await expect(text.locator('ul ul > li', { hasText: 'within' })).toHaveCount(1);
  await expect(text.locator('a[href="https://example.org"]')).toHaveCount(1);
  const html = await text.innerHTML();
  expect(html).not.toMatch(/style=|Mso|<img|javascript:|·/);
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
});

/** The words of an element, with its line breaks. */
const linesIn = async (element: Locator) =>
  (await element.innerHTML())
    .replace(/<br[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

test('a table becomes lines of a caption, with their cells kept apart', async ({ page }) => {
  await edit(page, '/about/photos');
  const caption = page.getByRole('textbox', { name: 'Caption' }).first();
  await caption.click();
  for (const { from, html, lines } of PASTED_TABLES) {
    await page.keyboard.press('Control+KeyA');
    await paste(page, html);
    await expect.poll(() => linesIn(caption), { message: from }).toBe(lines.join('\n'));
  }
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
});

test('a table becomes lines of a text, with their cells kept apart', async ({ page }) => {
  await edit(page, '/legal/terms-of-use');
  const text = textsOf(page).first();
  await text.click();
  for (const { from, html, lines } of PASTED_TABLES) {
    await page.keyboard.press('Control+KeyA');
    await paste(page, html);
    await expect(text.locator(':is(p, h2):not(li p), li'), from).toHaveText(
      lines.map((line) => line.replaceAll('\n', '')),
    );
    await expect(text.locator('td, table, font, [style], [class*="Mso"]')).toHaveCount(0);
  }
  await expect(text.locator('ul > li')).toHaveCount(2);
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
});

test('captions are typed under their pictures, one line or more', async ({ page }) => {
  await edit(page, '/about/photos');
  const caption = page.getByRole('textbox', { name: 'Caption' }).first();
  const was = await caption.innerHTML();
  await caption.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', "seen"');
  await page.keyboard.press('Enter');
  await page.keyboard.type('below');
  await expect(caption).toContainText(', “seen”');
  await expect(caption.locator('br').first()).toBeAttached();
  await expect(page.getByRole('toolbar', { name: 'Format the text' }).getByRole('button')).toHaveCount(5);
  await paste(page, '<p>One</p><p><b>Two</b></p>');
  await expect(caption.locator('strong')).toHaveText('Two');
  await expect(caption.locator('p')).toHaveCount(0);
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => caption.innerHTML()).toBe(was);
});

test('bold, links and lists change the looks of nothing else, and a text looks the same while it is typed', async ({
  page,
}) => {
  await edit(page, '/');
  const looks = () =>
    page.locator('#content').evaluate((content) =>
      [...content.querySelectorAll('.prose > :not(ul), .quote p, .caption, .work > a')].map((element) => {
        const { fontSize, fontWeight, letterSpacing } = getComputedStyle(element);
        const { width } = element.getBoundingClientRect();
        return [element.localName, Math.round(width), fontSize, fontWeight, letterSpacing].join(' ');
      }),
    );
  const before = await looks();
  const text = textsOf(page).first();
  await text.locator('p').first().click();
  await expect(text).toBeFocused();
  expect(await looks()).toEqual(before);
  await page.keyboard.press('Control+Home');
  await paste(page, '<a href="https://example.org">example.org</a>');
  await expect(text.getByRole('link', { name: 'example.org' })).toBeVisible();
  expect(await looks()).toEqual(before);
  await page.keyboard.press('Control+KeyB');
  await page.keyboard.type('Loud. ');
  await expect(text.getByText('Loud.')).toHaveCSS('font-weight', '700');
  expect(await looks()).toEqual(before);
  await page.keyboard.press('Control+KeyB');
  await page.keyboard.press('Control+End');
  // The text editor learns of the caret a little later: it has when this text arrives.
  await page.keyboard.type('.');
  await expect(text).toContainText(/\.$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('- a list');
  await expect(text.getByRole('listitem')).toHaveText('a list');
  expect(await looks()).toEqual(before);
});

test('the words of slides and their buttons are typed on the slide', async ({ page }) => {
  await edit(page, '/');
  const title = page.getByRole('textbox', { name: 'Slide title' }).first();
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  await expect(title).toContainText(' again');
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  await expect(title).toContainText(' again!');
  await expect(toolbarOf(page).getByText('Unsaved changes', { exact: false })).toBeVisible();
  await page.keyboard.press('Control+KeyZ');
  await expect(title).not.toContainText('again');
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
});

test('a Ukrainian page is edited in Ukrainian, with the keys of a Ukrainian keyboard', async ({ page }) => {
  await isOwnersBrowser(page, '/uk/legal/privacy-policy');
  const tools = page.getByRole('region', { name: 'Інструменти сайту' });
  await tools.getByRole('switch', { name: 'Режим редагування' }).click();
  await expect(tools.getByText('Усе збережено')).toBeVisible();
  const text = page.locator('#content').getByRole('textbox', { name: 'Текст', exact: true }).first();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' Слово ');
  await page.keyboard.type('"');
  await page.keyboard.insertText('море');
  await page.keyboard.type('"');
  await expect(text).toContainText('Слово «море»');
  const keyboard = await page.context().newCDPSession(page);
  /** The same key with another letter on it. */
  const press = async (key: string, code: string, windowsVirtualKeyCode: number) => {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await keyboard.send('Input.dispatchKeyEvent', { type, modifiers: 2, key, code, windowsVirtualKeyCode });
  };
  await press('я', 'KeyZ', 90);
  await expect(text).not.toContainText('«море»');
  await press('н', 'KeyY', 89);
  await expect(text).toContainText('Слово «море»');
  await press('і', 'KeyS', 83);
  await expect(page.getByText('Зміни збережено')).toBeVisible();
  await expect(tools.getByText('Усе збережено')).toBeVisible();
  expect(await (await page.request.get('/uk/legal/privacy-policy')).text()).toContain('Слово «море»');
  expect(await violations(page, 'Ukrainian edit mode')).toEqual([]);
});
