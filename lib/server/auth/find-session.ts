import 'server-only';

import { AUTH } from '@/lib/domain/auth/limits';
import type { Role } from '@/lib/domain/auth/roles';
import { isSessionAlive, sessionEnd } from '@/lib/domain/auth/session-life';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { sessionIdOf } from './session-cookie';

/** Who calls: by a session, or by an access token in place of one. */
export interface CurrentSession {
  /** Of the session, or of the token. */
  id: string;
  userId: string;
  name: string;
  role: Role;
  /** BCP 47: which language the tools speak to its holder; null: that of the page. */
  toolsLanguage: string | null;
  /** When it ends if nothing more is done with it. */
  expires: Date;
  /** The token that it is; absent for a session. */
  token?: { name: string };
}

/**
 * The session that a request proves, or null: the row decides each time, so a revoked session ends at once.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function findSession(headers: Headers, now = new Date()): Promise<CurrentSession | null> {
  const id = await sessionIdOf(headers);
  return id ? readSession(id, now) : null;
}

/**
 * The session of an id, or null when it does not count any more; using it is written down.
 * @throws {AppError} `unavailable`
 */
export async function readSession(id: string, now = new Date()): Promise<CurrentSession | null> {
  return withDatabaseErrors(async () => {
    // One statement: with two, an account removed in between would be an error.
    const [row] = await db.$queryRaw<Row[]>`
      SELECT s.user_id AS "userId", s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt",
        s.revoked_at AS "revokedAt", u.name, u.role::text AS role, u.tools_language AS "toolsLanguage"
      FROM session s JOIN site_user u ON u.id = s.user_id WHERE s.id = ${id}`;
    if (!row || !isSessionAlive(row, now)) return null;
    const { userId, name, role, toolsLanguage, createdAt } = row;
    const isDue = now.getTime() - row.lastUsedAt.getTime() > AUTH.touchAfterMs;
    // Skips a session that a running change has locked: recording the time is not worth waiting for.
    if (isDue)
      await db.$executeRaw`
        update session set last_used_at = ${now}
          where id in (select id from session where id = ${id} for no key update skip locked)`;
    const expires = sessionEnd({ createdAt, lastUsedAt: isDue ? now : row.lastUsedAt });
    return { id, userId, name, role, toolsLanguage, expires };
  });
}

interface Row {
  userId: string;
  name: string;
  role: Role;
  toolsLanguage: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  revokedAt: Date | null;
}
