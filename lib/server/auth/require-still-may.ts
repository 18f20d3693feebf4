import 'server-only';

import { type Access, accessRefusal } from '@/lib/domain/auth/access';
import type { Role } from '@/lib/domain/auth/roles';
import { isSessionAlive } from '@/lib/domain/auth/session-life';
import { AppError } from '@/lib/domain/errors';
import type { Transaction } from '@/lib/server/db';
import type { Actor } from './actor';

interface Row {
  createdAt: Date;
  lastUsedAt: Date;
  revokedAt: Date | null;
  role: Role;
}

/**
 * Refuses a change when its caller has lost the right or was signed out since the call began. Until the transaction ends the
 * session can be ended only behind it.
 * @throws {AppError} `unauthenticated`
 */
export async function requireStillMay(
  tx: Pick<Transaction, '$queryRaw'>,
  { id }: Pick<Actor, 'id'>,
  access: Access,
): Promise<void> {
  const [row] = await tx.$queryRaw<Row[]>`
    select s.created_at as "createdAt", s.last_used_at as "lastUsedAt", s.revoked_at as "revokedAt", u.role::text as role
      from session s join site_user u on u.id = s.user_id where s.id = ${id} for share of s`;
  if (!row || accessRefusal(access, row.role) || !isSessionAlive(row, new Date()))
    throw new AppError('unauthenticated', 'Please sign in.');
}
