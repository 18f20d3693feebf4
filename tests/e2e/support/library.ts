import { randomBytes, randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './test';

/** A word that no other journey's files have in their names. */
export const anyWord = (): string => `word${randomBytes(5).toString('hex')}`;

/** For every journey of a file: the library lists pictures of journeys beside it, too, which may just be removed. */
export function allowFilesOfOthers(): void {
  test.beforeEach(({ troubles }) =>
    troubles.allow(
      /^answer 404: \S+\/media\/uploads\/\S+\?w=\d+&q=(?:5|75)$/,
      /status of 404 \(Not Found\)$/,
    ),
  );
}

/** A unique picture: the library recognises files that it has already. */
export async function anyPicture(name: string) {
  const width = 24 + randomInt(8);
  const pixels = randomBytes(width * width * 3);
  const drawn = sharp(pixels, { raw: { width, height: width, channels: 3 } });
  return { name, mimeType: 'image/png', buffer: await drawn.resize(320, 240).png().toBuffer() };
}

export const libraryOf = (page: Page, name = 'Media Library') => page.getByRole('dialog', { name });

/** The file that is shown by itself above the library. */
export const tileOf = (page: Page, name: string | RegExp) =>
  libraryOf(page).getByRole('gridcell').getByRole('button', { name, exact: true });
