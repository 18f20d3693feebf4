import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violations } from './support/accessibility';
import { edit, toolbarOf } from './support/editing';
import { allowFilesOfOthers, anyPicture, anyWord, libraryOf, tileOf } from './support/library';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

allowFilesOfOthers();

const searchOf = (page: Page) => libraryOf(page).getByRole('searchbox', { name: 'Search files...' });
/** The button that covers the tile; others lie over it. */
const openerOf = (cell: Locator) => cell.getByRole('button').first();

async function openLibrary(page: Page, address = '/about') {
  await isOwnersBrowser(page, address);
  await toolbarOf(page).getByRole('button', { name: 'Media' }).click();
  await expect(libraryOf(page)).toBeVisible();
}

/** Files of this device, through the button in the header. */
async function upload(page: Page, files: Awaited<ReturnType<typeof anyPicture>>[]) {
  const choosing = page.waitForEvent('filechooser');
  await libraryOf(page).getByRole('button', { name: 'Upload files' }).first().click();
  await (await choosing).setFiles(files);
}

test('the library from the toolbar: looking, searching, filtering, uploading (docs/reference/media.md#library)', async ({
  page,
}) => {
  await openLibrary(page);
  const library = libraryOf(page);
  const tiles = library.getByRole('gridcell');
  await expect(tiles.first()).toBeVisible();
  expect(await library.evaluate((dialog) => getComputedStyle(dialog).zIndex)).toBe('1000');
  await expect(library.getByText('Double-click to preview')).toHaveCount(0);
  // One that the site came with: small ones, as other journeys upload them, need no smaller one.
  const picture = tiles.locator('img:not([src*="/uploads/"])').first();
  await expect(picture).toHaveAttribute('src', /\?w=\d+&q=5$/);
  expect(await violations(page, 'the library')).toEqual([]);

  // Twenty files come first, and twenty more each time.
  const grid = library.getByRole('grid', { name: 'Files' });
  await expect(grid).toHaveAttribute('aria-colcount', '5');
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await library.getByRole('button', { name: 'Load more' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '8');
  await library.getByRole('button', { name: 'Load more' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', /^(?:9|1[0-2])$/);

  const word = anyWord();
  await upload(page, [await anyPicture(`Закат ${word}.png`), await anyPicture(`Second ${word}.png`)]);
  await expect(tileOf(page, `Закат ${word}.png`)).toBeVisible();
  await searchOf(page).fill(word.toUpperCase());
  const line = library.getByText('Found 2 results');
  await expect(line).toBeVisible();
  await expect(tiles).toHaveCount(2);
  await expect(library.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  const tile = tileOf(page, `Закат ${word}.png`);
  await tile.hover();
  await expect(tile.getByText(/KB/)).toBeVisible();

  const kind = library.getByRole('combobox', { name: 'Type of file' });
  await expect(kind.getByRole('option')).toHaveText(['All files', 'Images', 'Videos', 'Documents']);
  await kind.selectOption('Videos');
  await expect(library.getByText('No files found')).toBeVisible();
  await expect(library.getByText(`No files match "${word.toUpperCase()}"`)).toBeVisible();
  await kind.selectOption('Images');
  await expect(tiles).toHaveCount(2);
  await library.getByRole('button', { name: 'Clear search' }).click();
  await expect(searchOf(page)).toHaveValue('');
  await expect(searchOf(page)).toBeFocused();
  await kind.selectOption('All files');

  // Files that are dragged over it.
  const transfer = await page.evaluateHandle(() => {
    const held = new DataTransfer();
    held.items.add(new File(['no picture at all'], 'notes.txt', { type: 'text/plain' }));
    return held;
  });
  await grid.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(library.getByText('Drop Files Here')).toBeVisible();
  await expect(library.getByText('Release to upload files')).toBeVisible();
  await library.dispatchEvent('dragleave', { dataTransfer: transfer });
  await expect(library.getByText('Drop Files Here')).toBeHidden();

  // A click shows a file above the library; Escape leads back, and then out.
  await tile.click();
  const preview = page.getByRole('dialog', { name: `Закат ${word}.png` });
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(library).toBeVisible();
  await searchOf(page).fill('nothing');
  await library.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(library).toBeHidden();
  await expect(toolbarOf(page).getByRole('button', { name: 'Media' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(searchOf(page)).toHaveValue('');
});

test('by keys alone: search, the grid, many files at once, the bin and back', async ({ page }) => {
  await openLibrary(page, '/about/quotes');
  const library = libraryOf(page);
  const word = anyWord();
  const names = ['a', 'b', 'c'].map((each) => `${each}-${word}.png`);
  await upload(page, await Promise.all(names.map(anyPicture)));
  for (const name of names) await expect(tileOf(page, name)).toBeVisible();
  await page.keyboard.press('Control+f');
  await expect(searchOf(page)).toBeFocused();
  await page.keyboard.type(word);
  await expect(library.getByText('Found 3 results')).toBeVisible();
  await library.getByRole('combobox', { name: 'Order' }).selectOption('By name');
  const [a, b, c] = names.map((name) => tileOf(page, name));
  await expect(library.getByRole('gridcell')).toHaveCount(3);
  await a?.focus();
  await page.keyboard.press('ArrowRight');
  if (b) await expect(b).toBeFocused();
  await page.keyboard.press('End');
  if (c) await expect(c).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(library.getByText('2 files selected')).toBeVisible();
  expect(await violations(page, 'files selected')).toEqual([]);

  const bar = library.getByRole('region', { name: 'Selected files' });
  const arriving = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download' }).press('Enter');
  const archive = await arriving;
  expect(archive.suggestedFilename()).toMatch(/\.zip$/);
  const inside = unzipSync(new Uint8Array(await readFile(await archive.path())));
  expect(Object.keys(inside).sort()).toEqual([names[0], names[2]]);
  await bar.getByRole('button', { name: 'Move to folder…' }).press('Enter');
  const folder = `Folder ${word}`;
  await page.keyboard.type(folder);
  await page.keyboard.press('Enter');
  await expect(library.getByText('2 files moved')).toBeVisible();
  const places = library.getByRole('navigation', { name: 'Places' });
  await places.getByRole('button', { name: folder }).press('Enter');
  await expect(library.getByRole('gridcell')).toHaveCount(2);

  await a?.focus();
  await page.keyboard.press('Control+a');
  await bar.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(library.getByText('2 files moved to the bin')).toBeVisible();
  await expect(library.getByRole('gridcell')).toHaveCount(0);
  await places.getByRole('button', { name: 'Bin' }).press('Enter');
  await expect(library.getByRole('gridcell')).toHaveCount(2);
  await c?.focus();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(library.getByText('1 file restored')).toBeVisible();
  await expect(library.getByRole('gridcell')).toHaveCount(1);
  await a?.focus();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Delete forever' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete 1 file forever?' });
  await question.getByRole('button', { name: 'Delete forever' }).press('Enter');
  await expect(library.getByText('1 file deleted forever')).toBeVisible();

  // Escape clears the search first.
  await places.getByRole('button', { name: 'Everything' }).press('Enter');
  await expect(library.getByRole('gridcell')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(searchOf(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
});

test('pictures of a gallery are chosen in it: several, with a confirm; a double click shows one', async ({
  page,
}) => {
  await edit(page, '/about/photos');
  await page
    .locator('#content figure')
    .first()
    .click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Alt+Enter');
  const panel = page.getByRole('complementary', { name: 'Properties' });
  const items = panel.locator('[data-item]');
  const before = await items.count();
  await panel.getByRole('button', { name: 'From the library' }).click();
  const library = libraryOf(page);
  await expect(library.getByText('Images only')).toBeVisible();
  await expect(library.getByText('Double-click to preview')).toBeVisible();
  const confirm = library.getByRole('button', { name: 'Choose' });
  await expect(confirm).toBeDisabled();
  await searchOf(page).fill('photo-');
  await expect(library.getByText(/^Found/)).toBeVisible();
  const tile = (at: number) => openerOf(library.getByRole('gridcell').nth(at));
  await tile(0).click();
  await tile(1).dblclick();
  // Escape belongs to the preview once the focus is in it.
  const preview = page.getByRole('dialog', { name: /photo-/ });
  await expect(preview.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await tile(2).click();
  await library.getByRole('button', { name: 'Choose 2 files' }).click();
  await expect(library).toBeHidden();
  await expect(items).toHaveCount(before + 2);
});

test('the panel opens it too, and a list that cannot be had says so (docs/reference/screens.md#notices)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/503/, /Invalid response format|try again|503/i);
  await isOwnersBrowser(page, '/master');
  await page.route('**/api/media?**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Unavailable', status: 503, code: 'unavailable', detail: 'Try again.' }),
    }),
  );
  await page.getByRole('button', { name: 'Media library' }).click();
  const library = libraryOf(page);
  await expect(library.getByRole('alert')).toContainText('Failed to load media');
  await page.unroute('**/api/media?**');
  await library.getByRole('button', { name: 'Try again' }).click();
  await expect(library.getByRole('gridcell').first()).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(library).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('two columns with names, files selected by finger, and nothing that is wider than the phone', async ({
    page,
  }) => {
    await isOwnersBrowser(page, '/uk/about');
    await page.getByRole('button', { name: 'Медіа', exact: true }).tap();
    const library = libraryOf(page, 'Медіатека');
    await expect(library.getByRole('grid')).toHaveAttribute('aria-colcount', '2');
    const cell = library.getByRole('gridcell').first();
    await expect(cell.getByText(/KB|MB/)).toBeVisible();
    await cell.getByRole('checkbox').tap();
    await expect(library.getByText('Виділено 1 файл')).toBeVisible();
    const small = await library
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 40),
      );
    expect(small).toEqual([]);
    expect(await library.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    expect(await violations(page, 'the library on a phone')).toEqual([]);
    await library.getByRole('button', { name: 'Зняти виділення' }).tap();
    await library.getByRole('button', { name: 'Показати списком' }).tap();
    await expect(library.getByRole('grid')).toHaveAttribute('aria-colcount', '1');
    await openerOf(cell).tap();
    await expect(page.getByRole('dialog').nth(1)).toBeVisible();
  });

  test('pictures are chosen for a gallery with a finger: looked at first, then taken', async ({ page }) => {
    await isOwnersBrowser(page, '/about/photos');
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).tap();
    const figure = page.locator('#content figure').first();
    await expect(toolbarOf(page).getByText('All saved')).toBeAttached();
    await figure.tap({ position: { x: 8, y: 8 } });
    await page
      .getByRole('toolbar', { name: /^Tools of the block/ })
      .getByRole('button', { name: 'Properties' })
      .tap();
    const panel = page.getByRole('complementary', { name: 'Properties' });
    const items = panel.locator('[data-item]');
    await expect(items).not.toHaveCount(0);
    const before = await items.count();
    await panel.getByRole('button', { name: 'From the library' }).tap();
    const library = libraryOf(page);
    const cells = library.getByRole('gridcell');
    await searchOf(page).fill('photo-');
    await expect(library.getByText(/^Found/)).toBeVisible();
    await cells
      .nth(0)
      .getByRole('button', { name: /^Preview/ })
      .tap();
    await expect(page.getByRole('dialog', { name: /photo-/ })).toBeVisible();
    await page.getByRole('button', { name: 'Close preview' }).tap();
    for (const at of [0, 1]) await openerOf(cells.nth(at)).tap();
    await library.getByRole('button', { name: 'Choose 2 files' }).tap();
    await expect(library).toBeHidden();
    await expect(items).toHaveCount(before + 2);
  });
});
