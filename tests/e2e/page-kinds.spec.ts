import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/accessibility';
import { hintIsRead, isEdited, toolbarOf } from './support/editing';
import { isReady } from './support/page-states';
import { noticeOf, type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;
withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

async function openPages(page: Page) {
  await page.goto('/master/pages');
  await hintIsRead(page);
  await isReady(page);
}

/** What search engines are told of a page. */
const told = async (page: Page, path: string) =>
  (await (await page.request.get(path)).text()).match(/"@type":"(?:VisualArtwork|ExhibitionEvent|Event)"/g);

test('a new exhibition begins with its sections as a draft, and is one to search engines once it is public', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404/);
  await openPages(page);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(`Show ${word}`);
  await dialog.getByLabel('Address on the site').fill(`${own.path}/show`);
  await dialog.getByLabel('What it is').selectOption('Exhibition');
  await dialog.getByLabel('Ready sections to type over').check();
  await expect(dialog.getByLabel('As a draft')).toBeChecked();
  expect(await violations(page, 'a new page of a kind')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await isEdited(page, `${own.path}/show`);
  await expect(page.getByRole('textbox', { name: 'Section name' })).toHaveCount(1);
  await expect(page.locator('#content section')).toHaveCount(3);
  await toolbarOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => told(page, `${own.path}/show`)).toEqual(['"@type":"ExhibitionEvent"']);
});

test('what a page is is chosen in its settings, by keys, and stays after a reload', async ({ page }) => {
  await page.goto(`/master/pages/${own.id}`);
  const kind = page.getByRole('region', { name: 'Settings' }).getByLabel('What it is');
  await expect(kind).toHaveValue('plain');
  await kind.focus();
  await page.keyboard.type('Wo');
  await expect(noticeOf(page, 'What the page is has been saved')).toBeVisible();
  await page.getByRole('heading', { name: 'History' }).click();
  await expect(page.getByText('is now: Work')).toBeVisible();
  await page.reload();
  await expect(kind).toHaveValue('work');
  expect(await told(page, own.path)).toEqual(['"@type":"VisualArtwork"']);
});

/** A small picture of one colour, with what it says of itself. */
const drawn = (background: string, xmp: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();

/** XMP with titles by language. */
const titled = (titles: Record<string, string>) => {
  const items = Object.entries(titles).map(([tag, title]) => `<rdf:li xml:lang="${tag}">${title}</rdf:li>`);
  const list = items.length === 0 ? '' : `<dc:title><rdf:Alt>${items.join('')}</rdf:Alt></dc:title>`;
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${list}</rdf:Description></rdf:RDF></x:xmpmeta>`;
};

test('a pile of dropped pictures becomes a work each, as drafts with titles of their own', async ({
  page,
  troubles,
}) => {
  // Visitors do not find drafts.
  troubles.expect(/404/);
  await openPages(page);
  await page.getByRole('button', { name: 'New work or exhibition' }).click();
  await page.getByRole('menuitem', { name: 'Works from pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Works from pictures' });
  const files = [
    { name: `slow-light_${word}.jpg`, colour: '#2a4d69', says: titled({}) },
    {
      name: `second ${word}.jpg`,
      colour: '#8a5a44',
      says: titled({ 'x-default': 'Another', ru: 'Второй', 'en-GB': `Second &amp; last ${word}` }),
    },
  ];
  const bytes = await Promise.all(
    files.map(async ({ name, colour, says }) => [name, [...(await drawn(colour, says))]] as const),
  );
  await dialog.getByText('Drop pictures here').evaluate((place, given) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content] of given)
      dataTransfer.items.add(new File([new Uint8Array(content)], name, { type: 'image/jpeg' }));
    for (const type of ['dragenter', 'dragover', 'drop'])
      place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, bytes);
  const titles = dialog
    .getByRole('list', { name: 'Pictures and the titles of their works' })
    .getByRole('textbox');
  await expect(titles.first()).toHaveValue(`Slow light ${word}`);
  await expect(titles.nth(1)).toHaveValue(`Second & last ${word}`);
  await titles.nth(1).fill(`Second tide ${word}`);
  await dialog.getByRole('searchbox').fill(own.path);
  await dialog.getByRole('radio', { name: own.title }).check();
  expect(await violations(page, 'works from pictures')).toEqual([]);
  await dialog.getByRole('button', { name: 'Make 2 works' }).click();
  await expect(noticeOf(page, '2 works have been made, as drafts')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const path = `${own.path}/second-tide-${word}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Second tide ${word}`);
  await expect(page.locator(`#content img[src*="second-${word}"]`)).toBeVisible();
  await expect(page.getByText('Only you and other editors see this page')).toBeVisible();
});
