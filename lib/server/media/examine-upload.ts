import 'server-only';

import sharp from 'sharp';
import { AppError } from '@/lib/domain/errors';
import { sniffType, type UploadType } from '@/lib/domain/media/sniff-type';
import { MEDIA } from '@/lib/domain/site/limits';
import { stripMetadata } from './strip-metadata';

const PLACEHOLDER_SIDE = 16;
const SECONDS = 10;

export interface Examined {
  bytes: Buffer;
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
export async function examineUpload(given: Buffer): Promise<Examined> {
  const contentType = sniffType(given);
  if (!contentType) {
    throw new AppError('unsupported_media_type', 'This kind of file cannot be uploaded.');
  }
  if (!contentType.startsWith('image/')) {
    return { bytes: given, contentType, width: null, height: null, placeholder: null };
  }
  const facts = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw broken(error);
    });
  refuseTooLarge(facts);
  // The whole of it is decoded once: what is broken in the middle is found here, and never stored.
  const tiny = await open(given)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 20, effort: 6, smartSubsample: false })
    .toBuffer()
    .catch((error: unknown) => {
      throw broken(error);
    });
  return {
    bytes: await withoutMetadata(given, contentType, facts.orientation ?? 1),
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

function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MEDIA.uploadPixels, failOn: 'warning' });
}

interface Dimensions {
  width: number;
  height: number;
  pages?: number | undefined;
  pageHeight?: number | undefined;
}

function refuseTooLarge({ width, height, pages = 1, pageHeight = height }: Dimensions): void {
  const isTooLarge =
    Math.max(width, pageHeight) > MEDIA.uploadSidePx ||
    width * pageHeight > MEDIA.uploadPixels ||
    pages > MEDIA.uploadFrames ||
    width * pageHeight * pages > 2 * MEDIA.uploadPixels;
  if (isTooLarge) throw new AppError('payload_too_large', 'This picture has too many pixels.');
}

function broken(cause: unknown): AppError {
  return new AppError('validation_failed', 'This picture is broken.', { cause });
}
