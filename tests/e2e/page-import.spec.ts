import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { violations } from './support/accessibility';
import { hintIsRead } from './support/editing';
import { isReady } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;
withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

const drawn = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${word} --></x:xmpmeta>`)
    .toBuffer();

interface Item {
  id: number;
  title: string;
  kind?: string;
  parent?: number;
  content?: string;
  more?: string;
}

const item = ({ id, title, kind = 'page', parent = 0, content = '', more = '' }: Item) => `<item>
  <title>${title}</title>
  <link>https://old.example/old-${word}/${title.toLowerCase()}/</link>
  <content:encoded><![CDATA[${content}]]></content:encoded>
  <wp:post_id>${id}</wp:post_id>
  <wp:post_name>${title.toLowerCase()}</wp:post_name>
  <wp:post_parent>${parent}</wp:post_parent>
  <wp:status>publish</wp:status>
  <wp:post_type>${kind}</wp:post_type>
  ${more}
</item>`;

const wordPress = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><generator>https://wordpress.org/?v=6.4</generator><wp:wxr_version>1.2</wp:wxr_version>
${item({
  id: 1,
  title: 'Shore',
  content: `<p>Salt <strong>and</strong> light.</p>
    <figure><img src="https://old.example/wp-content/uploads/shore-${word}-300x225.jpg" alt="A shore"/><figcaption>Low tide</figcaption></figure>
    <img src="https://old.example/lost-${word}.jpg"/>`,
  more: '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>',
})}
${item({ id: 2, title: 'Tide', parent: 1, content: 'Two lines\n\nof words' })}
${item({ id: 3, title: 'News', kind: 'post', content: '<p>News</p>' })}
</channel></rss>`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import from another system' });

async function openImport(page: Page) {
  await page.goto('/master/pages');
  await hintIsRead(page);
  await isReady(page);
  await page.getByRole('button', { name: 'New work or exhibition' }).click();
  await page.getByRole('menuitem', { name: 'Import from another system' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function give(page: Page, files: { name: string; buffer: Buffer }[]) {
  const asked = page.waitForEvent('filechooser');
  await dialogOf(page).getByRole('button', { name: 'Choose files' }).click();
  await (await asked).setFiles(files.map((file) => ({ mimeType: 'application/octet-stream', ...file })));
}

/** Drops files, not on the place for them but on the heading. */
async function drop(page: Page, files: { name: string; text: string }[]) {
  const dataTransfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, text } of all) data.items.add(new File([text], name));
    return data;
  }, files);
  const heading = dialogOf(page).getByRole('heading', { name: 'Import from another system' });
  await heading.dispatchEvent('dragover', { dataTransfer });
  await heading.dispatchEvent('drop', { dataTransfer });
}

async function placeBelowOwn(page: Page) {
  await dialogOf(page).getByRole('searchbox').fill(own.path);
  await dialogOf(page).getByRole('radio', { name: own.title }).check();
}

test('an export of WordPress comes in as drafts, with its pictures and its old addresses', async ({
  page,
  browser,
  troubles,
}) => {
  // Visitors do not find drafts.
  troubles.expect(/404/);
  await openImport(page);
  await give(page, [
    { name: 'export.xml', buffer: Buffer.from(wordPress()) },
    { name: `shore-${word}.jpg`, buffer: await drawn('#2a4d69') },
  ]);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('WordPress: 3 pages.')).toBeVisible();
  await expect(dialog.getByText('Not taken over: 1 comment.')).toBeVisible();
  await expect(dialog.getByText(`Missing: lost-${word}.jpg`)).toBeVisible();
  await placeBelowOwn(page);
  await expect(dialog.getByRole('checkbox', { name: `Tide ${own.path}/shore/tide` })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /^News/ }).uncheck();
  expect(await violations(page, 'the import')).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 2 pages' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 pages have been imported, as drafts');
  await dialog.getByRole('button', { name: 'Show the drafts' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${own.path}/shore/tide`)).toBeVisible();

  await page.goto(`${own.path}/shore`);
  const content = page.locator('#content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shore');
  await expect(content.getByText('Salt and light.').locator('strong')).toHaveText('and');
  await expect(content.getByRole('img', { name: 'A shore' })).toBeVisible();
  await expect(content.locator('figcaption')).toContainText('Low tide');
  await expect(page.getByText('Only you and other editors see this page')).toBeVisible();

  const listed = await page.request.get(`/api/pages?locale=en&search=${own.path}/shore`);
  const ids = (await listed.json()).pages.map(({ id }: { id: string }) => id);
  const published = await page.request.post('/api/pages/bulk', { data: { action: 'publish', ids } });
  expect(published.status()).toBe(200);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/old-${word}/tide`);
  await expect(visitor).toHaveURL(`${own.path}/shore/tide`);
  await expect(visitor.locator('#content').getByText('of words')).toBeVisible();
});

test('pages stand below their own parent where another page has its address, and are chosen by keys', async ({
  page,
  troubles,
}) => {
  // The address of the first is taken, and visitors do not find drafts.
  troubles.expect(/409/);
  troubles.expect(/404/);
  await own.add('Shore');
  await openImport(page);
  await give(page, [{ name: 'export.xml', buffer: Buffer.from(wordPress()) }]);
  const dialog = dialogOf(page);
  await placeBelowOwn(page);
  await dialog.getByRole('checkbox', { name: /^News/ }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Import 2 pages' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('2 pages have been imported, as drafts');
  await expect(dialog.getByText(`${own.path}/shore-2/tide · Imported`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto(`${own.path}/shore-2/tide`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tide');
});

test('a table of works comes in with its pictures out of one ZIP, with details on their labels', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404/);
  await openImport(page);
  const table = `Title;Year;Medium;Image;Lent to\nSlow “light”;2019;Salt, brass;light-${word}.jpg;Lviv\nUntold;;;;\n`;
  const zip = zipSync({
    'export/works.csv': strToU8(`\ufeff${table}`),
    [`export/pictures/Light-${word}.jpg`]: new Uint8Array(await drawn('#8a5a44')),
    'export/notes.docx': strToU8('x'),
  });
  await give(page, [{ name: 'site.zip', buffer: Buffer.from(zip) }]);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Table: 2 pages.')).toBeVisible();
  await expect(dialog.getByText('Not taken over: 1 file of another kind.')).toBeVisible();
  await placeBelowOwn(page);
  await dialog.getByRole('button', { name: 'Import 2 pages' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 pages have been imported, as drafts');
  await page.keyboard.press('Escape');
  await page.goto(`${own.path}/slow-light`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow “light”');
  await expect(page.locator('#content figure img').first()).toBeVisible();
  const label = page.locator('#content dl').first();
  await expect(label.locator('dt')).toHaveText(['Year', 'Medium', 'Lent to']);
  await expect(label.locator('dd')).toHaveText(['2019', 'Salt, brass', 'Lviv']);
});

test('files that nothing can be made of are refused with what is wrong, and others can follow', async ({
  page,
}) => {
  await openImport(page);
  const dialog = dialogOf(page);
  await give(page, [{ name: 'export.xml', buffer: Buffer.from(wordPress().slice(0, 900)) }]);
  await expect(dialog.getByRole('status')).toHaveText('The file is damaged or was not downloaded whole.');
  const zip = Buffer.from(zipSync({ 'works.csv': strToU8('Title\nSalt\n') }));
  await give(page, [{ name: 'site.zip', buffer: zip.subarray(0, 40) }]);
  await expect(dialog.getByRole('status')).toHaveText('The file is damaged or was not downloaded whole.');
  await give(page, [{ name: 'page.json', buffer: Buffer.from('{"a":1}') }]);
  await expect(dialog.getByRole('status')).toContainText('These files are not known here.');
  await give(page, [{ name: 'site.zip', buffer: zip }]);
  await expect(dialog.getByText('Table: 1 page.')).toBeVisible();
  await expect(dialog.getByText('These files are not known here.')).toHaveCount(0);
});

test('what was imported before stays out the second time, unless it is chosen', async ({
  page,
  troubles,
}) => {
  // Its address is taken, as the list says.
  troubles.expect(/409/);
  const tables = ['Shore', 'Tide', 'Salt', 'Wind'].map((name) => ({
    name: `${name}.csv`,
    text: `title,year\n${name} ${word},2019\n`,
  }));
  const dialog = dialogOf(page);
  for (const time of ['first', 'second']) {
    await openImport(page);
    await drop(page, tables);
    await placeBelowOwn(page);
    if (time === 'second') break;
    const all = dialog.getByRole('checkbox', { name: 'All pages' });
    await all.uncheck();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await all.check();
    await dialog.getByRole('button', { name: 'Import 4 pages' }).click();
    await expect(dialog.getByRole('status')).toHaveText('4 pages have been imported, as drafts');
  }
  await expect(dialog.getByText('A page with this title is already here.')).toHaveCount(4);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await violations(page, 'an import that was made before')).toEqual([]);
  await dialog.getByRole('checkbox', { name: /^Tide/ }).check();
  await dialog.getByRole('button', { name: 'Import 1 page' }).click();
  await expect(dialog.getByText(`${own.path}/tide-${word}-2 · Imported`)).toBeVisible();
});
