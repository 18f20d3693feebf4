import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { codesLeftObject } from '@/lib/domain/auth/audit-object';
import { PASSKEYS } from '@/lib/domain/auth/limits';
import { plainRecoveryCode, RECOVERY_CODE_BYTES, recoveryCodeOf } from '@/lib/domain/auth/recovery-codes';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Transaction } from '@/lib/server/db';
import type { Actor } from './actor';
import type { Visitor } from './begin-session';
import { changeOwn } from './change-own';
import { requirePassword } from './require-password';

type Whose = Pick<Actor, 'userId' | 'name' | 'address'>;

/**
 * Switches the passkey after the password on or off, after checking the password. Switching it on, even again,
 * makes new recovery codes, which are shown only once; earlier ones become invalid.
 * @throws {AppError} `conflict` without a passkey to ask for; `validation_failed` for a wrong password,
 * `rate_limited`, `unauthenticated`, `unavailable`
 */
export async function setSecondFactor(
  { isOn, currentPassword }: { isOn: boolean; currentPassword: string },
  actor: Actor,
  visitor: Visitor,
): Promise<{ recoveryCodes: string[] }> {
  const { attempt } = await requirePassword(currentPassword, actor, visitor);
  return changeOwn(actor, async (tx) => {
    await attempt.succeeded(tx);
    if (!isOn) {
      await switchOff(tx, actor);
      return { recoveryCodes: [] };
    }
    const { userId, address } = actor;
    if ((await tx.passkey.count({ where: { userId } })) === 0)
      throw new AppError('conflict', 'Add a passkey first.');
    const { count } = await tx.user.updateMany({
      where: { id: userId, asksForPasskey: false },
      data: { asksForPasskey: true },
    });
    const action = count > 0 ? 'second_factor_on' : 'recovery_codes_made';
    await recordEvent(tx, { action, actor, address });
    return { recoveryCodes: await makeCodes(tx, userId) };
  });
}

/** Asks for the password alone from now on, if it was otherwise; the recovery codes are void. */
export async function switchOff(tx: Transaction, actor: Whose): Promise<void> {
  const { userId, address } = actor;
  const { count } = await tx.user.updateMany({
    where: { id: userId, asksForPasskey: true },
    data: { asksForPasskey: false },
  });
  if (count === 0) return;
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await recordEvent(tx, { action: 'second_factor_off', actor, address });
}

/** Uses up a recovery code. False if the account has no such code, or it was used before. */
export async function spendCode(tx: Transaction, typed: string, actor: Whose): Promise<boolean> {
  const { userId, address } = actor;
  const { count } = await tx.recoveryCode.deleteMany({
    where: { userId, codeHash: hashOf(userId, plainRecoveryCode(typed)) },
  });
  if (count === 0) return false;
  const left = await tx.recoveryCode.count({ where: { userId } });
  await recordEvent(tx, { action: 'recovery_code_used', actor, object: codesLeftObject(left), address });
  return true;
}

async function makeCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: PASSKEYS.recoveryCodes }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)),
  );
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(userId, plainRecoveryCode(code)) })),
  });
  return codes;
}

/** Eighty random bits are not found by trying: they need no slow hash as passwords do. */
function hashOf(userId: string, plainCode: string): string {
  return createHash('sha256').update(`${userId} ${plainCode}`).digest('hex');
}
