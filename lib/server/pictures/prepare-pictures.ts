import 'server-only';

import type { FocalPoint, Size } from '@/lib/domain/media/model';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { cropAt, isScaled } from '@/lib/domain/media/variants';
import { db, type Prisma } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';
import { FOCAL_COLUMNS, focalPointOf } from '@/lib/server/media/focal-point';
import type { PictureSource, PictureVariants } from './picture-variants';

const PICTURE = {
  pathname: true,
  hash: true,
  contentType: true,
  width: true,
  height: true,
  ...FOCAL_COLUMNS,
} as const;

/**
 * Makes what pages may ask for of files that have just come in, so that their first visitor does not wait. Nobody waits for it,
 * either, and what fails is made when it is asked for: it never rejects.
 */
export async function prepareUploaded(
  pictures: PictureVariants,
  files: readonly { pathname: string }[],
): Promise<void> {
  await prepare(pictures, { pathname: { in: files.map(({ pathname }) => pathname) } });
}

/** The same for everything that pages show: a new release may make pictures in another way. */
export async function prepareShown(pictures: PictureVariants): Promise<void> {
  await prepare(pictures, { deletedAt: null, usages: { some: {} } });
}

/** The crops of what fills the window on a page that has just been drawn, by `/media/…` address. */
export async function prepareCrops(pictures: PictureVariants, addresses: readonly string[]): Promise<void> {
  const pathnames = addresses.flatMap((address) => pathnameOfMediaPath(address) ?? []);
  if (pathnames.length === 0) return;
  await eachPicture({ deletedAt: null, pathname: { in: pathnames } }, ({ focus, ...size }, source) =>
    pictures.prepareCrops(source, size, cropAt(focus)),
  );
}

function prepare(pictures: PictureVariants, where: Prisma.MediaItemWhereInput): Promise<void> {
  return eachPicture(where, ({ width }, source) => pictures.prepare(source, width));
}

async function eachPicture(
  where: Prisma.MediaItemWhereInput,
  work: (picture: Size & { focus: FocalPoint | null }, source: PictureSource) => Promise<void>,
): Promise<void> {
  if (!env().preparesPictures) return;
  try {
    const files = await db.mediaItem.findMany({ where, select: PICTURE, orderBy: { uploadedAt: 'desc' } });
    for (const { pathname, hash, contentType, width, height, ...row } of files)
      if (width !== null && height !== null && isScaled(contentType))
        await work({ width, height, focus: focalPointOf(row) }, { pathname, hash });
  } catch (error) {
    logLine({ task: 'pictures', error: String(error) });
  }
}
