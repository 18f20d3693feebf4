import 'server-only';

import { clientAddress } from '@/lib/server/client-address';
import { db } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { Measure } from './measure';
import { type AuditActor, recordEvent } from './record-event';

const measure = new Measure({ perSender: 30, inAll: 300, windowMs: 60 * 60 * 1000 });

/**
 * Records that a signed-in user was refused something that their role does not allow (security S-4). The refusal
 * stands even if recording fails.
 */
export async function recordDenial(actor: AuditActor, request: Request): Promise<void> {
  if (!measure.takes(actor.userId)) return;
  const object = `${request.method} ${new URL(request.url).pathname}`;
  const address = clientAddress(request.headers);
  await recordEvent(db, { action: 'access_denied', actor, object, address }).catch(() =>
    logLine({ level: 'warn', event: 'access_denied', actor: actor.userId, object, isKept: false }),
  );
}
