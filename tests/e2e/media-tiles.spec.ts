import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { toolbarOf } from './support/editing';
import { allowFilesOfOthers, anyWord, libraryOf, tileOf } from './support/library';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

allowFilesOfOthers();

/** Wider than any tile. */
async function largePicture(name: string) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const drawn = sharp({ create: { width: 120, height: 80, channels: 3, background: '#000', noise } });
  const pixels = await drawn.png().toBuffer();
  const buffer = await sharp(pixels).resize(1200, 800, { kernel: 'nearest' }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Uploads two pictures that nothing else in the library is like, and lists them alone. */
async function listTwo(page: Page, word: string, names: string[]) {
  const library = libraryOf(page);
  const choosing = page.waitForEvent('filechooser');
  await library.getByRole('button', { name: 'Upload files' }).first().click();
  await (await choosing).setFiles(await Promise.all(names.map(largePicture)));
  await library.getByRole('searchbox', { name: 'Search files...' }).fill(word);
  await expect(library.getByRole('gridcell')).toHaveCount(names.length);
}

test('a tile shows a little picture first, and the sharp one in its place when that has come (docs/reference/media.md#library)', async ({
  page,
  troubles,
}) => {
  troubles.allow(/request failed: .*&q=75 /, /ERR_FAILED/);
  await isOwnersBrowser(page, '/about');
  await toolbarOf(page).getByRole('button', { name: 'Media', exact: true }).click();
  const word = anyWord();
  const names = [`${word} whole.jpg`, `${word} lost.jpg`];
  const asked: string[] = [];
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(new RegExp(`${word}.*&q=`), async (route) => {
    const address = route.request().url();
    const isLost = address.includes('lost');
    const isSharp = address.endsWith('&q=75');
    asked.push(`${isLost ? 'lost' : 'whole'} ${isSharp ? 'sharp' : 'little'}`);
    if (isSharp) await mayCome;
    return isSharp && isLost ? route.abort() : route.continue();
  });
  await listTwo(page, word, names);
  for (const [at, key] of ['whole', 'lost'].entries()) {
    const pictures = tileOf(page, names[at] ?? '').locator('img');
    // Both are there while the sharp one is on its way, and the little one is seen.
    await expect(pictures).toHaveCount(2);
    const little = pictures.first();
    await expect(little).toHaveAttribute('src', /&q=5$/);
    expect(await little.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect
      .poll(() => asked.filter((entry) => entry.startsWith(key)))
      .toEqual([`${key} little`, `${key} sharp`]);
  }
  letCome();
  const sharpOne = tileOf(page, names[0] ?? '').locator('img');
  await expect(sharpOne).toHaveCount(1);
  await expect(sharpOne).toHaveAttribute('src', /&q=75$/);
  const { natural, drawn } = await sharpOne.evaluate((img: HTMLImageElement) => ({
    natural: Number(new URL(img.currentSrc).searchParams.get('w')),
    drawn: Math.max(img.clientWidth, (img.clientHeight * 3) / 2) * devicePixelRatio,
  }));
  expect(natural).toBeGreaterThanOrEqual(drawn / 1.1);
  // One that does not come leaves the little one, and no sign.
  const lost = tileOf(page, names[1] ?? '');
  await expect(lost.locator('img').first()).toHaveAttribute('src', /&q=5$/);
  await expect(lost.getByText('JPG', { exact: true })).toHaveCount(0);
});
