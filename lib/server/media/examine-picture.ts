import 'server-only';

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import type { UploadType } from '@/lib/domain/media/upload-types';
import type { Piece } from './file-pieces';
import { FileReader } from './file-reader';
import { type GuessedFocalPoint, guessFocalPoint } from './focal-point';
import { hiddenSize } from './hidden-size';
import { readCredit } from './picture-credit';
import { stripPicture } from './strip-picture';

const PLACEHOLDER_SIDE = 16;
const SECONDS = 10;

sharp.concurrency(1);
sharp.cache(false);

export interface PictureFacts extends GuessedFocalPoint {
  /** Pixels, upright. */
  width: number;
  height: number;
  placeholder: string;
  /** The file, and the pieces of it that are kept. */
  kept: { file: string; pieces: Piece[] };
}

/**
 * Facts of a picture that can be decoded here, and the bytes that may be stored (security U-5, U-6, U-8).
 * @throws {AppError} `payload_too_large`, `validation_failed` for what is broken
 */
export async function examinePicture(file: string, type: UploadType, pixels: number): Promise<PictureFacts> {
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw brokenPicture(error);
    });
  refuseTooLarge(facts, pixels);
  const hidden = await FileReader.over(file, (reader) => hiddenSize(reader, type));
  const { pages = 1, orientation = 1 } = facts;
  if (hidden) refuseTooLarge({ ...hidden, pages: Math.max(pages, hidden.pages) }, pixels);
  // Decoded as a whole once, so that damage in the middle is found before it is stored.
  if (pages > 1) await decode(file, pixels, true);
  // A JPEG says by itself which side is up, and an AVIF in its own way; another picture is turned.
  const isTurned = orientation > 1 && (type === 'image/png' || type === 'image/webp');
  const kept = isTurned ? await turned(file, type, pixels) : file;
  const tiny = await decode(kept, pixels, false);
  const guess = await guessFocalPoint(
    sharp(kept, { limitInputPixels: 2 * pixels }).timeout({ seconds: SECONDS }),
  ).catch((error: unknown) => {
    throw brokenPicture(error);
  });
  const pieces = await FileReader.over(kept, (reader) =>
    stripPicture(reader, type, readCredit(facts), type === 'image/jpeg' ? orientation : 1),
  );
  if (!pieces) throw brokenPicture();
  return {
    width: facts.autoOrient.width,
    height: facts.autoOrient.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    ...guess,
    kept: { file: kept, pieces },
  };
}

/** @throws {AppError} `payload_too_large` (security U-5) */
export function refuseTooLarge(
  { width, height, pages = 1, pageHeight = height }: Dimensions,
  pixels: number,
): void {
  const isTooLarge =
    Math.max(width, pageHeight) > MEDIA.uploadSidePx ||
    width * pageHeight > pixels ||
    pages > MEDIA.uploadFrames ||
    width * pageHeight * pages > 2 * pixels;
  if (isTooLarge) throw new AppError('payload_too_large', 'This picture has too many pixels.');
}

interface Dimensions {
  width: number;
  height: number;
  pages?: number | undefined;
  pageHeight?: number | undefined;
}

export function brokenPicture(cause?: unknown): AppError {
  return new AppError('validation_failed', 'This picture is broken.', { cause });
}

function decode(file: string, pixels: number, animated: boolean): Promise<Buffer> {
  return sharp(file, { limitInputPixels: 2 * pixels, failOn: 'warning', animated })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 20, effort: 6, smartSubsample: false })
    .toBuffer()
    .catch((error: unknown) => {
      throw brokenPicture(error);
    });
}

/** Rotated without loss, in the same format. */
async function turned(file: string, type: UploadType, pixels: number): Promise<string> {
  const upright = sharp(file, { limitInputPixels: pixels })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .keepIccProfile();
  const bytes = await (type === 'image/webp' ? upright.webp({ lossless: true }) : upright.png())
    .toBuffer()
    .catch((error: unknown) => {
      throw brokenPicture(error);
    });
  await writeFile(`${file}.upright`, bytes);
  return `${file}.upright`;
}
