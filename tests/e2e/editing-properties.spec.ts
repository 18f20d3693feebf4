import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/accessibility';
import { edit, openTool, toolbarOf } from './support/editing';
import { expect, test } from './support/test';

// Nothing is saved here: changes are dropped with the browser.

/** The site's header covers the top of the slides. */
const BELOW_HEADER = 250;

const panelOf = (page: Page, name: string) => page.getByRole('complementary', { name });
const propertiesOf = (page: Page) => panelOf(page, 'Properties');

/** Selects what a click near its corner hits, and opens its properties. */
async function openProperties(page: Page, place: Locator, y = 8) {
  await place.click({ position: { x: 8, y } });
  await page.keyboard.press('Alt+Enter');
  await expect(propertiesOf(page)).toBeVisible();
}

async function picture(name: string, background: string) {
  const drawn = sharp({ create: { width: 320, height: 200, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
}

/** The events of a browser when files are dragged over the page, dropped, or pasted. */
function giveFiles(
  page: Page,
  type: 'dragover' | 'drop' | 'paste',
  files: { name: string; type: string; base64: string }[],
) {
  return page.evaluate(
    ([kind, given]) => {
      const transfer = new DataTransfer();
      for (const { name, type: mime, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mime }));
      }
      const options = { bubbles: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...options, clipboardData: transfer })
          : new DragEvent(kind, { ...options, dataTransfer: transfer });
      document.getElementById('content')?.dispatchEvent(event);
    },
    [type, files] as const,
  );
}

test('slides: words, colours, links and their order, each a step that can be undone', async ({ page }) => {
  await edit(page, '/');
  await openProperties(page, page.locator('.hero'), BELOW_HEADER);
  const panel = propertiesOf(page);
  const titles = panel.locator('[data-item]');
  const before = await titles.allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await titles.first().click();
  await panel.getByLabel('Title').fill('A quiet harbour');
  await expect(page.locator('.hero h2').first()).toHaveText('A quiet harbour');

  const colour = panel.getByRole('combobox', { name: 'Colour', exact: true });
  await colour.fill('#ffee');
  await expect(panel.getByText('A colour is a name', { exact: false })).toBeVisible();
  await colour.fill('#ffeedd');
  await expect(page.locator('.hero .slide').first()).toHaveCSS('color', 'rgb(255, 238, 221)');

  await panel.locator('fieldset fieldset [data-item]').first().click();
  const link = panel.getByLabel('Link', { exact: true });
  await link.fill('javascript:alert(1)');
  await expect(panel.getByText('This is neither a page nor an address', { exact: false })).toBeVisible();
  await link.fill('/nowhere');
  await expect(panel.getByText('There is no such page on the site')).toBeVisible();
  await link.fill('www.google.com');
  // Shown as typed while it is typed, and normalised afterwards.
  await expect(link).toHaveValue('www.google.com');
  await link.press('Tab');
  await expect(link).toHaveValue('https://www.google.com');
  await link.fill('exhibitio');
  await expect(panel.getByRole('option', { name: /exhibitions/ }).first()).toBeVisible();
  await expect(panel.getByText('This is neither', { exact: false })).toBeHidden();
  expect(await violations(page, 'properties of slides')).toEqual([]);
  await link.fill('/works');
  await link.press('Tab');
  await expect(link).toHaveValue('/works');
  await expect(panel.getByText('Link to “', { exact: false })).toBeVisible();

  await panel.getByRole('button', { name: 'Item 1: move down' }).first().click();
  await expect(titles.first()).toHaveText(before[1] ?? '');
  await page.keyboard.press('Control+KeyZ');
  await expect(titles.first()).toHaveText('A quiet harbour');
  const handle = panel.getByRole('button', { name: 'Item 1: drag' }).first();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Now at 1 of/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Now at 2 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(titles.first()).toHaveText(before[1] ?? '');
  await panel.getByRole('button', { name: before[2] ?? '', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Slide 3 of/ })).toHaveAttribute('aria-current', 'true');
});

test('the code that a host gives for its film is read for the address', { tag: '@long' }, async ({
  page,
}) => {
  await edit(page, '/');
  await openProperties(page, page.locator('#content .work', { has: page.locator('video') }).first());
  const address = propertiesOf(page).getByLabel('Video link');
  await address.fill(
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=4" title="Tide"></iframe>',
  );
  await expect(address).toHaveValue('https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&start=4');
  await expect(propertiesOf(page).getByText('YouTube', { exact: false }).first()).toBeVisible();
  await address.fill('<iframe src="https://example.org/embed/1"></iframe>');
  await expect(propertiesOf(page).getByRole('alert').filter({ hasText: 'YouTube' })).toBeVisible();
});

test('a list of pages: which pages, and what is shown of each', async ({ page }) => {
  await edit(page, '/works');
  await openProperties(page, page.locator('#content .page-list').first());
  const panel = propertiesOf(page);
  const parent = panel.getByLabel('Pages below');
  await parent.fill('/Not a page');
  await expect(panel.getByText('This is not the address of a page', { exact: false })).toBeVisible();
  await parent.fill('/exhibitions');
  await expect(panel.getByText('Link to “', { exact: false })).toBeVisible();
  await panel.getByText('More', { exact: true }).click();
  const parts = panel.locator('[data-item]');
  const before = await parts.count();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(parts).toHaveCount(before + 1);
  const form = panel.locator('[data-item-body]').last();
  await form.getByLabel('Kind').selectOption({ label: 'Separator' });
  await expect(form.getByLabel('Text')).toBeVisible();
  await expect(form.getByLabel('Detail', { exact: true })).toBeHidden();
  await form.getByLabel('Kind').selectOption({ label: 'Detail of the page' });
  await form.getByLabel('Detail', { exact: true }).fill('year');
  await expect(form.getByLabel('Text')).toBeHidden();
  await panel.getByRole('button', { name: `Item ${before + 1}: duplicate` }).click();
  await expect(parts).toHaveCount(before + 2);
  await panel.getByRole('button', { name: `Item ${before + 1}: remove` }).click();
  await expect(parts).toHaveCount(before + 1);
  // Nothing is half hidden by the panel's header.
  await panel.evaluate((element) => element.scrollTo(0, 0));
  expect(await violations(page, 'properties of a list of pages')).toEqual([]);
});

test('pictures: many at once into a gallery, with words for each', async ({ page }) => {
  await edit(page, '/about/photos');
  await openProperties(page, page.locator('#content figure').first());
  const panel = propertiesOf(page);
  const tiles = panel.locator('[data-item]');
  const before = await tiles.count();
  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Add pictures' }).click();
  await (await choosing).setFiles([
    await picture('Захід 1.png', '#204060'),
    await picture('Захід 2.png', '#604020'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  await expect(panel.getByText('notes.txt: This type of file is not accepted here')).toBeVisible();
  await expect(tiles).toHaveCount(before + 2);
  await tiles.last().click();
  const alt = panel.getByLabel('Alt text (describe the picture)');
  await alt.fill('A brown evening');
  await expect(page.getByRole('img', { name: 'A brown evening' })).toBeAttached();
  await panel.getByRole('button', { name: `Item ${before + 2}: move up` }).click();
  await expect(tiles.nth(before)).toHaveAccessibleName(`Item ${before + 1}: A brown evening`);
  expect(await violations(page, 'a gallery and its panel')).toEqual([]);
  await panel.getByRole('button', { name: `Item ${before + 1}: remove` }).click();
  await expect(tiles).toHaveCount(before + 1);

  await panel.getByRole('button', { name: 'From the library' }).click();
  const library = page.getByRole('dialog', { name: 'Media Library' });
  await library.getByRole('searchbox').fill('Захід');
  await library
    .getByRole('button', { name: /^Захід[ -]2.*\.png$/ })
    .first()
    .click();
  await library.getByRole('button', { name: 'Choose 1 file' }).click();
  await expect(tiles).toHaveCount(before + 2);
});

test('pictures that are dropped or pasted become blocks', async ({ page }) => {
  await edit(page, '/about/quotes');
  const drawn = await picture('dropped.png', '#306040');
  const base64 = drawn.buffer.toString('base64');
  const file = { name: drawn.name, type: drawn.mimeType, base64 };
  const uploaded = page.locator('#content img[src*="/media/uploads/"]');
  await giveFiles(page, 'dragover', [file]);
  await expect(page.getByText('Drop pictures here', { exact: false })).toBeVisible();
  await giveFiles(page, 'drop', [file, { name: 'a.txt', type: 'text/plain', base64: btoa('words') }]);
  await expect(uploaded).toHaveCount(1);
  await expect(page.getByText('a.txt: This type of file is not accepted here')).toBeVisible();
  await expect(page.getByText('Drop pictures here', { exact: false })).toBeHidden();
  await giveFiles(page, 'paste', [file, file]);
  await expect(uploaded).toHaveCount(3);
  await toolbarOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(uploaded).toHaveCount(1);
});

test('attributes of a section and of a block', async ({ page }) => {
  await edit(page, '/about/quotes');
  await openProperties(page, page.locator('#content figure, #content blockquote').first());
  const panel = propertiesOf(page);
  const own = panel.getByRole('group', { name: 'Details of this block only' });
  await own.getByRole('button', { name: 'New detail' }).click();
  await own.getByLabel('Name', { exact: true }).last().fill('Mood');
  const values = panel.getByRole('group', { name: 'Details (year, medium …)' });
  await values.getByLabel('Mood').fill('Calm');
  await expect(page.locator('#content').getByText('Calm')).toBeVisible();

  // From the block to its section.
  await page
    .locator('#content figure, #content blockquote')
    .first()
    .click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Escape');
  const section = panel.getByRole('group', { name: 'Details of the section' });
  if (!(await section.isVisible())) await page.keyboard.press('Escape');
  await section.getByRole('button', { name: 'New detail' }).click();
  const slug = section.getByLabel('Short name').last();
  await expect(slug).toHaveValue('new-detail');
  await section.getByLabel('Name', { exact: true }).last().fill('Year of making');
  await expect(slug).toHaveValue('year-of-making');
  await slug.fill('not a slug');
  await expect(section.getByText('Letters, digits', { exact: false })).toBeVisible();
  await slug.fill('made');
  await section.getByLabel('Name', { exact: true }).last().fill('Made in');
  await expect(slug).toHaveValue('made');
  expect(await violations(page, 'attributes')).toEqual([]);
});

test('a filter shows a part of the page, and what is typed there stays', async ({ page }) => {
  await edit(page, '/about/quotes');
  const sources = page.getByRole('textbox', { name: 'Author' });
  const all = await sources.count();
  await openTool(page, 'Find on this page');
  const panel = panelOf(page, 'Find on this page');
  await panel.getByRole('searchbox').fill('curator');
  await expect(sources).not.toHaveCount(all);
  const some = await sources.count();
  expect(some).toBeGreaterThan(0);
  await expect(panel.getByText(`${some} of ${all} blocks shown`)).toBeVisible();
  expect(await violations(page, 'the filter')).toEqual([]);
  const first = sources.first();
  await first.fill('Somebody else');
  await expect(first).toHaveText('Somebody else');
  await expect(sources).toHaveCount(some);
  await panel.getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(sources).toHaveCount(all);

  await panel.getByRole('combobox', { name: 'Detail' }).selectOption({ label: 'Theme' });
  const choice = panel.getByRole('checkbox').first();
  await choice.check();
  await expect(sources).not.toHaveCount(all);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(sources).toHaveCount(all);
  await expect(page.getByText('Somebody else')).toHaveCount(1);
});

test('checks tell of a block that visitors stumble over, and lead to it', async ({ page }) => {
  await edit(page, '/');
  await openProperties(page, page.locator('.hero'), BELOW_HEADER);
  const panel = propertiesOf(page);
  await panel.locator('[data-item]').first().click();
  await panel.locator('fieldset fieldset [data-item]').first().click();
  await panel.getByLabel('Link', { exact: true }).fill('/nowhere');
  await openTool(page, 'Checks');
  const checks = panelOf(page, 'Checks');
  await expect(checks.getByRole('heading', { name: 'Broken links' })).toBeVisible();
  expect(await violations(page, 'checks')).toEqual([]);
  await checks.getByRole('button', { name: /\/nowhere/ }).click();
  await expect(page.getByRole('region', { name: 'Selected block' })).toBeAttached();
});
