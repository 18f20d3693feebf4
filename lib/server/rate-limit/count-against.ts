import 'server-only';

import { AppError } from '@/lib/domain/errors';
import type { Transaction } from '@/lib/server/db';

/** How often something may be done in a window of time, which begins when it is first done. */
export interface RateLimit {
  /** What is counted and for whom: no address in the clear (`addressKey`). */
  key: string;
  maximum: number;
  windowMs: number;
}

/** Most rows removed per call; the next call removes the rest. */
const SWEPT_AT_ONCE = 500;

/**
 * Counts one more against every limit, or refuses when one is used up. The counters are rows, so they survive restarts
 * and hold for all servers together. Belongs into a transaction, whose end by the error also takes back what was
 * counted: a refused attempt costs nothing. Callers name their limits in one order, from the sender's to the site's,
 * so that two of them never wait for each other.
 * @throws {AppError} `rate_limited`
 */
export async function countAgainst(tx: Transaction, limits: readonly RateLimit[]): Promise<void> {
  for (const limit of limits) {
    if (!(await countOne(tx, limit))) {
      throw new AppError('rate_limited', 'That was too often. Please try again later.', {
        retryAfterSeconds: await secondsLeft(tx, limit.key),
      });
    }
  }
}

/** Removes counters whose window is over; those that somebody is counting with at this moment stay. */
export async function sweepRateLimits(tx: Pick<Transaction, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM rate_limit WHERE key IN (
      SELECT key FROM rate_limit WHERE expires_at <= now() LIMIT ${SWEPT_AT_ONCE}::int FOR UPDATE SKIP LOCKED)`;
}

async function countOne(tx: Transaction, { key, maximum, windowMs }: RateLimit): Promise<boolean> {
  const counted = await tx.$executeRaw`
    INSERT INTO rate_limit AS kept (key, count, expires_at)
    VALUES (${key}, 1, now() + ${windowMs}::int * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN kept.expires_at <= now() THEN 1 ELSE kept.count + 1 END,
      expires_at = CASE WHEN kept.expires_at <= now() THEN excluded.expires_at ELSE kept.expires_at END
    WHERE kept.expires_at <= now() OR kept.count < ${maximum}::int`;
  return counted > 0;
}

async function secondsLeft(tx: Transaction, key: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ seconds: number }[]>`
    SELECT ceil(extract(epoch FROM expires_at - now()))::int AS seconds FROM rate_limit WHERE key = ${key}`;
  return Math.max(1, row?.seconds ?? 1);
}
