import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { sweepTiles } from '@/lib/server/deep-zoom/shared-deep-zoom';
import { logLine } from '@/lib/server/log';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { sweepFilms } from './shared-films';

/** A file to be deleted permanently. */
export interface RemovedFile {
  id: string;
  pathname: string;
  poster: string | null;
}

/** Deletes the rows of files. Their pathnames stay reserved, since browsers cache what was once served there. */
export async function removeRows(tx: Transaction, files: readonly RemovedFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  await tx.mediaUsage.deleteMany({ where: { mediaItemId: { in: ids } } });
  await tx.mediaItem.deleteMany({ where: { id: { in: ids } } });
  const data = files.map(({ pathname }) => ({ pathname }));
  await tx.removedMedia.createMany({ data, skipDuplicates: true });
}

/** Whether a permanently deleted file had this pathname. */
export async function isRemoved(tx: Pick<Transaction, 'removedMedia'>, pathname: string): Promise<boolean> {
  return (await tx.removedMedia.findUnique({ where: { pathname } })) !== null;
}

/**
 * Deletes the bytes of files that have no row any more, and poster frames that no other film uses. Bytes that
 * cannot be deleted stay until the library is repaired; they are not reachable.
 */
export async function removeBytes(files: readonly RemovedFile[]): Promise<void> {
  const note = (error: unknown) =>
    logLine({ level: 'warn', event: 'media_not_removed', error: String(error) });
  for (const { pathname } of files) await mediaStorage().remove(pathname).catch(note);
  if (files.length > 0) await Promise.all([sweepTiles(), sweepFilms()]).catch(note);
  const posters = new Set(files.flatMap(({ poster }) => poster ?? []));
  if (posters.size === 0) return;
  try {
    const kept = await withDatabaseErrors(() =>
      db.mediaItem.findMany({ where: { poster: { in: [...posters] } }, select: { poster: true } }),
    );
    for (const { poster } of kept) if (poster) posters.delete(poster);
    for (const poster of posters) await mediaStorage().remove(poster);
  } catch (error) {
    note(error);
  }
}
