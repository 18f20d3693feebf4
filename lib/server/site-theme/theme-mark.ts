import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { canBeDrawn } from '@/lib/domain/media/can-be-drawn';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { readTheme } from '@/lib/domain/site-theme/model';
import type { Transaction } from '@/lib/server/db';
import { currentTheme } from './theme-versions';

/** A file of the library that stands for the site. */
export interface SiteMark {
  pathname: string;
  contentType: string;
  hash: string;
  /** Pixels, where they are known. */
  width: number | null;
  height: number | null;
}

/** The pathname of the mark in force, whether or not there is such a file. */
export async function markPathname(tx: Pick<Transaction, 'siteTheme'>): Promise<string | null> {
  return pathnameOfMediaPath(readTheme((await currentTheme(tx)).theme).mark);
}

/** The file of a theme's mark; null if there is none, it is binned, or it cannot be drawn. */
export async function findMark(
  tx: Pick<Transaction, 'mediaItem'>,
  { mark }: { mark: string },
): Promise<SiteMark | null> {
  const pathname = pathnameOfMediaPath(mark);
  if (pathname === null) return null;
  const file = await tx.mediaItem.findFirst({
    where: { pathname, deletedAt: null },
    select: { pathname: true, contentType: true, hash: true, width: true, height: true },
  });
  return file && canBeDrawn(file.contentType) ? file : null;
}

/**
 * Holds a mark's file until the transaction ends, so that it does not go into the bin meanwhile.
 * @throws {AppError} `validation_failed` for a file that is not there, or is no picture that can be drawn
 */
export async function lockMark(tx: Transaction, mark: string): Promise<void> {
  const pathname = pathnameOfMediaPath(mark);
  if (pathname === null) return;
  await tx.$queryRaw`select from media_item where pathname = ${pathname} for key share`;
  if (await findMark(tx, { mark })) return;
  const message = 'Only a picture of the library that browsers show can be the mark.';
  throw new AppError('validation_failed', message, { errors: [{ path: 'theme.mark', message }] });
}
