import 'server-only';

import { hashOfFont } from '@/lib/domain/site-theme/own-font';
import { db } from '@/lib/server/db';
import { removeUnnamed } from '@/lib/server/fonts/keep-font';
import { logLine } from '@/lib/server/log';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { knownRows } from './judged-rows';
import { type Placing, READY_MEDIA, readyFile } from './prepare-media';

/**
 * Brings the bytes of an archive into place, media files and others, then does what names them. Where that fails, what was brought is taken away
 * again; what a killed process leaves, `media:repair` finds.
 */
export async function placeMedia<T>(
  folder: string,
  others: readonly Placing[],
  work: () => Promise<T>,
): Promise<T> {
  const placed: string[] = [];
  try {
    for (const each of others) await place(each, placed);
    for await (const { pathname, added } of knownRows(folder, READY_MEDIA, readyFile))
      if (added) await place({ pathname, file: added.file }, placed);
    return await work();
  } catch (error) {
    for (const pathname of placed) await takeAway(pathname);
    throw error;
  }
}

async function place({ pathname, file }: Placing, placed: string[]): Promise<void> {
  try {
    await mediaStorage().putFile(pathname, file);
    placed.push(pathname);
  } catch (error) {
    // Found to be the same when it was looked for.
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
}

/** Only what no row names; where the database cannot tell, it stays. */
async function takeAway(pathname: string): Promise<void> {
  try {
    const named = await db.mediaItem.count({ where: { OR: [{ pathname }, { poster: pathname }] } });
    const isOfFont = hashOfFont(pathname) !== null;
    if (isOfFont) await removeUnnamed([pathname]);
    else if (named === 0) await mediaStorage().remove(pathname);
  } catch (error) {
    logLine({ level: 'warn', event: 'media_not_removed', error: String(error) });
  }
}
