import 'server-only';

import type { Account } from '@/lib/contracts/accounts';
import { AppError } from '@/lib/domain/errors';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma, type Transaction } from '@/lib/server/db';

const WITH_LAST_USE = {
  sessions: { orderBy: { lastUsedAt: 'desc' }, take: 1, select: { lastUsedAt: true } },
} satisfies Prisma.UserInclude;

type Row = Prisma.UserGetPayload<{ include: typeof WITH_LAST_USE }>;

/**
 * All accounts, oldest first. Of passwords it returns only whether one is set.
 * @throws {AppError} `unavailable`
 */
export async function listAccounts(): Promise<{ accounts: Account[] }> {
  const rows = await withDatabaseErrors(() =>
    db.user.findMany({ include: WITH_LAST_USE, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  );
  return { accounts: rows.map(toAccount) };
}

/** @throws {AppError} `not_found` */
export async function readAccount(tx: Pick<Transaction, 'user'>, id: string): Promise<Account> {
  const row = await tx.user.findUnique({ where: { id }, include: WITH_LAST_USE });
  if (!row) throw new AppError('not_found', 'There is no such account.');
  return toAccount(row);
}

function toAccount({ id, name, email, role, passwordHash, createdAt, sessions }: Row): Account {
  return {
    id,
    name,
    email,
    role,
    hasPassword: passwordHash !== null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: sessions[0]?.lastUsedAt.toISOString() ?? null,
  };
}
