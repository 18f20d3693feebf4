import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { mediaStorage } from '@/lib/server/storage/media-storage';

/** A file that is to go for good. */
export interface RemovedFile {
  id: string;
  pathname: string;
  poster: string | null;
}

/**
 * Removes what is written down of files. Their pathnames stay known: no other file may have one, since browsers keep for
 * long what they were once given there.
 */
export async function removeRows(tx: Transaction, files: readonly RemovedFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  await tx.mediaUsage.deleteMany({ where: { mediaItemId: { in: ids } } });
  await tx.mediaItem.deleteMany({ where: { id: { in: ids } } });
  const data = files.map(({ pathname }) => ({ pathname }));
  await tx.removedMedia.createMany({ data, skipDuplicates: true });
}

/** Whether a file that is gone for good had this pathname. */
export async function isRemoved(tx: Pick<Transaction, 'removedMedia'>, pathname: string): Promise<boolean> {
  return (await tx.removedMedia.findUnique({ where: { pathname } })) !== null;
}

/**
 * Removes what is stored of files that have no row any more; a frame only when it stands for no other film. What fails
 * lies there until the library is repaired, which removes it; nobody can ask for it.
 */
export async function removeBytes(files: readonly RemovedFile[]): Promise<void> {
  const note = (error: unknown) =>
    logLine({ level: 'warn', event: 'media_not_removed', error: String(error) });
  for (const { pathname } of files) await mediaStorage().remove(pathname).catch(note);
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
