import 'server-only';

import { randomBytes } from 'node:crypto';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { PASSKEYS } from '@/lib/domain/auth/limits';
import { sweepChallenges } from '@/lib/server/audit/sweep-records';
import type { Transaction } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { cookieNames } from '@/lib/server/gateway/cookie-names';
import { authSecret, cookieOf, setCookie } from './session-cookie';

/** What a passkey signs, and for which purpose: an answer is valid for that purpose only. */
export type Challenge = { challenge: string } & Purpose;

type Purpose =
  | { purpose: 'sign-in' }
  /** The account whose password was right; `passwordMark` tells whether it is still the same password. */
  | { purpose: 'second-step'; userId: string; passwordMark: string }
  /** In one session alone. */
  | { purpose: 'add-passkey'; sessionId: string };

const CHALLENGE_BYTES = 32;
const SECOND_MS = 1000;
/** Differs from the key of sessions, so that neither cookie can be used as the other. */
const SALT = 'challenge';

/**
 * A new challenge, and the cookie that binds it to the browser which asks for it. It is sealed instead of stored, so that
 * strangers who ask for many fill nothing (decision 40).
 */
export async function makeChallenge(purpose: Purpose): Promise<{ challenge: string; cookie: string }> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const maxAge = PASSKEYS.challengeMs / SECOND_MS;
  const sealed = await encode({ token: { ...purpose, challenge }, secret: authSecret(), salt: SALT, maxAge });
  return { challenge, cookie: setCookie(cookieNames(env().siteUrl).challenge, sealed, maxAge) };
}

/** The challenge given to this browser for a purpose; null if there is none or it has expired. */
export async function challengeOf<Name extends Challenge['purpose']>(
  headers: Headers,
  purpose: Name,
): Promise<Extract<Challenge, { purpose: Name }> | null> {
  const sealed = cookieOf(headers, cookieNames(env().siteUrl).challenge);
  if (!sealed) return null;
  const token: JWT | null = await decode({ token: sealed, secret: authSecret(), salt: SALT }).catch(
    () => null,
  );
  return token?.purpose === purpose ? (token as unknown as Extract<Challenge, { purpose: Name }>) : null;
}

/** The `Set-Cookie` that takes it away again. */
export function clearedChallengeCookie(): string {
  return setCookie(cookieNames(env().siteUrl).challenge, '', 0);
}

/**
 * Marks a challenge as used, in the transaction of what it allows. False if it was used before: of several
 * concurrent answers one succeeds.
 */
export async function spendChallenge(
  tx: Pick<Transaction, 'usedChallenge'>,
  { challenge }: Pick<Challenge, 'challenge'>,
): Promise<boolean> {
  await sweepChallenges(tx);
  const { count } = await tx.usedChallenge.createMany({ data: { challenge }, skipDuplicates: true });
  return count > 0;
}
