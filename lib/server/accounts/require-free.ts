import 'server-only';

import { AppError } from '@/lib/domain/errors';
import type { Transaction } from '@/lib/server/db';

/**
 * Ensures that no other account has this name or address. They are unique whatever their case: signing in could not tell two
 * accounts apart otherwise.
 * @param id of the account that is to have them; empty for a new one
 * @throws {AppError} `conflict`
 */
export async function requireFree(
  tx: Transaction,
  { name = '', email = null }: { name?: string; email?: string | null },
  id: string,
): Promise<void> {
  const taken = await tx.$queryRaw<{ isName: boolean }[]>`
    SELECT lower(name) = lower(${name}) AS "isName" FROM site_user
    WHERE id <> ${id} AND (lower(name) = lower(${name}) OR lower(email) = lower(${email}))`;
  if (taken.length === 0) return;
  const isName = taken.some((each) => each.isName);
  const message = `There is already an account with this ${isName ? 'name' : 'e-mail address'}.`;
  throw new AppError('conflict', message, { errors: [{ path: isName ? 'name' : 'email', message }] });
}
