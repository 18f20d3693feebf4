import 'server-only';

import { createHash } from 'node:crypto';
import { mediaPath } from '@/lib/domain/media/pathname';
import { type PictureRights, rightsWithDefaults } from '@/lib/domain/media/rights';
import { type UploadType, uploadTypeOf } from '@/lib/domain/media/upload-types';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { siteRights } from '@/lib/server/rights/site-rights';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { addXmp } from './add-xmp';
import { dressDrawing } from './drawing-rights';
import type { Piece } from './file-pieces';
import { FileReader } from './file-reader';
import { factsInJpeg } from './jpeg-segments';
import { storedRights } from './media-item';
import { exifOrientation, writeExif } from './rights-exif';
import { writeSmallXmp, writeXmp } from './rights-xmp';
import type { ServedFile } from './served-file';
import { factsInBoxes } from './strip-boxes';
import { stripPicture } from './strip-picture';
import type { Written } from './written-facts';

/** A file's rights as they are sent with it, and a short name for them in entity tags. */
export interface ServedRights {
  rights: PictureRights;
  /** Empty where nothing is said. */
  digest: string;
  /** Where the signed original of what is made of it lies; null where it is not signed. */
  provenance: string | null;
}

const DIGEST_CHARACTERS = 10;

/** What is said of the file with a pathname; what the site says where there is none. */
export async function servedRightsAt(pathname: string | null): Promise<ServedRights> {
  const row =
    pathname === null
      ? null
      : await withDatabaseErrors(() =>
          db.mediaItem.findFirst({ where: { pathname }, select: { rights: true, signature: true } }),
        );
  const signature = row?.signature ?? null;
  return servedRightsOf({ pathname: pathname ?? '', rights: storedRights(row?.rights), signature });
}

/** What is said of a file: its own rights, and the site's where it names none. */
export async function servedRightsOf({
  pathname,
  rights: own,
  signature,
}: Pick<ServedFile, 'pathname' | 'rights'> & { signature: string | null }): Promise<ServedRights> {
  const rights = rightsWithDefaults(own, await siteRights());
  const isSigned = signature === 'intact';
  const provenance = isSigned ? new URL(mediaPath(pathname), env().siteUrl).href : null;
  const said = JSON.stringify([rights, provenance]);
  const isSilent = Object.keys(rights).length === 0 && provenance === null;
  const digest = isSilent
    ? ''
    : createHash('sha256').update(said).digest('base64url').slice(0, DIGEST_CHARACTERS);
  return { rights, digest, provenance };
}

/** A picture that was made of a file, with the rights of the file in it. */
export async function withRights(
  bytes: Buffer,
  contentType: UploadType,
  served: ServedRights,
): Promise<Piece[]> {
  const { rights, provenance } = served;
  const whole = [{ from: 0, to: bytes.length }];
  const xmp = writeSmallXmp({ ...rights, ...(provenance && { provenance }) }, bytes.length);
  if (!xmp) return whole;
  const reader = FileReader.of(bytes);
  const pieces =
    contentType === 'image/avif'
      ? await addXmp(reader, xmp)
      : await dressed(reader, contentType, { exif: null, xmp });
  return pieces ?? whole;
}

/** Stored files whose pieces are known, by pathname and digest; they never change. */
const known = new Map<string, Piece[] | null>();
const MAX_KNOWN = 2_000;

/** A stored picture with its rights in it; null where it is sent as it is stored. */
export async function storedWithRights(file: ServedFile, served: ServedRights): Promise<Piece[] | null> {
  const type = uploadTypeOf(file.contentType);
  // One byte more, and the signature would no longer hold.
  if (served.digest === '' || file.signature === 'intact' || !type) return null;
  const key = `${file.pathname} ${served.digest}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const pieces = await piecesOf(readerOf(file), type, served.rights);
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, pieces);
  return pieces;
}

async function piecesOf(
  reader: FileReader,
  type: UploadType,
  rights: PictureRights,
): Promise<Piece[] | null> {
  switch (type) {
    case 'image/jpeg': {
      const exif = writeExif(rights, await orientationOf(reader));
      return dressed(reader, type, { exif, xmp: writeXmp(rights) });
    }
    case 'image/png':
    case 'image/webp':
      return dressed(reader, type, { exif: writeExif(rights), xmp: writeXmp(rights) });
    case 'image/gif':
      return dressed(reader, type, { exif: null, xmp: writeXmp(rights) });
    case 'image/svg+xml':
      return dressDrawing(reader, rights);
    case 'image/avif':
    case 'image/heic': {
      const { xmp: before } = await factsInBoxes(reader);
      if (!before) return addXmp(reader, writeXmp(rights) ?? Buffer.alloc(0));
      const xmp = writeXmp(rights, before.length);
      return dressed(reader, type, { exif: writeExif(rights), xmp });
    }
    default:
      return null;
  }
}

/** A picture of the library with these facts in it. */
async function dressed(
  reader: FileReader,
  type: UploadType,
  facts: Pick<Written, 'exif' | 'xmp'>,
): Promise<Piece[] | null> {
  const written = { ...facts, keepsFacts: false, keepsManifest: true, isStored: true };
  return (await stripPicture(reader, type, written))?.pieces ?? null;
}

async function orientationOf(reader: FileReader): Promise<number> {
  const { exif } = await factsInJpeg(reader);
  return exif ? exifOrientation(exif) : 1;
}

function readerOf({ pathname, size }: ServedFile): FileReader {
  return new FileReader(size, async (at, length) => {
    const pieces: Buffer[] = [];
    const range = { start: at, end: at + length - 1 };
    for await (const piece of mediaStorage().open(pathname, range)) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  });
}
