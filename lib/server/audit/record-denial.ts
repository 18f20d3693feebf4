import 'server-only';

import type { CurrentSession } from '@/lib/server/auth/find-session';
import { db } from '@/lib/server/db';
import { clientAddress } from '@/lib/server/http/client-address';
import { logLine } from '@/lib/server/log';
import { Measure } from './measure';
import { recordEvent } from './record-event';

const measure = new Measure({ perSender: 30, inAll: 300, windowMs: 60 * 60 * 1000 });

/**
 * Keeps that somebody who is signed in wanted what their role may not do (security S-4). The refusal stands also where
 * this cannot be written down.
 */
export async function recordDenial(session: CurrentSession, request: Request): Promise<void> {
  if (!measure.takes(session.userId)) return;
  const object = `${request.method} ${new URL(request.url).pathname}`;
  const address = clientAddress(request.headers);
  await recordEvent(db, { action: 'access_denied', actor: session, object, address }).catch(() =>
    logLine({ level: 'warn', event: 'access_denied', actor: session.userId, object, isKept: false }),
  );
}
