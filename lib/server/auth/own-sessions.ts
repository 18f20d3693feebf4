import 'server-only';

import type { OwnSession } from '@/lib/contracts/sessions';
import { AUTH } from '@/lib/domain/auth/limits';
import { sessionEnd } from '@/lib/domain/auth/session-life';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma } from '@/lib/server/db';
import type { Actor } from './actor';
import { revokeSessions } from './begin-session';

/** The rows that `isSessionAlive` says yes to. */
function alive(userId: string, now = Date.now()) {
  return {
    userId,
    revokedAt: null,
    createdAt: { gt: new Date(now - AUTH.absoluteMs) },
    lastUsedAt: { gt: new Date(now - AUTH.idleMs) },
  } satisfies Prisma.SessionWhereInput;
}

/**
 * Where one is signed in, the session used last first.
 * @throws {AppError} `unavailable`
 */
export async function listOwnSessions({ userId, id: currentId }: Actor): Promise<{ sessions: OwnSession[] }> {
  const rows = await withDatabaseErrors(() =>
    db.session.findMany({ where: alive(userId), orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] }),
  );
  const sessions = rows.map(({ id, createdAt, lastUsedAt, userAgent, address }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expires: sessionEnd({ createdAt, lastUsedAt }).toISOString(),
    userAgent,
    address,
    isCurrent: id === currentId,
  }));
  return { sessions };
}

/**
 * Ends one of one's own sessions.
 * @throws {AppError} `not_found` for one that is another's, over or none; `unavailable`
 */
export async function endOwnSession(id: string, actor: Actor): Promise<void> {
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const count = await revokeSessions(tx, { ...alive(actor.userId), id });
      if (count === 0) throw new AppError('not_found', 'There is no such session.');
      await recordEvent(tx, { action: 'session_ended', actor, object: id, address: actor.address });
    }),
  );
}

/**
 * Ends all of one's own sessions but the present one. Returns how many.
 * @throws {AppError} `unavailable`
 */
export async function endOtherSessions(actor: Actor): Promise<number> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const ended = await revokeSessions(tx, { ...alive(actor.userId), id: { not: actor.id } });
      const object = `all others (${ended})`;
      if (ended > 0)
        await recordEvent(tx, { action: 'session_ended', actor, object, address: actor.address });
      return ended;
    }),
  );
}
