import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { AppError } from '@/lib/domain/errors';
import { FONTS } from '@/lib/domain/limits';
import SAMPLES from '@/lib/domain/site-theme/sample-texts.json';
import type { ExaminedFont } from '@/lib/server/media/examining';
import { hasLetters, measureFont, weightAxisOf } from './measure-font';
import { refuseFont, requireTables, unpackFont } from './unpack-font';

/** Of the names in a font those of its family and style, which would go with the rest. */
const NAMES = [16, 17];
const REGULAR = 400;

/**
 * Reads a font file, writes it anew with all of its signs, and stores that as WOFF2 beside it: what visitors get holds nothing that
 * was not understood here.
 * @throws {AppError} `validation_failed` why it is refused
 */
export async function examineFont(file: string): Promise<ExaminedFont> {
  const given = unpackFont(await readFile(file));
  const whole = await written(() =>
    subsetFont(given, undefined, { targetFormat: 'truetype', keepAllGlyphs: true, preserveNameIds: NAMES }),
  );
  if (whole.length > FONTS.unpackedBytes) refuseFont('tooLarge');
  requireTables(whole);
  const facts = await written(async () => measureFont(whole, await atRegularWeight(whole)));
  if (!facts) return refuseFont('broken');
  if (!hasLetters(facts)) {
    const message = 'This font does not have the letters of any language that a site can have.';
    throw new AppError('validation_failed', message, { extra: { problem: 'noLetters' } });
  }
  const bytes = await written(() =>
    subsetFont(whole, undefined, { targetFormat: 'woff2', keepAllGlyphs: true, preserveNameIds: NAMES }),
  );
  if (bytes.length > FONTS.servedBytes) {
    const message = `Each visitor would have to fetch ${(bytes.length / 2 ** 20).toFixed(1)} MiB for this font; at most ${FONTS.servedBytes / 2 ** 20} MiB are taken.`;
    throw new AppError('validation_failed', message, { extra: { problem: 'tooHeavy' } });
  }
  // The same file can belong to two fonts of an archive.
  const served = `${file}-${randomBytes(6).toString('hex')}.woff2`;
  await writeFile(served, bytes, { flag: 'wx' });
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ...facts, file: served, size: bytes.length, hash };
}

/** The letters of the samples as they are where nobody asks for bold. */
async function atRegularWeight(whole: Buffer): Promise<Buffer> {
  const axis = weightAxisOf(whole);
  if (!axis) return whole;
  const wght = Math.min(axis.max, Math.max(axis.min, REGULAR));
  const signs = SAMPLES.latin + SAMPLES.cyrillic;
  return subsetFont(whole, signs, { targetFormat: 'truetype', variationAxes: { wght } });
}

/** What these libraries throw at a font that they cannot read is said of the font; a full disk is another matter. */
async function written<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return refuseFont('broken', error);
  }
}
