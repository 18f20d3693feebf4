import 'server-only';

import { randomBytes } from 'node:crypto';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type Device, markOfPassword } from '@/lib/server/gateway/device';
import { deviceSite, sealedDeviceCookie } from './session-cookie';

const ID_BYTES = 16;

interface Account {
  id: string;
  passwordHash: string | null;
}

/**
 * The id of a device that has signed in to the account with its present password; null for any other. A password
 * is changed when somebody else may know it or have the device, so every device must sign in again.
 */
export function knownDeviceId(device: Device | null, account: Account | null): string | null {
  if (!device || !account?.passwordHash || device.userId !== account.id) return null;
  return device.passwordMark === markOfPassword(account.passwordHash, deviceSite()) ? device.id : null;
}

/**
 * The `Set-Cookie` that makes a browser known to the account that it has just signed in to. It keeps the name that it had
 * there.
 * @throws {AppError} `unavailable`
 */
export async function deviceCookie(userId: string, device: Device | null): Promise<string> {
  const account = await withDatabaseErrors(() =>
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } }),
  );
  const isOwn = device?.userId === userId;
  const id = isOwn ? device.id : randomBytes(ID_BYTES).toString('base64url');
  const passwordMark = markOfPassword(account.passwordHash ?? '', deviceSite());
  return sealedDeviceCookie({ id, userId, passwordMark });
}
