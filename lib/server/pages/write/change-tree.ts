import 'server-only';

import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { bumpTags } from '@/lib/server/tags/bump-tags';

/** The database's own check for rings takes the same one. */
const TREE_LOCK = 7_265_001;

/** A page may have thousands below it. */
const PATIENCE_MS = 30_000;

/**
 * One change of the tree, or several, as one unit; changes take turns. What they make stale is renewed afterwards.
 * @param actor null where the site does it by itself
 * @throws {AppError} what `work` throws, `unavailable`
 */
export async function changeTree<T>(
  actor: Actor | null,
  work: (tx: Transaction) => Promise<{ answer: T; tags: readonly string[] }>,
): Promise<T> {
  const { answer, renewals } = await withDatabaseErrors(() =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`select pg_advisory_xact_lock(${TREE_LOCK}::bigint)`;
        if (actor) await requireStillMay(tx, actor, 'edit-pages');
        const { answer, tags } = await work(tx);
        return { answer, renewals: await bumpTags(tx, tags) };
      },
      { timeout: PATIENCE_MS },
    ),
  );
  await pageStore().renew(renewals);
  return answer;
}
