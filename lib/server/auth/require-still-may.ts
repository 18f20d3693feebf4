import 'server-only';

import { type Access, accessRefusal } from '@/lib/domain/auth/access';
import type { Role } from '@/lib/domain/auth/roles';
import { isSessionAlive } from '@/lib/domain/auth/session-life';
import { AppError } from '@/lib/domain/errors';
import type { Transaction } from '@/lib/server/db';
import type { Actor } from './actor';
import { invalidToken } from './invalid-token';

interface Row {
  createdAt: Date;
  lastUsedAt: Date;
  revokedAt: Date | null;
  role: Role;
}

/**
 * Refuses a change when its caller has lost the right or was signed out since the call began. Until the transaction ends the
 * session, or the access token, can be ended only behind it.
 * @throws {AppError} `unauthenticated`
 */
export async function requireStillMay(
  tx: Pick<Transaction, '$queryRaw'>,
  { id, token }: Pick<Actor, 'id' | 'token'>,
  access: Access,
): Promise<void> {
  if (token) return requireToken(tx, id, access);
  const [row] = await tx.$queryRaw<Row[]>`
    select s.created_at as "createdAt", s.last_used_at as "lastUsedAt", s.revoked_at as "revokedAt", u.role::text as role
      from session s join site_user u on u.id = s.user_id where s.id = ${id} for share of s`;
  if (!row || accessRefusal(access, row.role) || !isSessionAlive(row, new Date()))
    throw new AppError('unauthenticated', 'Please sign in.');
}

async function requireToken(tx: Pick<Transaction, '$queryRaw'>, id: string, access: Access): Promise<void> {
  const [row] = await tx.$queryRaw<{ expiresAt: Date; role: Role }[]>`
    select t.expires_at as "expiresAt", u.role::text as role
      from access_token t join site_user u on u.id = t.user_id where t.id = ${id} for share of t`;
  if (!row || row.expiresAt <= new Date()) throw invalidToken();
  const refusal = accessRefusal(access, row.role);
  if (refusal) throw new AppError(refusal, 'Your account may not do this.');
}
