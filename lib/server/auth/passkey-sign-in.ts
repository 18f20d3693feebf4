import 'server-only';

import type { PasskeyAnswer } from '@/lib/contracts/passkeys';
import { passkeyObject } from '@/lib/domain/auth/audit-object';
import { isCopied, type PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import { sweepDaily } from '@/lib/server/audit/sweep-records';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { beginSession, type Visitor } from './begin-session';
import { type Challenge, makeChallenge, spendChallenge } from './challenge';
import { knownDeviceId } from './known-device';
import { questionOf, readAnswer } from './relying-party';
import { admitSignIn, lookUps } from './sign-in-throttle';

/**
 * The options for signing in with any passkey of the site, and the cookie that binds the challenge to this
 * browser.
 */
export async function startPasskeySignIn(): Promise<{ question: PasskeyQuestion; cookie: string }> {
  const { challenge, cookie } = await makeChallenge({ purpose: 'sign-in' });
  return { question: questionOf(challenge), cookie };
}

/**
 * Signs in by a passkey alone. The browser's previous session ends.
 * @param requested what this browser was asked; null for nothing, or too long ago
 * @throws {AppError} `unauthenticated` for whatever is wrong, `rate_limited`, `unavailable`
 */
export async function signInByPasskey(
  given: PasskeyAnswer,
  requested: Extract<Challenge, { purpose: 'sign-in' }> | null,
  visitor: Visitor,
  oldSessionId: string | null,
): Promise<{ sessionId: string }> {
  if (!requested) throw notRight();
  const { address, device } = visitor;
  const passkey = await lookUps.run(() => withDatabaseErrors(() => findPasskey(given.id)));
  const actor = passkey && { userId: passkey.userId, name: passkey.user.name };
  // Limited by passkey, not by account: guesses at a password do not block passkeys, which cannot be guessed.
  const attempt = await admitSignIn({
    ...{ userId: null, name: '', typedName: `passkey ${given.id}`, address },
    deviceId: knownDeviceId(device, passkey?.user ?? null),
  });
  const counter = passkey && (await readAnswer(given, requested.challenge, passkey));
  if (!passkey || !actor || counter === null) {
    await withDatabaseErrors(() => recordEvent(db, { action: 'sign_in_failed', actor, address }));
    throw notRight();
  }
  await refuseCopy(passkey, counter, address);
  const sessionId = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      if (!(await spendChallenge(tx, requested))) throw notRight();
      await noteUse(tx, passkey, counter);
      await attempt.succeeded(tx);
      await recordEvent(tx, { action: 'signed_in', actor, object: passkeyObject(passkey.name), address });
      return beginSession(tx, passkey.userId, visitor, oldSessionId);
    }),
  );
  await sweepDaily();
  return { sessionId };
}

type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** A passkey by what its device calls it, with its holder; null for one that the site does not know. */
export function findPasskey(credentialId: string) {
  const user = { select: { id: true, name: true, passwordHash: true } } as const;
  return db.passkey.findUnique({ where: { credentialId }, include: { user } });
}

/**
 * A passkey that has been copied opens nothing, and its holder learns of it (security S-4).
 * @throws {AppError} `unauthenticated`
 */
export async function refuseCopy({ userId, name, user, ...before }: Found, counter: number, address: string) {
  if (!isCopied(Number(before.counter), counter)) return;
  const actor = { userId, name: user.name };
  await withDatabaseErrors(() => recordEvent(db, { action: 'passkey_copied', actor, object: name, address }));
  throw notRight();
}

/**
 * Records the use of a passkey in the transaction of a sign-in.
 * @throws {AppError} `unauthenticated` for one that has been removed, or used, since it was looked at
 */
export async function noteUse(
  tx: Transaction,
  { id, counter: before }: Found,
  counter: number,
): Promise<void> {
  const { count } = await tx.passkey.updateMany({
    where: { id, counter: before },
    data: { counter, lastUsedAt: new Date() },
  });
  if (count === 0) throw notRight();
}

/** The same message for every cause. */
function notRight(): AppError {
  return new AppError('unauthenticated', 'This passkey did not work. Please try again.');
}
