import 'server-only';

import { writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import { excessOf, megapixels } from '@/lib/domain/media/excess';
import { isReducedFirst } from '@/lib/domain/media/tiles';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { readCredentials } from './content-credentials';
import type { Piece } from './file-pieces';
import { FileReader } from './file-reader';
import { type GuessedFocalPoint, guessFocalPoint } from './focal-point';
import { hiddenSize } from './hidden-size';
import { factsInJpeg } from './jpeg-segments';
import { MOVING, measureBrightness } from './measure-brightness';
import { factsInGif } from './strip-gif';
import { type KeptRights, stripRights } from './strip-rights';

const PLACEHOLDER_SIDE = 16;
const COPY_SIDE = 1024;
const SECONDS = 10;
/** Even a busy machine decodes so many in a second. */
const PIXELS_A_SECOND = 5_000_000;

sharp.concurrency(1);
sharp.cache(false);

export interface PictureFacts extends GuessedFocalPoint, KeptRights {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Whether it has a gain map, for screens that can show it brighter. */
  isHdr: boolean;
  placeholder: string;
  /** How light and how dark it is where (lib/domain/media/brightness.ts). */
  brightness: string;
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
  const isTiff = type === 'image/tiff';
  // The pages of a TIFF are pictures of their own: the first is the one that is shown.
  const size = isTiff ? { ...facts, pages: 1, pageHeight: facts.height } : facts;
  const { pages = 1 } = size;
  const { orientation = 1 } = facts;
  // A JPEG says by itself which side is up, and an AVIF in its own way; another picture is turned.
  const isTurned = orientation > 1 && (type === 'image/png' || type === 'image/webp');
  const limit = isReadByLine(facts) && !isTurned ? pixels : Math.min(pixels, MEDIA.uploadWholePixels);
  refuseTooLarge(size, limit);
  const hidden = await FileReader.over(file, (reader) => hiddenSize(reader, type));
  if (hidden) refuseTooLarge({ ...hidden, pages: Math.max(pages, hidden.pages) }, limit);
  // Decoded as a whole once, so that damage in the middle is found before it is stored.
  if (pages > 1) await decode(file, limit, true);
  const kept = isTurned ? await turned(file, type, limit) : file;
  // One that takes seconds to decode is decoded once.
  const seen = isReducedFirst(facts) ? await smallCopy(kept, limit) : kept;
  const tiny = await decode(seen, limit, false);
  const decoder = () => sharp(seen, { limitInputPixels: 2 * limit }).timeout({ seconds: SECONDS });
  const look = async () => ({
    guess: await guessFocalPoint(decoder()),
    brightness: pages > 1 ? MOVING : await measureBrightness(decoder()),
  });
  const { guess, brightness } = await look().catch((error: unknown) => {
    throw brokenPicture(error);
  });
  const stripped = await FileReader.over(kept, async (reader) => {
    // The decoder (libvips) gives no XMP for HDR JPEG and GIF, so it is read from the file.
    const isHdr = facts.gainMap !== undefined;
    const named = isHdr ? await factsInJpeg(reader) : type === 'image/gif' ? await factsInGif(reader) : {};
    return stripRights(reader, type, { ...facts, ...named });
  });
  if (!stripped) throw brokenPicture();
  const { pieces, isHdr, ...rights } = stripped;
  const lost = isTurned ? await FileReader.over(file, (reader) => readCredentials(reader, type)) : null;
  return {
    width: facts.autoOrient.width,
    height: facts.autoOrient.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    isHdr,
    brightness,
    ...guess,
    ...rights,
    ...(lost && { signature: 'turned', signedBy: lost.signer }),
    kept: { file: kept, pieces },
  };
}

/** Whether decoding takes no more memory than some lines of the picture do. */
function isReadByLine({ format, isProgressive = false }: Metadata): boolean {
  return format === 'tiff' || ((format === 'jpeg' || format === 'png') && !isProgressive);
}

/** @throws {AppError} `payload_too_large` (security U-5) */
export function refuseTooLarge(
  { width, height, pages = 1, pageHeight = height }: Dimensions,
  pixels: number,
): void {
  const size = { width, height: pageHeight, frames: pages };
  const excess = excessOf(size, { pixels, sidePx: MEDIA.uploadSidePx, frames: MEDIA.uploadFrames });
  if (!excess) return;
  const { of, found, most } = excess;
  const message =
    of === 'pixels'
      ? `This picture has ${megapixels(found)} megapixels; at most ${megapixels(most)} can be taken.`
      : `This picture has ${found} ${of === 'side' ? 'pixels on one side' : 'frames'}; at most ${most} can be taken.`;
  throw new AppError('payload_too_large', message, { extra: { excess } });
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

/** Enough to guess and to blur, and decoded from the first to the last line. */
function smallCopy(file: string, pixels: number): Promise<Buffer> {
  return sharp(file, { limitInputPixels: pixels, failOn: 'warning' })
    .timeout({ seconds: SECONDS + Math.ceil(pixels / PIXELS_A_SECOND) })
    .autoOrient()
    .resize(COPY_SIDE, COPY_SIDE, { fit: 'inside' })
    .png()
    .toBuffer()
    .catch((error: unknown) => {
      throw brokenPicture(error);
    });
}

function decode(file: string | Buffer, pixels: number, animated: boolean): Promise<Buffer> {
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
