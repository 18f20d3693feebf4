import { violations } from './support/accessibility';
import { edit, saveAndLeave, textsOf, toolbarOf, writeText } from './support/editing';
import { defaultLook, groundOf, openLook, publishInAnotherTab, publishLook } from './support/look';
import { chooseFontFiles, drawnWith, fontFile, fontsPart, loadedFonts, loraFiles } from './support/own-fonts';
import { type OwnPages, withOwnPages } from './support/pages';
import {
  areDrawn,
  chooseColourOfWords,
  chooseRing,
  drawnMark,
  expectColourOfWords,
  iconOf,
  MARK_ICON_LINKS,
  markLibrary,
  markPart,
  newVisitor,
  tabIcons,
} from './support/site-mark';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** The default look, whatever a journey has left. */
test.beforeEach(({ page }) => defaultLook(page));

test('a look is seen on the page before it is taken, and visitors have it at once (decision 52)', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/about');
  const before = await groundOf(visitor);
  const { ground } = await openLook(page);

  await page.getByRole('button', { name: 'White cube' }).click();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ground).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await visitor.reload();
  expect(await groundOf(visitor)).toBe(before);

  await publishLook(page);
  await visitor.reload();
  expect(await groundOf(visitor)).toBe('rgb(255, 255, 255)');

  // Whoever has published it sees it on the page that they go to next.
  await toolbarOf(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => groundOf(page)).toBe('rgb(243, 243, 241)');
  await openLook(page);
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByText('What visitors see now')).toHaveCount(1);
  await versions.getByRole('listitem').last().getByRole('button', { name: 'Show' }).click();
  await expect.poll(ground).toBe(before);
  await publishLook(page);
  await visitor.reload();
  expect(await groundOf(visitor)).toBe(before);
});

test.describe('a page that is open while a look is published', () => {
  let own: OwnPages;
  withOwnPages((pages) => {
    own = pages;
  });

  test('keeps its own when it is drawn anew: its policy allows no other', async ({ page }) => {
    await writeText(page, own.path, '<p>Before</p>');
    await edit(page, own.path);
    const before = await groundOf(page);
    await publishInAnotherTab(page, 'White cube');
    await textsOf(page).first().click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Drawn anew');
    const drawn = page.waitForResponse((answer) => answer.url().includes(`${own.path}?_rsc=`));
    await saveAndLeave(page);
    await (await drawn).finished();
    await expect(page.getByRole('main').getByText('Drawn anew')).toBeVisible();
    expect(await groundOf(page)).toBe(before);
    await page.reload();
    await expect.poll(() => groundOf(page)).toBe('rgb(255, 255, 255)');
  });
});

test('text that could not be read is told, cannot be saved, and is mended by one press, by keys alone', {
  tag: '@long',
}, async ({ page }) => {
  const { colours } = await openLook(page);
  const reading = colours.getByRole('group', { name: 'Sections for reading' });
  const text = reading.getByRole('textbox', { name: 'Text', exact: true });
  const saving = page.getByRole('button', { name: 'Publish', exact: true });
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('#cccccc');
  await expect(reading.getByRole('alert').filter({ hasText: 'too little to read' })).toBeVisible();
  await expect(saving).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await expect(reading.getByRole('button', { name: 'the nearest that can be read' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reading.getByText('too little to read')).toBeHidden();
  await expect(saving).toHaveAttribute('aria-disabled', 'false');
});

test('shapes and letters are chosen by keys, and seen on the page at once', async ({ page }) => {
  const { preview } = await openLook(page);
  const header = page.getByRole('group', { name: 'Name and menu' });
  const leftOf = async (name: string) => (await preview.locator(name).first().boundingBox())?.x ?? 0;
  await header.getByRole('radio', { name: 'Above' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(header.getByRole('radio', { name: 'At the side' })).toBeChecked();
  await expect.poll(async () => (await leftOf('main')) > (await leftOf('.site-header')) + 50).toBe(true);

  await page.getByRole('radio', { name: 'Playfair Display + Source Serif' }).check();
  const fontOf = () =>
    preview.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily);
  await expect.poll(fontOf).toContain('Playfair Display');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(fontOf).not.toContain('Playfair Display');
});

test('a font is uploaded with its licence, seen on the page, published, and taken back', async ({
  page,
  browser,
  troubles,
}) => {
  troubles.expect(/^answer 422: \S+\/api\/site\/fonts\?/, /status of 422/);
  const { preview } = await openLook(page);
  const title = preview.getByRole('heading', { level: 1 });
  const part = fontsPart(page);
  await part.getByRole('button', { name: 'Add a font…' }).click();
  await expect(part.getByRole('button', { name: 'Choose files…' })).toBeFocused();
  const upload = part.getByRole('button', { name: 'Upload' });
  await expect(upload).toHaveAttribute('aria-disabled', 'true');
  await chooseFontFiles(page, [fontFile('notes.woff2', Buffer.from('no font'))]);
  await part.getByRole('textbox', { name: 'Licence' }).fill('SIL OFL 1.1, from Cyreal');
  await upload.click();
  await expect(part.getByRole('alert').filter({ hasText: 'This is no font file' })).toBeVisible();
  await chooseFontFiles(page, await loraFiles(test.info().retry));
  expect(await violations(page, 'a font to be uploaded')).toEqual([]);
  await upload.click();
  const card = part
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Lora' }) })
    .last();
  await expect(card.getByText('SIL OFL 1.1, from Cyreal')).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText(/^Regular, italic · \d+ kB for each visitor$/)).toBeVisible();
  await expect(card.getByText('Ukrainian: no letters for it.')).toBeVisible();

  const familyOf = () => title.evaluate((element) => getComputedStyle(element).fontFamily);
  const before = await familyOf();
  const headings = card
    .getByRole('group', { name: 'Use Lora for' })
    .getByRole('button', { name: 'Headings' });
  await headings.press('Enter');
  await expect(headings).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(familyOf).toMatch(/^"Own [0-9a-f]{8}"/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(familyOf).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await violations(page, 'a font that is chosen')).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  await visitor.goto('/about');
  expect(asked.some((url) => url.includes('/media/fonts/'))).toBe(false);
  await publishLook(page);

  asked.length = 0;
  await visitor.reload();
  await visitor.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => loadedFonts(visitor))
    .toContainEqual(expect.stringMatching(/^"?Own [0-9a-f]{8}"?$/));
  expect(await drawnWith(visitor)).toMatchObject({ familyName: 'Lora', isCustomFont: true });
  expect(asked.some((url) => url.includes('/media/fonts/'))).toBe(true);
  await expect(card.getByText('It can be deleted once no version')).toBeVisible();

  await visitor.goto('/uk/about');
  await visitor.evaluate(() => document.fonts.ready);
  expect((await drawnWith(visitor))?.familyName).not.toBe('Lora');

  await page.getByRole('button', { name: 'Undo' }).click();
  await publishLook(page);
  await expect
    .poll(async () => {
      await visitor.goto('/about');
      await visitor.evaluate(() => document.fonts.ready);
      return (await drawnWith(visitor))?.familyName;
    })
    .not.toBe('Lora');
});

test.describe('the mark of the site (docs/reference/look.md#logo)', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('is seen before it is saved, in the icons of the next visitor, and given back', async ({
    page,
    browser,
  }) => {
    const { visitor, icons } = await newVisitor(browser);
    const former = await icons();
    expect(former.map(({ href }) => href)).toEqual(['/favicon.ico', '/icon.svg']);
    const { preview } = await openLook(page);
    await expect.poll(() => iconOf(page)).toBe('/icon.svg');

    await markPart(page).getByRole('button', { name: 'Choose from the library' }).click();
    await markLibrary(page).getByRole('gridcell').first().getByRole('button').first().click();
    await expect.poll(() => iconOf(page)).toMatch(/^data:image\/png;/);
    expect(await tabIcons(page)).toEqual([await iconOf(page)]);
    expect(await icons()).toEqual(former);

    const loader = page.getByRole('group', { name: 'While the first page loads' });
    await loader.getByRole('radio', { name: 'The logo' }).check();
    const shown = preview.locator('site-loader > svg');
    await expect(shown).toHaveCSS('background-image', /\/media\//);
    await expect(shown).toHaveCount(0);

    await publishLook(page);
    const now = await icons();
    expect(now.map(({ sizes, href }) => [sizes, href])).toEqual(MARK_ICON_LINKS);
    await areDrawn(visitor, now.slice(1));

    for (const undone of ['the loader', 'the mark'])
      await test.step(undone, () => page.getByRole('button', { name: 'Undo' }).click());
    await expect.poll(() => iconOf(page)).toBe('/icon.svg');
    await publishLook(page);
    expect(await icons()).toEqual(former);
  });

  test('stands in the header, with the name or without it, as the preview shows it', async ({
    page,
    browser,
  }) => {
    const { preview } = await openLook(page);
    await chooseRing(page);
    const choices = markPart(page).getByRole('group', { name: 'In the header' });
    const brand = preview.locator('.site-header > .brand');
    expect(await brand.evaluate(drawnMark)).toBeNull();
    const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();

    // Not published without the name, which other journeys read.
    await choices.getByRole('radio', { name: 'The logo', exact: true }).check();
    await expect.poll(() => brand.evaluate(drawnMark)).not.toBeNull();
    await expect(brand).toHaveCSS('font-size', '0px');
    await choices.getByRole('radio', { name: 'Logo and name', exact: true }).check();
    await expect(brand).not.toHaveCSS('font-size', '0px');
    const seen = await brand.evaluate(drawnMark);
    await chooseColourOfWords(page);
    expect(await violations(page, 'the look of the site')).toEqual([]);
    await publishLook(page);
    await visitor.goto('/about');
    const home = visitor.locator('.site-header').getByRole('link', { name: 'Daria Selivan', exact: true });
    await expect(home).toHaveText('Daria Selivan');
    const mark = home.locator('img');
    await expectColourOfWords(home);
    // As high as in the preview, which is of another width, and in the shape of the picture.
    const { height = 0, width = 0 } = (await mark.boundingBox()) ?? {};
    expect(height).toBeCloseTo(seen?.height ?? 0, -1);
    expect(width / height).toBeCloseTo((seen?.width ?? 0) / (seen?.height ?? 1), 1);
    expect(await violations(visitor, 'a page with the mark')).toEqual([]);

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await publishLook(page);
    await visitor.reload();
    await expect(visitor.locator('.site-header .brand')).toHaveText('Daria Selivan');
    await expect(visitor.locator('.site-header img')).toHaveCount(0);
  });

  test('is chosen, taken back and chosen again by keys alone', async ({ page, browser }) => {
    const { icons } = await newVisitor(browser);
    await openLook(page);
    const choosing = markPart(page).getByRole('button', { name: 'Choose from the library' });
    await choosing.press('Enter');
    await expect(markLibrary(page).getByRole('gridcell').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(markLibrary(page)).toHaveCount(0);
    await expect(choosing).toBeFocused();
    expect(await iconOf(page)).toBe('/icon.svg');

    await page.keyboard.press('Enter');
    const tile = markLibrary(page).getByRole('gridcell').first().getByRole('button').first();
    await tile.press('Enter');
    await expect.poll(() => iconOf(page)).toMatch(/^data:image\/png;/);
    const chosen = await iconOf(page);

    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => iconOf(page)).toBe('/icon.svg');
    expect(await tabIcons(page)).toEqual(['/icon.svg']);
    await page.getByRole('button', { name: 'Redo' }).press('Enter');
    await expect.poll(() => iconOf(page)).toBe(chosen);
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expect(page.getByText('Visitors now see the site like this').first()).toBeVisible();
    expect((await icons()).map(({ href }) => href)).toContain('/icon-32.png');
  });
});
