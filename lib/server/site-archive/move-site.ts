import 'server-only';

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/domain/errors';
import type { PrismaClient } from '@/lib/server/db';
import { PAGE_STORE } from '@/lib/server/page-store/read-renewals';
import { readMigrations, writeTables } from './backup-site';
import { holdsNothing } from './holds-nothing';
import { renewAll } from './renew-all';
import { replaceTables } from './replace-tables';
import { type RowSum, sameRows } from './same-rows';
import { type AnyTable, MOVED } from './tables';

const PATIENCE_MS = 60 * 60 * 1000;

interface Moving {
  from: PrismaClient;
  /** Has the tables of this release. */
  to: PrismaClient;
  /** An empty one, for the rows on their way. */
  folder: string;
  /** Whether a site that the other database holds is written over. */
  isForced: boolean;
}

/** A table, and what it holds in both databases. */
export interface MovedTable extends RowSum {
  table: AnyTable;
}

/**
 * Copies a site that does not run from one database to another, so that it goes on there as the same site: sessions and links
 * stay as they are. Everything is written in one transaction, and compared row by row before that ends.
 * @throws {AppError} `conflict` where a server is running on either, the other holds a site, or they are of two releases
 */
export async function moveSite({ from, to, folder, isForced }: Moving): Promise<MovedTable[]> {
  await refuseRunning(from);
  await refuseRunning(to);
  if (!isForced && !(await holdsNothing(to)))
    throw new AppError('conflict', 'The other database holds a site already; --force writes it over.');
  const again = path.join(folder, 'again');
  await mkdir(again);
  const migrations = await from.$transaction(
    async (tx) => {
      await writeTables(tx, folder, MOVED);
      return readMigrations(tx);
    },
    { isolationLevel: 'RepeatableRead', timeout: PATIENCE_MS },
  );
  return to.$transaction(
    async (tx) => {
      if ((await readMigrations(tx)).join() !== migrations.join())
        throw new AppError('conflict', 'Start the site once with this release, stop it, and move it then.');
      // Nothing is asked of the database while rows are compared, which takes as long as there are rows.
      await tx.$executeRaw`set local idle_in_transaction_session_timeout to 0`;
      const before = await tx.cacheTag.findMany({ select: { tag: true } });
      const tables = MOVED.map(([table]) => table);
      await replaceTables(tx, folder, tables);
      await writeTables(tx, again, MOVED);
      const moved: MovedTable[] = [];
      for (const table of tables) {
        const sum = await sameRows(table, folder, again);
        if (!sum)
          throw new AppError(
            'conflict',
            `The rows of ${table} would not be the same there: nothing has been moved.`,
          );
        moved.push({ table, ...sum });
      }
      await renewAll(
        tx,
        before.map(({ tag }) => tag),
      );
      return moved;
    },
    { timeout: PATIENCE_MS },
  );
}

/** What a running server writes after its rows have been read would be lost. */
async function refuseRunning(db: PrismaClient): Promise<void> {
  const [running] = await db.$queryRaw<{ count: bigint }[]>`
    select count(*) from pg_stat_activity where application_name = ${PAGE_STORE} and datname = current_database()`;
  if (running && running.count > 0n)
    throw new AppError('conflict', 'The site is running on one of the two databases. Stop it first.');
}
