import 'server-only';

import { isScaled } from '@/lib/domain/media/variants';
import { db, type Prisma } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';
import type { PictureVariants } from './picture-variants';

const PICTURE = { pathname: true, hash: true, contentType: true, width: true } as const;

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

async function prepare(pictures: PictureVariants, where: Prisma.MediaItemWhereInput): Promise<void> {
  if (!env().preparesPictures) return;
  try {
    const files = await db.mediaItem.findMany({ where, select: PICTURE, orderBy: { uploadedAt: 'desc' } });
    for (const { contentType, width, ...source } of files)
      if (width !== null && isScaled(contentType)) await pictures.prepare(source, width);
  } catch (error) {
    logLine({ task: 'pictures', error: String(error) });
  }
}
