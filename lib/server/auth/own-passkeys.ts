import 'server-only';

import type { NewPasskey, OwnPasskeys, Passkey } from '@/lib/contracts/passkeys';
import { PASSKEYS } from '@/lib/domain/auth/limits';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import { besideCall } from '@/lib/server/call';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import type { Actor } from './actor';
import type { Visitor } from './begin-session';
import { type Challenge, makeChallenge, spendChallenge } from './challenge';
import { changeOwn } from './change-own';
import { newPasskeyOptions, readNewPasskey } from './relying-party';
import { requirePassword } from './require-password';
import { switchOff } from './second-factor';

const SHOWN = { id: true, name: true, createdAt: true, lastUsedAt: true } as const;

interface Row {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/**
 * The user's passkeys, oldest first, and whether one of them is required after the password.
 * @throws {AppError} `unavailable`
 */
export async function listPasskeys({ userId }: Actor): Promise<OwnPasskeys> {
  return withDatabaseErrors(async () => {
    const passkeys = await db.passkey.findMany({
      where: { userId },
      select: SHOWN,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    const holder = await db.user.findUnique({ where: { id: userId }, select: { asksForPasskey: true } });
    const recoveryCodesLeft = await db.recoveryCode.count({ where: { userId } });
    const isSecondFactor = holder?.asksForPasskey ?? false;
    return { passkeys: passkeys.map(toPasskey), isSecondFactor, recoveryCodesLeft };
  });
}

/**
 * The options for creating a passkey, once the password has been confirmed, and the cookie that binds the
 * challenge to this browser.
 * @throws {AppError} `validation_failed` for a wrong password, `rate_limited`, `unavailable`
 */
export async function startPasskeyRegistration(currentPassword: string, actor: Actor, visitor: Visitor) {
  const { userId, name } = actor;
  const { attempt } = await requirePassword(currentPassword, actor, visitor);
  // Not part of the change: a repeated request, even under the same key, gets a new challenge.
  const known = await besideCall(() =>
    withDatabaseErrors(() =>
      db.$transaction(async (tx) => {
        await attempt.succeeded(tx);
        return tx.passkey.findMany({ where: { userId }, select: { credentialId: true, transports: true } });
      }),
    ),
  );
  const { challenge, cookie } = await makeChallenge({ purpose: 'add-passkey', sessionId: actor.id });
  return { options: await newPasskeyOptions(challenge, { id: userId, name }, known), cookie };
}

/**
 * Adds a passkey that a device has made for the account.
 * @param requested what it was asked in this session; null for nothing, or too long ago
 * @throws {AppError} `validation_failed` for an answer that is not right, `conflict` for one passkey too many or one that
 * is there already, `unauthenticated`, `unavailable`
 */
export async function addPasskey(
  { name, passkey }: { name: string; passkey: NewPasskey },
  requested: Extract<Challenge, { purpose: 'add-passkey' }> | null,
  actor: Actor,
): Promise<Passkey> {
  const { userId } = actor;
  const isOwn = requested?.sessionId === actor.id;
  const read = isOwn ? await readNewPasskey(passkey, requested.challenge) : null;
  if (!requested || !read) throw notAdded();
  const { transports } = passkey.response;
  return changeOwn(actor, async (tx) => {
    if (!(await spendChallenge(tx, requested))) throw notAdded();
    if ((await tx.passkey.count({ where: { userId } })) >= PASSKEYS.perAccount)
      throw new AppError('conflict', `An account can have ${PASSKEYS.perAccount} passkeys.`);
    if ((await tx.passkey.count({ where: { credentialId: read.credentialId } })) > 0)
      throw new AppError('conflict', 'This passkey is there already.');
    const row = await tx.passkey.create({ data: { ...read, userId, name, transports }, select: SHOWN });
    await recordEvent(tx, { action: 'passkey_added', actor, object: name, address: actor.address });
    return toPasskey(row);
  });
}

/**
 * Gives one of one's own passkeys another name.
 * @throws {AppError} `not_found` for another's or none; `unauthenticated`, `unavailable`
 */
export async function renamePasskey(id: string, name: string, actor: Actor): Promise<Passkey> {
  return changeOwn(actor, async (tx) => {
    await requireOwn(tx, id, actor);
    return toPasskey(await tx.passkey.update({ where: { id }, data: { name }, select: SHOWN }));
  });
}

/**
 * Removes a passkey of the user after checking the password: it cannot be used any more. After the last one the
 * password alone is enough again.
 * @throws {AppError} `not_found` for another's or none; `validation_failed` for a wrong password, `rate_limited`,
 * `unauthenticated`, `unavailable`
 */
export async function removePasskey(
  id: string,
  currentPassword: string,
  actor: Actor,
  visitor: Visitor,
): Promise<void> {
  await withDatabaseErrors(() => requireOwn(db, id, actor));
  const { attempt } = await requirePassword(currentPassword, actor, visitor);
  await changeOwn(actor, async (tx) => {
    const { name } = await requireOwn(tx, id, actor);
    await tx.passkey.delete({ where: { id } });
    await attempt.succeeded(tx);
    await recordEvent(tx, { action: 'passkey_removed', actor, object: name, address: actor.address });
    if ((await tx.passkey.count({ where: { userId: actor.userId } })) === 0) await switchOff(tx, actor);
  });
}

async function requireOwn(tx: Pick<Transaction, 'passkey'>, id: string, { userId }: Actor): Promise<Row> {
  const row = await tx.passkey.findFirst({ where: { id, userId }, select: SHOWN });
  if (!row) throw new AppError('not_found', 'There is no such passkey.');
  return row;
}

function notAdded(): AppError {
  return new AppError('validation_failed', 'This passkey could not be added. Please try again.');
}

function toPasskey({ id, name, createdAt, lastUsedAt }: Row): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
