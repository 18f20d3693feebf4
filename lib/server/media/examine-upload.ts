import 'server-only';

import { createHash } from 'node:crypto';
import { open as openFile, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '@/lib/domain/errors';
import { sniffType, type UploadType } from '@/lib/domain/media/sniff-type';
import { MEDIA } from '@/lib/domain/site/limits';
import { env } from '@/lib/server/env';
import { stripMetadata } from './strip-metadata';

const PLACEHOLDER_SIDE = 16;
const SECONDS = 10;
const HEAD_BYTES = 64;

/** A file as it came in. */
interface Given {
  file: string;
  size: number;
  /** SHA-256, lower-case hex. */
  hash: string;
}

/** What may be kept: the file that was given, or another one beside it. */
export interface Examined extends Given {
  contentType: UploadType;
  /** Pixels, upright. */
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

/**
 * What a file is, found in its bytes, and those that may be kept of it (security U-2, U-5, U-6, U-8).
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `validation_failed` for what is broken
 */
export async function examineUpload({ file, size, hash }: Given): Promise<Examined> {
  const contentType = sniffType(await readHead(file));
  if (!contentType) {
    throw new AppError('unsupported_media_type', 'This kind of file cannot be uploaded.');
  }
  if (!contentType.startsWith('image/')) {
    return { file, size, hash, contentType, width: null, height: null, placeholder: null };
  }
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw broken(error);
    });
  refuseTooLarge(facts);
  // The whole of it is decoded once: what is broken in the middle is found here, and never stored.
  const tiny = await open(file)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 20, effort: 6, smartSubsample: false })
    .toBuffer()
    .catch((error: unknown) => {
      throw broken(error);
    });
  const kept = await withoutMetadata(await readFile(file), contentType, facts.orientation ?? 1);
  await writeFile(`${file}.kept`, kept);
  return {
    file: `${file}.kept`,
    size: kept.length,
    hash: createHash('sha256').update(kept).digest('hex'),
    contentType,
    width: facts.autoOrient.width,
    height: facts.autoOrient.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/** Only a JPEG says by itself which side is up once nothing else is told of it: another picture is turned. */
async function withoutMetadata(bytes: Buffer, type: UploadType, orientation: number): Promise<Buffer> {
  if (type === 'image/jpeg' || orientation === 1) return stripMetadata(bytes, type, orientation);
  const turned = open(bytes).autoOrient().keepIccProfile();
  return type === 'image/webp' ? turned.webp({ lossless: true }).toBuffer() : turned.toBuffer();
}

function open(picture: string | Buffer) {
  return sharp(picture, { limitInputPixels: env().uploads.pixels, failOn: 'warning' });
}

interface Dimensions {
  width: number;
  height: number;
  pages?: number | undefined;
  pageHeight?: number | undefined;
}

function refuseTooLarge({ width, height, pages = 1, pageHeight = height }: Dimensions): void {
  const { pixels } = env().uploads;
  const isTooLarge =
    Math.max(width, pageHeight) > MEDIA.uploadSidePx ||
    width * pageHeight > pixels ||
    pages > MEDIA.uploadFrames ||
    width * pageHeight * pages > 2 * pixels;
  if (isTooLarge) throw new AppError('payload_too_large', 'This picture has too many pixels.');
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await openFile(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function broken(cause: unknown): AppError {
  return new AppError('validation_failed', 'This picture is broken.', { cause });
}
