import 'server-only';

import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { changeQueue } from '../languages/change-queue';

/** Names the lock that lets one change of languages happen at a time; the number is arbitrary but must never change. */
const LANGUAGES_LOCK = 7_342_903;
/** A language may go with thousands of pages and texts. */
const PATIENCE_MS = 30_000;

export interface Changed<T> {
  answer: T;
  /** Tags of pages that this change makes stale. */
  tags: readonly string[];
}

/**
 * Runs a change of languages in a transaction of its own that no other such change can be in, and renews the pages that
 * it makes stale: what it reads of which is the default and which are active stays true until it is done (security D-3).
 * @throws {AppError} what `work` throws, `unavailable`
 */
export async function inTurn<T>(actor: Actor, work: (tx: Transaction) => Promise<Changed<T>>): Promise<T> {
  const transaction = () =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LANGUAGES_LOCK}::bigint)`;
        await requireStillMay(tx, actor, 'manage-languages');
        const { answer, tags } = await work(tx);
        return { answer, renewals: await bumpTags(tx, tags) };
      },
      { timeout: PATIENCE_MS },
    );
  const { answer, renewals } = await changeQueue.run(() => withDatabaseErrors(transaction));
  await pageStore().renew(renewals);
  return answer;
}
