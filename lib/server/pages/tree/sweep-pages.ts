import 'server-only';

import { MEDIA } from '@/lib/domain/limits';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { removeBinned } from './page-bin';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pages that are removed in one transaction. */
const MANY = 50;

/**
 * Permanently deletes pages whose time in the bin is over, with all that was binned with them and their history.
 * @returns how many pages, without those that went along
 * @throws {AppError} `unavailable`
 */
export async function sweepPages(now = Date.now()): Promise<number> {
  const until = new Date(now - MEDIA.binDays * DAY_MS).toISOString();
  for (let count = 0; ; ) {
    const swept = await withDatabaseErrors(() =>
      db.$transaction(async (tx) => {
        const old = await tx.$queryRaw<{ id: string }[]>`
          select id from page where deleted_at < ${until}::timestamptz and binned_with = id
            order by deleted_at, id limit ${MANY} for update skip locked`;
        await removeBinned(
          tx,
          old.map(({ id }) => id),
        );
        return old.length;
      }),
    );
    count += swept;
    if (swept < MANY) return count;
  }
}
