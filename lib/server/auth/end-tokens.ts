import 'server-only';

import { recordEvent } from '@/lib/server/audit/record-event';
import type { Transaction } from '@/lib/server/db';
import type { Actor } from './actor';

/** Ends all access tokens of an account, as all its sessions end with a new password. */
export async function endTokens(
  tx: Transaction,
  { userId, name, address }: Pick<Actor, 'userId' | 'name' | 'address'>,
): Promise<void> {
  const ended = await tx.accessToken.findMany({ where: { userId }, select: { name: true } });
  if (ended.length === 0) return;
  await tx.accessToken.deleteMany({ where: { userId } });
  const object = ended.map((each) => each.name).join(', ');
  await recordEvent(tx, { action: 'token_ended', actor: { userId, name }, object, address });
}
