import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/accessibility';
import { toolbarOf } from './support/editing';
import { allowFilesOfOthers, libraryOf } from './support/library';
import { isOwnersBrowser } from './support/owner';
import { forgetPages, ownPages } from './support/pages';
import { film } from './support/recorded-film';
import { expect, test } from './support/test';

allowFilesOfOthers();

const previewOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const uploadsOf = (page: Page) => libraryOf(page).getByRole('region', { name: 'Uploads' });

/** A picture that no other journey has: its bytes are its own. */
async function picture(name: string) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const drawn = sharp({ create: { width: 640, height: 400, channels: 3, background: { r, g, b } } });
  const buffer = await drawn
    .withExif({ IFD0: { Copyright: randomBytes(8).toString('hex') } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

type Given = { name: string; mimeType: string; buffer: Buffer };

async function openLibrary(page: Page, address = '/about') {
  await isOwnersBrowser(page, address);
  await toolbarOf(page).getByRole('button', { name: 'Media', exact: true }).click();
  await expect(libraryOf(page).getByRole('button', { name: 'Upload files' })).toBeVisible();
}

async function give(page: Page, files: Given[]) {
  const choosing = page.waitForEvent('filechooser');
  await libraryOf(page).getByRole('button', { name: 'Upload files' }).click();
  await (await choosing).setFiles(files);
}

const tile = (page: Page, name: string) => libraryOf(page).getByRole('button', { name, exact: true });

test('a file by itself: its facts, what is told of it, where the eye rests, and the bin', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const mark = randomBytes(3).toString('hex');
  const [first, second] = [`Захід ${mark}.jpg`, `Схід ${mark}.jpg`];
  await openLibrary(page);
  for (const name of [first, second]) {
    await give(page, [await picture(name)]);
    await expect(tile(page, name)).toBeVisible();
  }
  await tile(page, first).focus();
  await page.keyboard.press('Enter');
  const preview = previewOf(page, first);
  await expect(preview.getByRole('img', { name: first })).toBeVisible();
  for (const [term, fact] of [
    ['Name', first],
    ['Type', 'JPG'],
    ['Dimensions', '640 × 400'],
  ] as const) {
    await expect(
      preview.getByRole('definition').and(preview.locator(`dt:text-is("${term}") + dd`)),
    ).toHaveText(fact);
  }
  await expect(preview.getByText('No page uses it.')).toBeVisible();

  await preview.getByRole('button', { name: 'Copy' }).click();
  await expect(preview.getByText('URL copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http:\/\/localhost:\d+\/media\/uploads\/%D0%97/);
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(first);
  await expect(preview.getByText('Download started')).toBeVisible();

  await preview.getByLabel('Alt text (describe the picture)').fill('A quiet evening');
  await preview.getByRole('tab', { name: /^Українська/ }).click();
  await preview.getByLabel('Caption').fill('Вечір');
  await preview.getByLabel('Folder').fill(`Вечори ${mark}`);
  await preview.getByRole('button', { name: 'Focal point', exact: true }).click();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expect(
    preview.getByRole('button', { name: 'Focal point: 30 % from the left, 49 % from the top' }),
  ).toBeFocused();
  await expect(preview.getByText('Saved', { exact: true })).toBeVisible();
  expect(await violations(page, 'a file by itself')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(preview.getByRole('button', { name: 'Focal point', exact: true })).toBeFocused();

  // To the other one and back: the description is still there.
  await page.keyboard.press('ArrowLeft');
  await expect(previewOf(page, second)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByLabel('Alt text (describe the picture)')).toHaveValue('A quiet evening');
  await expect(preview.getByRole('tab', { name: /^Українська.*has texts$/ })).toBeVisible();
  await expect(preview.getByLabel('Folder')).toHaveValue(`Вечори ${mark}`);
  const { item } = await (await page.request.get(copied.replace('/media/', '/api/media/'))).json();
  expect(item).toMatchObject({
    alt: 'A quiet evening',
    captions: { uk: 'Вечір' },
    focalPoint: { x: 0.3, y: 0.49 },
  });

  // An earlier version of a page shows it: the dialog says so before it is deleted permanently.
  const shown = await ownPages(page, mark);
  const block = { id: 'b', component: 'MediaObject', props: { src: new URL(copied).pathname } };
  for (const blocks of [[block], []]) {
    const translation = { content: { sections: [{ id: 's', blocks }] } };
    const data = { path: shown.path, locale: 'en', translation };
    expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  }
  await preview.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(preview).toBeHidden();
  await expect(tile(page, first)).toBeHidden();
  await expect(tile(page, second)).toBeVisible();
  await libraryOf(page).getByRole('button', { name: /^Bin/ }).click();
  await tile(page, first).click();
  await preview.getByRole('button', { name: 'Delete forever' }).click();
  const question = page.getByRole('dialog', { name: `Delete ${first} forever?` });
  await expect(question.getByText('1 saved version shows it.')).toBeVisible();
  expect(await violations(page, 'a question before a file goes for good')).toEqual([]);
  await question.getByRole('button', { name: 'Delete forever' }).click();
  await expect(tile(page, first)).toBeHidden();
  await forgetPages(page, shown.id);
});

test('a file that pages show: where, and a question before it goes', async ({ page, troubles }) => {
  troubles.expect(/answer 409: .*tide-rooms/, /console: Failed to load resource.*409/);
  await openLibrary(page);
  await libraryOf(page).getByPlaceholder('Search files...').fill('tide-rooms');
  await tile(page, 'tide-rooms.jpg').click();
  const preview = previewOf(page, 'tide-rooms.jpg');
  const pages = preview.getByRole('region', { name: 'Where it is used' }).getByRole('link');
  await expect(pages.first()).toHaveAttribute('href', '/about/collections');
  await preview.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'tide-rooms.jpg is in use' });
  await expect(question.getByRole('link', { name: /^Collections/ })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  expect(await violations(page, 'a question before a file goes')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await preview.getByRole('button', { name: 'Replace everywhere…' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace tide-rooms.jpg everywhere' });
  await expect(replacing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replacing).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(libraryOf(page)).toBeVisible();
});

test('files on their way: a broken line, a known file, a refused one, a film with its frame', async ({
  page,
  troubles,
}) => {
  troubles.expect(
    /^request failed: .*\/api\/media\/uploads\//,
    /^console: Failed to load resource: net::/,
    /^answer 422: .*\/api\/media/,
    /^console: Failed to load resource: .*422/,
  );
  await openLibrary(page);
  const mark = randomBytes(3).toString('hex');
  const [largeName, knownName, filmName] = [`large ${mark}.jpg`, `known ${mark}.jpg`, `film ${mark}.webm`];
  // A large file is sent in parts: the second part breaks off once, and only the missing bytes are sent again.
  const { buffer: head } = await picture(largeName);
  const large = Buffer.concat([head, Buffer.alloc(9_000_000)]);
  const offsets: string[] = [];
  let isBroken = false;
  await page.route('**/api/media/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const offset = route.request().headers()['upload-offset'] ?? '';
    offsets.push(offset);
    if (offset === '0' || isBroken) return route.fallback();
    isBroken = true;
    return route.abort('connectionreset');
  });
  await give(page, [{ name: largeName, mimeType: 'image/jpeg', buffer: large }]);
  const rows = uploadsOf(page).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Connection lost' })).toBeVisible();
  await expect(rows.filter({ hasText: largeName })).toContainText('Uploaded');
  expect(offsets).toEqual(['0', '8388608', '8388608']);

  // A file that exists already is offered; a broken one is reported.
  const known = await picture(knownName);
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: head.subarray(0, 200) };
  await give(page, [known]);
  await expect(rows.filter({ hasText: knownName })).toContainText('Uploaded');
  await give(page, [known, broken]);
  await expect(rows.filter({ hasText: 'broken.jpg' })).toContainText('The file is broken');
  await expect(rows.filter({ hasText: knownName })).toContainText('Already in the library');
  expect(await violations(page, 'files on their way')).toEqual([]);
  await rows.getByRole('button', { name: `Keep both: ${knownName}` }).click();
  await expect(rows.filter({ hasText: knownName })).toContainText('Uploaded');
  await expect(tile(page, knownName)).toHaveCount(2);
  await uploadsOf(page).getByRole('button', { name: 'Clear the list' }).click();
  await expect(uploadsOf(page)).toBeHidden();

  await give(page, [{ name: filmName, mimeType: 'video/webm', buffer: await film(page) }]);
  await expect(rows.filter({ hasText: filmName })).toContainText('Uploaded');
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'media') answers.push(answer.status());
  });
  await tile(page, filmName).click();
  const player = previewOf(page, filmName).locator('video');
  const poster = (await player.getAttribute('poster')) ?? '';
  const { data } = await sharp(await (await page.request.get(poster)).body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  // At about a second it is green.
  expect([(data[0] ?? 255) < 80, (data[1] ?? 0) > 150]).toEqual([true, true]);
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  // It can be wound there and back: the server gives any part of it.
  for (const [time, seen] of [
    [0.2, 'red'],
    [1.4, 'green'],
    [0.1, 'red'],
  ] as const) {
    await expect.poll(() => colourAt(player, time)).toBe(seen);
  }
  expect(new Set(answers)).toEqual(new Set([206]));
});

/** Seeks in a film, and returns the colour shown there. */
function colourAt(player: Locator, time: number): Promise<'red' | 'green'> {
  return player.evaluate(async (video: HTMLVideoElement, at) => {
    video.pause();
    const wound = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = at;
    await wound;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const [red = 0, green = 0] = context?.getImageData(9, 9, 1, 1).data ?? [];
    return red > green ? 'red' : 'green';
  }, time);
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a file is looked at, and swiped away for the next one', async ({ page }) => {
    await openLibrary(page);
    await libraryOf(page).getByPlaceholder('Search files...').fill('collections/');
    await expect(libraryOf(page).getByText(/^Found \d+ results/)).toBeVisible();
    await libraryOf(page).getByRole('gridcell').first().getByRole('button').first().tap();
    const preview = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Close preview' }) });
    const title = preview.getByRole('heading', { level: 2 });
    const before = (await title.textContent()) ?? '';
    await expect(preview.getByRole('button', { name: 'Next file' })).toBeVisible();
    await preview
      .getByRole('img')
      .first()
      .evaluate((picture) => {
        const at = (clientX: number) => ({
          bubbles: true,
          pointerType: 'touch',
          isPrimary: true,
          clientX,
          clientY: 150,
        });
        picture.dispatchEvent(new PointerEvent('pointerdown', at(300)));
        picture.dispatchEvent(new PointerEvent('pointerup', at(120)));
      });
    await expect(title).not.toHaveText(before);
    for (const button of await preview.getByRole('button').filter({ visible: true }).all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    }
    expect(await violations(page, 'a file on a phone')).toEqual([]);
    await preview.getByRole('button', { name: 'Previous file' }).tap();
    await expect(title).toHaveText(before);
    await preview.getByRole('button', { name: 'Close preview' }).tap();
    await expect(preview).toBeHidden();
  });
});
