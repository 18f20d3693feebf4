import 'server-only';

import { db } from '@/lib/server/db';
import { listenToFullGates } from '@/lib/server/gateway/full-gate';
import { logLine } from '@/lib/server/log';
import { Measure } from './measure';
import { recordEvent } from './record-event';

const MINUTE_MS = 60_000;

const measure = new Measure({ perSender: 1, inAll: 2, windowMs: MINUTE_MS });

/**
 * Keeps, once a minute at most, that calls found no place at the door (security S-4): where nobody can sign in any more the
 * owner is to learn why. Of other calls only the log tells.
 */
export function recordFullGates(): void {
  listenToFullGates((kind) => {
    if (!measure.takes(kind)) return;
    if (kind === 'other') return logLine({ level: 'warn', event: 'public_calls_full' });
    recordEvent(db, { action: 'sign_in_gate_full', actor: null }).catch(() =>
      logLine({ level: 'warn', event: 'sign_in_gate_full', isKept: false }),
    );
  });
}
