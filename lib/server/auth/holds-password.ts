import 'server-only';

import type { Transaction } from '@/lib/server/db';

/** An account, with the password hash that was checked. */
export interface Account {
  id: string;
  name: string;
  passwordHash: string | null;
}

/** Whether the account still has the password that was checked; locks it until the transaction ends. */
export async function holdsPassword(
  tx: Pick<Transaction, '$queryRaw'>,
  { id, passwordHash }: Account,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM site_user WHERE id = ${id} AND password_hash = ${passwordHash} FOR SHARE`;
  return rows.length > 0;
}
