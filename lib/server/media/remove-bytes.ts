import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { mediaStorage } from '@/lib/server/storage/media-storage';

interface Removed {
  pathname: string;
  poster: string | null;
}

/**
 * Removes what is stored of files that have no row any more; a frame only when it stands for no other film. What fails
 * lies there until the library is repaired, and nobody can ask for it.
 */
export async function removeBytes(files: readonly Removed[]): Promise<void> {
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
