import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import type { Actor } from './actor';
import type { Visitor } from './begin-session';
import { knownDeviceId } from './known-device';
import { isPassword } from './passwords';
import { type Attempt, admitSignIn } from './sign-in-throttle';

/**
 * Checks the present password before a change of how the account is signed in to (security A-7). A stolen session
 * cannot be used to guess it: attempts are limited as when signing in.
 * @returns the attempt, to be taken back in the transaction of the change, and the hash that was looked at
 * @throws {AppError} `validation_failed` for a wrong one, `rate_limited`, `unavailable`
 */
export async function requirePassword(
  currentPassword: string,
  actor: Actor,
  visitor: Visitor,
): Promise<{ attempt: Attempt; before: string | null }> {
  const { userId, name, address } = actor;
  const account = await withDatabaseErrors(() =>
    db.user.findUnique({ where: { id: userId }, select: { id: true, passwordHash: true } }),
  );
  const deviceId = knownDeviceId(visitor.device, account);
  const attempt = await admitSignIn({ userId, name, typedName: '', address, deviceId });
  const before = account?.passwordHash ?? null;
  if (await isPassword(currentPassword, before)) return { attempt, before };
  await withDatabaseErrors(() => recordEvent(db, { action: 'password_refused', actor, address }));
  throw wrongPassword();
}

/** In the words that signing in says it with. */
export function wrongPassword(): AppError {
  const message = 'Invalid password';
  return new AppError('validation_failed', message, { errors: [{ path: 'currentPassword', message }] });
}
