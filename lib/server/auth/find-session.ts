import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';

export interface CurrentSession {
  id: string;
  userId: string;
  role: 'owner' | 'editor' | 'translator';
}

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_DAYS = 14;
const ABSOLUTE_DAYS = 30;

/** The cookie that carries a session's id; the prefix binds it to this host, where the site has https. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-atelier-session' : 'atelier-session';
}

/**
 * The session that a request proves, or null: the row decides each time, so a revoked session ends at once.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function findSession(headers: Headers, now = Date.now()): Promise<CurrentSession | null> {
  const id = cookieOf(headers, sessionCookieName(env().siteUrl));
  if (!id) return null;
  return withDatabaseErrors(async () => {
    const row = await db.session.findUnique({ where: { id }, include: { user: { select: { role: true } } } });
    if (!row || row.revokedAt) return null;
    if (row.lastUsedAt.getTime() < now - IDLE_DAYS * DAY_MS) return null;
    if (row.createdAt.getTime() < now - ABSOLUTE_DAYS * DAY_MS) return null;
    return { id: row.id, userId: row.userId, role: row.user.role };
  });
}

function cookieOf(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    // A NUL cannot be looked up, and a session id has none.
    if (key?.trim() === name) return value?.trim().match(/^[\w-]{1,64}$/)?.[0] ?? null;
  }
  return null;
}
