import 'server-only';

import { AUTH, PASSKEYS, TOKENS } from '@/lib/domain/auth/limits';
import { db, type Transaction } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';

const DAY_MS = 24 * 60 * 60 * 1000;

type Tables = Pick<
  Transaction,
  | 'auditEvent'
  | 'session'
  | 'accountLink'
  | 'accessToken'
  | 'signInAttempt'
  | 'usedChallenge'
  | 'idempotencyKey'
>;

/**
 * Removes records that are past their retention (privacy policy, security S-4): events, sessions and links after
 * 90 days; access tokens 90 days after they expired; sign-in attempts and idempotency keys after a day; used challenges once they have expired. No session
 * lives longer than 30 days.
 */
export async function sweepRecords(tables: Tables, now = Date.now()): Promise<void> {
  const old = { lt: new Date(now - AUTH.auditDays * DAY_MS) };
  await tables.auditEvent.deleteMany({ where: { at: old } });
  await tables.session.deleteMany({ where: { createdAt: old } });
  await tables.accountLink.deleteMany({ where: { createdAt: old } });
  const expired = { lt: new Date(now - TOKENS.shownDays * DAY_MS) };
  await tables.accessToken.deleteMany({ where: { expiresAt: expired } });
  const ofYesterday = { lt: new Date(now - DAY_MS) };
  await tables.signInAttempt.deleteMany({ where: { at: ofYesterday } });
  await sweepChallenges(tables, now);
  await tables.idempotencyKey.deleteMany({ where: { createdAt: ofYesterday } });
}

/** Removes expired challenges. The library that verifies them tolerates clocks that differ by some seconds. */
export async function sweepChallenges(
  tables: Pick<Tables, 'usedChallenge'>,
  now = Date.now(),
): Promise<void> {
  const tooOld = { lt: new Date(now - 2 * PASSKEYS.challengeMs) };
  await tables.usedChallenge.deleteMany({ where: { usedAt: tooOld } });
}

/** The start has swept when this process began. */
let sweptAt = Date.now();

/** Runs the sweep once a day on a server that stays up for months; called at sign-in. Errors are ignored. */
export async function sweepDaily(now = Date.now()): Promise<void> {
  if (now - sweptAt < DAY_MS) return;
  sweptAt = now;
  await sweepRecords(db, now).catch((error: unknown) =>
    logLine({ level: 'warn', event: 'sweep_failed', error: String(error) }),
  );
}
