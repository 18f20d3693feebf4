import 'server-only';

import { createHmac } from 'node:crypto';
import { AUTH, SIGN_IN_LIMITS } from '@/lib/domain/auth/limits';
import { isUnderAttack, type SignInWait, signInWait } from '@/lib/domain/auth/sign-in-wait';
import { AppError } from '@/lib/domain/errors';
import { Measure } from '@/lib/server/audit/measure';
import { recordEvent } from '@/lib/server/audit/record-event';
import { besideCall } from '@/lib/server/call';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { addressKey } from '@/lib/server/rate-limit/address-key';
import { WorkQueue } from '@/lib/server/work-queue';
import { authSecret } from './session-cookie';

export interface Candidate {
  /** The account, or null and the typed name if no such account exists. */
  userId: string | null;
  /** The name of the account as it is stored. */
  name: string;
  typedName: string;
  /** In full. */
  address: string;
  /** The device, where the account knows it; null for any other. */
  deviceId: string | null;
}

/** A sign-in attempt; it counts as failed until it is rolled back. */
export interface Attempt {
  succeeded(tx: Transaction): Promise<void>;
}

const SECOND_MS = 1000;
const KEY_CHARACTERS = 22;
/** All admissions pass one after the other: two at the same moment must not both be the last one allowed (security A-3). */
const ADMISSION_LOCK = 7_342_901;
/** Refusals kept in memory, so that a burst of guesses does not become a burst on the database. */
const REMEMBERED = 1000;

const refused = new Map<string, number>();
const MINUTE_MS = 60_000;
const measure = new Measure({ perSender: 1, inAll: 60, windowMs: SIGN_IN_LIMITS.address.windowMs });
const lockedMeasure = new Measure({ perSender: 1, inAll: 10, windowMs: MINUTE_MS });
/** Looking accounts up leaves the visitors' pages their connections to the database, however many guess at once. */
export const lookUps = new WorkQueue({ concurrency: 2, waiting: 8, refusal: () => tooOften(SECOND_MS) });
const queue = new WorkQueue({ concurrency: 1, waiting: 8, refusal: () => tooOften(SECOND_MS) });

/**
 * Admits one more password to be looked at, or refuses (security A-2): counted before it is looked at, in the database,
 * so that neither a restart nor a second server forgets. What is returned takes the attempt back, once it succeeds.
 * @throws {AppError} `rate_limited` with the seconds to wait, `unavailable`
 */
export async function admitSignIn(candidate: Candidate): Promise<Attempt> {
  const { userId, deviceId } = candidate;
  const address = deviceId === null ? addressKey(candidate.address) : `device ${deviceId}`;
  const account = userId ?? unknownAccount(candidate.typedName);
  const pair = `${address} ${account}`;
  const until = refused.get(pair) ?? 0;
  if (until > Date.now()) throw tooOften(until - Date.now());
  const place = { account, address };
  // Not part of the change under the idempotency key, since a refused caller repeats the same request later.
  const admitted = await queue.run(() =>
    besideCall(() => withDatabaseErrors(() => db.$transaction((tx) => admit(tx, candidate, place)))),
  );
  if ('ms' in admitted) {
    refuse(pair, admitted.ms);
    await recordRefusal(candidate, place, admitted.by);
    throw tooOften(admitted.ms);
  }
  const { id } = admitted;
  return {
    async succeeded(tx) {
      // Earlier failures from this address were the same person's typing errors.
      await tx.signInAttempt.deleteMany({ where: { OR: [{ id }, { account, address }] } });
    },
  };
}

/** The id of the attempt, or why it may not be made yet. */
async function admit(
  tx: Transaction,
  { userId, deviceId }: Candidate,
  { account, address }: { account: string; address: string },
): Promise<{ id: string } | SignInWait> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADMISSION_LOCK}::bigint)`;
  const now = Date.now();
  await tx.signInAttempt.deleteMany({
    where: { at: { lt: new Date(now - SIGN_IN_LIMITS.account.windowMs) } },
  });
  const rows = await tx.signInAttempt.findMany({ select: { at: true, account: true, address: true } });
  const attempts = rows.map((row) => ({ ...row, at: row.at.getTime() }));
  const isKnownAddress =
    userId !== null && deviceId === null && (await hasSignedInFrom(tx, userId, address, now));
  const knownBy = deviceId !== null ? 'device' : isKnownAddress ? 'address' : null;
  const wait = signInWait(attempts, { account, address, knownBy }, now);
  if (wait.ms > 0) return wait;
  if (isUnderAttack(attempts, now))
    logLine({ level: 'warn', event: 'sign_in_attack', attempts: attempts.length });
  return tx.signInAttempt.create({ data: { account, address, at: new Date(now) }, select: { id: true } });
}

/**
 * Records that sign-ins are being delayed (security S-4), once and not for each attempt; the refusal stands even
 * if this fails.
 */
async function recordRefusal(
  { userId, name, address }: Candidate,
  place: { account: string; address: string },
  by: SignInWait['by'],
): Promise<void> {
  const actor = userId === null ? null : { userId, name };
  const actions = [
    ...(measure.takes(place.address) ? (['sign_in_throttled'] as const) : []),
    ...(by === 'account' && actor && lockedMeasure.takes(place.account) ? (['sign_in_locked'] as const) : []),
  ];
  for (const action of actions) await recordEvent(db, { action, actor, address }).catch(() => undefined);
}

/** Whether the account has recently been signed in to from this address; false for unknown accounts. */
async function hasSignedInFrom(
  tx: Transaction,
  userId: string,
  address: string,
  now: number,
): Promise<boolean> {
  if (address === addressKey('')) return false;
  const createdAt = { gt: new Date(now - AUTH.absoluteMs) };
  return (await tx.session.count({ where: { userId, addressKey: address, createdAt } })) > 0;
}

/** People type passwords into the name field, so what they typed is not stored. */
function unknownAccount(typed: string): string {
  const digest = createHmac('sha256', authSecret()).update(`account ${typed.trim().toLowerCase()}`);
  return `?${digest.digest('base64url').slice(0, KEY_CHARACTERS)}`;
}

function refuse(pair: string, waitMs: number): void {
  if (refused.size >= REMEMBERED) refused.clear();
  refused.set(pair, Date.now() + waitMs);
}

/** The refusal of who has to wait, whole seconds told. */
function tooOften(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new AppError('rate_limited', `Too many attempts. Please try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });
}
