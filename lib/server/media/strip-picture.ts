import 'server-only';

import type { UploadType } from '@/lib/domain/media/upload-types';
import type { Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import { stripBoxes } from './strip-boxes';
import { stripGif } from './strip-gif';
import { type Stripped, stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripTiff } from './strip-tiff';
import { stripWebp } from './strip-webp';
import type { Written } from './written-facts';

/**
 * The pieces of a picture's file without metadata on place, time and camera (security U-8) and without data after
 * its end, but with what is written in their place. Pixels, gain map and colour profile stay. Null if its structure cannot be
 * followed.
 */
export async function stripPicture(
  reader: FileReader,
  type: UploadType,
  written: Written,
): Promise<Stripped | null> {
  if (type === 'image/jpeg') return stripJpeg(reader, written);
  const pieces = await stripOther(reader, type, written);
  return pieces && { pieces, isHdr: false };
}

async function stripOther(reader: FileReader, type: UploadType, written: Written): Promise<Piece[] | null> {
  switch (type) {
    case 'image/png':
      return stripPng(reader, written);
    case 'image/webp':
      return stripWebp(reader, written);
    case 'image/avif':
    case 'image/heic':
      return stripBoxes(reader, written);
    case 'image/gif':
      return stripGif(reader, written);
    case 'image/tiff':
      return stripTiff(reader);
    default:
      return [{ from: 0, to: reader.size }];
  }
}
