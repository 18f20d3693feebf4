import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { recordEvent } from '@/lib/server/audit/record-event';
import { sweepDaily } from '@/lib/server/audit/sweep-records';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { beginSession, type Visitor } from './begin-session';
import { type Account, holdsPassword } from './holds-password';
import { knownDeviceId } from './known-device';
import { isPassword } from './passwords';
import { type SecondStep, startSecondStep } from './second-step';
import { admitSignIn, lookUps } from './sign-in-throttle';

interface Credentials {
  /** Name or e-mail address; left out where there is one account only. */
  name?: string;
  password: string;
}

interface SignedIn {
  sessionId: string;
  userId: string;
  name: string;
}

interface Found extends Account {
  asksForPasskey: boolean;
}

/** The same message for every cause (security A-4). */
const INVALID = 'Invalid password';

/**
 * Signs in: one refusal for whatever is wrong, after the same time. The session that the browser had before ends. An account
 * that asks for a passkey as well is signed in to by `finishSignIn`; until then the attempt counts as failed, so that whoever
 * has found out a password alone has no more tries by it.
 * @throws {AppError} `unauthenticated`, `rate_limited`, `unavailable`
 */
export async function signIn(
  { name = '', password }: Credentials,
  visitor: Visitor,
  oldSessionId: string | null,
): Promise<SignedIn | SecondStep> {
  const { address } = visitor;
  const account = await lookUps.run(() =>
    withDatabaseErrors(() => findAccount(name.normalize('NFC').trim())),
  );
  const actor = account && { userId: account.id, name: account.name };
  const attempt = await admitSignIn({
    userId: account?.id ?? null,
    name: account?.name ?? '',
    typedName: name,
    address,
    deviceId: knownDeviceId(visitor.device, account),
  });
  if (!(await isPassword(password, account?.passwordHash ?? null)) || !account || !actor) {
    await withDatabaseErrors(() => recordEvent(db, { action: 'sign_in_failed', actor, address }));
    throw new AppError('unauthenticated', INVALID);
  }
  if (account.asksForPasskey) {
    await withDatabaseErrors(() => recordEvent(db, { action: 'second_step_asked', actor, address }));
    return startSecondStep(account);
  }
  const sessionId = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      // A password that is changed at this moment ends all sessions: this one must not slip in behind that.
      if (!(await holdsPassword(tx, account))) throw new AppError('unauthenticated', INVALID);
      await attempt.succeeded(tx);
      await recordEvent(tx, { action: 'signed_in', actor, address });
      return beginSession(tx, actor.userId, visitor, oldSessionId);
    }),
  );
  await sweepDaily();
  return { sessionId, ...actor };
}

/** The account of a name or address; without one, the only account that has a password, or else the only owner's. */
async function findAccount(name: string): Promise<Found | null> {
  const select = { id: true, name: true, passwordHash: true, asksForPasskey: true } as const;
  if (!isStorableText(name)) return null;
  if (name !== '') {
    // Prisma's own comparison without regard to case is ILIKE, to which `%` is anybody.
    const [account] = await db.$queryRaw<Found[]>`
      SELECT id, name, password_hash AS "passwordHash", asks_for_passkey AS "asksForPasskey" FROM site_user
      WHERE lower(name) = lower(${name}) OR lower(email) = lower(${name}) LIMIT 1`;
    return account ?? null;
  }
  const accounts = await db.user.findMany({
    where: { passwordHash: { not: null } },
    select: { ...select, role: true },
  });
  const candidates = accounts.length === 1 ? accounts : accounts.filter(({ role }) => role === 'owner');
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}
