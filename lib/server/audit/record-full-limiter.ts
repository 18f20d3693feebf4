import 'server-only';

import { db } from '@/lib/server/db';
import { listenToFullLimiters } from '@/lib/server/gateway/full-limiter';
import { logLine } from '@/lib/server/log';
import { Measure } from './measure';
import { recordEvent } from './record-event';

const MINUTE_MS = 60_000;

const measure = new Measure({ perSender: 1, inAll: 2, windowMs: MINUTE_MS });

/**
 * Records, at most once a minute, that sign-in requests were refused for lack of capacity (security S-4), so that
 * the owner can find out why nobody could sign in. Other calls are only logged.
 */
export function recordFullLimiters(): void {
  listenToFullLimiters((kind) => {
    if (!measure.takes(kind)) return;
    if (kind !== 'sign-in') return logLine({ level: 'warn', event: 'public_calls_full' });
    recordEvent(db, { action: 'sign_in_gate_full', actor: null }).catch(() =>
      logLine({ level: 'warn', event: 'sign_in_gate_full', isKept: false }),
    );
  });
}
