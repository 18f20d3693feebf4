import 'server-only';

import { hash, verify } from '@node-rs/argon2';
import { isPossiblePassword, normalisePassword } from '@/lib/domain/auth/password-rules';
import { AppError } from '@/lib/domain/errors';
import { logLine } from '@/lib/server/log';
import { WorkQueue } from '@/lib/server/work-queue';

/** Argon2id (the library's own choice), 19 MiB, two passes, one lane (security A-1): about 30 ms of a processor. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** At most so many at a time, so that guessing leaves the site's other work its processors and memory (security A-2). */
const queue = new WorkQueue({
  concurrency: 2,
  waiting: 10,
  refusal: () =>
    new AppError('rate_limited', 'Too many people are signing in. Please try again in a moment.', {
      retryAfterSeconds: 2,
    }),
});

let nobodysHash: Promise<string> | undefined;

/**
 * Hashes a password for storage.
 * @throws {AppError} `rate_limited` when too many are being hashed
 */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalisePassword(password), PARAMETERS));
}

/**
 * Whether a password matches a hash. Without a hash, or for text that cannot be a password, it takes as long and
 * returns false (security A-4).
 * @throws {AppError} `rate_limited` when too many are being looked at
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  nobodysHash ??= hash('nobody', PARAMETERS);
  const against = storedHash ?? (await nobodysHash);
  const isPossible = isPossiblePassword(password);
  const isRight = await queue.run(() => isHashOf(against, isPossible ? normalisePassword(password) : 'none'));
  return isRight && isPossible && storedHash !== null;
}

/** A malformed hash, from a restored or edited database, matches no password; a new link sets another one. */
async function isHashOf(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password);
  } catch {
    logLine({ level: 'error', event: 'unreadable_password_hash' });
    return false;
  }
}
