import 'server-only';

import { AppError } from '@/lib/domain/errors';
import type { ChangeKey } from '@/lib/server/call';
import type { Prisma } from '@/lib/server/generated/prisma/client';

/** For so long a change that is sent again is the same change. */
export const KEPT_HOURS = 24;

/**
 * Records, in the transaction of a change, that it was carried out under its key. A concurrent request with the
 * same key waits here for the first one.
 * @throws {AppError} `repeated` when it has been carried out already
 */
export async function noteKey(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  { userId, key, digest }: ChangeKey,
): Promise<void> {
  const noted = await tx.$executeRaw`
    INSERT INTO idempotency_key AS kept (user_id, key, digest) VALUES (${userId}, ${key}, ${digest})
    ON CONFLICT (user_id, key) DO UPDATE
      SET digest = excluded.digest, status = NULL, headers = NULL, body = NULL, created_at = now()
      WHERE kept.created_at < now() - ${KEPT_HOURS}::int * interval '1 hour'`;
  if (noted === 0) throw alreadyCarriedOut();
}

/** The refusal if the first answer is not stored (yet). */
export function alreadyCarriedOut(): AppError {
  return new AppError('repeated', 'This change has been carried out already. Look at what is there now.');
}
