import 'server-only';

import { MEDIA } from '@/lib/domain/limits';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type RemovedFile, removeBytes, removeRows } from './remove-files';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Files that are removed in one transaction. */
const MANY = 200;

/**
 * Permanently deletes files whose time in the bin is over, rows first and then the bytes (security M-5).
 * @returns how many files
 * @throws {AppError} `unavailable`
 */
export async function sweepBin(now = Date.now()): Promise<number> {
  const until = new Date(now - MEDIA.binDays * DAY_MS).toISOString();
  for (let count = 0; ; ) {
    const files = await withDatabaseErrors(() =>
      db.$transaction(async (tx) => {
        const old = await tx.$queryRaw<RemovedFile[]>`
          select id, pathname, poster from media_item where deleted_at < ${until}::timestamptz
            order by deleted_at, id limit ${MANY} for update skip locked`;
        await removeRows(tx, old);
        return old;
      }),
    );
    await removeBytes(files);
    count += files.length;
    if (files.length < MANY) return count;
  }
}
