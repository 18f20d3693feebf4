import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';

/** Names the lock that lets one change of accounts happen at a time; the number is arbitrary but must never change. */
export const ACCOUNTS_LOCK = 7_342_902;

/**
 * Runs a change of accounts in a transaction of its own that no other such change can be in: of two owners who demote
 * each other at the same moment one comes second.
 * @throws {AppError} what `work` throws, `unavailable`
 */
export async function inTurn<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ACCOUNTS_LOCK}::bigint)`;
      return work(tx);
    }),
  );
}

/**
 * Ensures that at least one owner who can sign in remains.
 * @throws {AppError} `last_owner`
 */
export async function requireAnotherOwner(tx: Transaction, id: string): Promise<void> {
  const others = await tx.user.count({
    where: { id: { not: id }, role: 'owner', passwordHash: { not: null } },
  });
  if (others === 0) {
    throw new AppError(
      'last_owner',
      'The site needs an owner who can sign in. Make somebody else one first.',
    );
  }
}
