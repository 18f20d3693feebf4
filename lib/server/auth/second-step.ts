import 'server-only';

import type { SecondStepProof } from '@/lib/contracts/passkeys';
import type { PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import { sweepDaily } from '@/lib/server/audit/sweep-records';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { markOfPassword } from '@/lib/server/gateway/device';
import { beginSession, type Visitor } from './begin-session';
import { type Challenge, makeChallenge, spendChallenge } from './challenge';
import { type Account, holdsPassword } from './holds-password';
import { knownDeviceId } from './known-device';
import { findPasskey, noteUse, refuseCopy } from './passkey-sign-in';
import { questionOf, readAnswer } from './relying-party';
import { spendCode } from './second-factor';
import { deviceSite } from './session-cookie';
import { admitSignIn, lookUps } from './sign-in-throttle';

type SecondStepChallenge = Extract<Challenge, { purpose: 'second-step' }>;

/** The second step that an account requires after its password, and the cookie that binds it to this browser. */
export interface SecondStep {
  question: PasskeyQuestion;
  cookie: string;
}

/**
 * Proves the second step in the transaction of the sign-in and returns what was used; null if the proof is
 * invalid.
 */
type Proof = (tx: Transaction) => Promise<string | null>;

/**
 * Asks for a passkey of the account whose password was right.
 * @throws {AppError} `unavailable`
 */
export async function startSecondStep({ id, passwordHash }: Account): Promise<SecondStep> {
  const known = await withDatabaseErrors(() =>
    db.passkey.findMany({ where: { userId: id }, select: { credentialId: true, transports: true } }),
  );
  const passwordMark = markOf(passwordHash);
  const { challenge, cookie } = await makeChallenge({ purpose: 'second-step', userId: id, passwordMark });
  return { question: questionOf(challenge, known), cookie };
}

/**
 * Signs in by a passkey or a recovery code after the password was right. The browser's previous session ends.
 * @param challenge what this browser was asked; null for nothing, or too long ago
 * @throws {AppError} `unauthenticated` for what is wrong, with `isOver` where the password has to be entered
 * again; `rate_limited`, `unavailable`
 */
export async function finishSignIn(
  given: SecondStepProof,
  challenge: SecondStepChallenge | null,
  visitor: Visitor,
  oldSessionId: string | null,
): Promise<{ sessionId: string }> {
  const account = challenge && (await lookUps.run(() => withDatabaseErrors(() => findHolder(challenge))));
  if (!account) throw over();
  const { address, device } = visitor;
  const actor = { userId: account.id, name: account.name, address };
  const deviceId = knownDeviceId(device, account);
  const attempt = await admitSignIn({ ...actor, typedName: '', deviceId });
  const prove = await proofOf(given, challenge, actor);
  const sessionId = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const proof = await prove(tx);
      if (proof === null) return null;
      if (!(await holdsPassword(tx, account)) || !(await spendChallenge(tx, challenge))) throw over();
      await attempt.succeeded(tx);
      await recordEvent(tx, { action: 'signed_in', actor, object: `password and ${proof}`, address });
      return beginSession(tx, account.id, visitor, oldSessionId);
    }),
  );
  if (sessionId === null) {
    await withDatabaseErrors(() => recordEvent(db, { action: 'sign_in_failed', actor, address }));
    throw new AppError('unauthenticated', 'This did not work. Please try again.');
  }
  await sweepDaily();
  return { sessionId };
}

interface Holder {
  userId: string;
  name: string;
  address: string;
}

async function proofOf(
  { passkey, recoveryCode = '' }: SecondStepProof,
  challenge: SecondStepChallenge,
  holder: Holder,
): Promise<Proof> {
  if (!passkey) return async (tx) => ((await spendCode(tx, recoveryCode, holder)) ? 'recovery code' : null);
  const found = await withDatabaseErrors(() => findPasskey(passkey.id));
  const isOwn = found?.userId === holder.userId;
  const counter = isOwn ? await readAnswer(passkey, challenge.challenge, found) : null;
  if (!isOwn || counter === null) return async () => null;
  await refuseCopy(found, counter, holder.address);
  return async (tx) => {
    await noteUse(tx, found, counter);
    return `passkey: ${found.name}`;
  };
}

/** Null if the account is gone or its password has changed. */
async function findHolder({ userId, passwordMark }: SecondStepChallenge): Promise<Account | null> {
  const select = { id: true, name: true, passwordHash: true } as const;
  const account = await db.user.findUnique({ where: { id: userId }, select });
  return account && markOf(account.passwordHash) === passwordMark ? account : null;
}

function markOf(passwordHash: string | null): string {
  return markOfPassword(passwordHash ?? '', deviceSite());
}

function over(): AppError {
  return new AppError('unauthenticated', 'Please enter the password again.', { extra: { isOver: true } });
}
