import 'server-only';

import { recordEvent } from '@/lib/server/audit/record-event';
import { clientAddress } from '@/lib/server/client-address';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { revokeSessions } from './begin-session';
import { findSession } from './find-session';
import { clearedSessionCookie } from './session-cookie';

/**
 * Signs the sender out: the session ends on the server, so that its cookie becomes worthless (security A-6).
 * Without a session nothing happens.
 * @throws {AppError} `unavailable`
 */
export async function signOut(headers: Headers): Promise<void> {
  const session = await findSession(headers);
  if (!session) return;
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await revokeSessions(tx, { id: session.id });
      await recordEvent(tx, { action: 'signed_out', actor: session, address: clientAddress(headers) });
    }),
  );
}

/** `POST /api/auth/logout` and `DELETE /api/_auth/session`. */
export async function answerSignOut(headers: Headers) {
  await signOut(headers);
  return { body: { loggedOut: true as const }, headers: { 'set-cookie': clearedSessionCookie() } };
}
