import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import type { Actor } from './actor';
import { requireStillMay } from './require-still-may';

/**
 * Changes how the signed-in user signs in: one change at a time, and only while the session is alive.
 * @throws {AppError} what `work` throws, `unauthenticated`, `unavailable`
 */
export async function changeOwn<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'session');
      await tx.$queryRaw`SELECT 1 FROM site_user WHERE id = ${actor.userId} FOR NO KEY UPDATE`;
      return work(tx);
    }),
  );
}
