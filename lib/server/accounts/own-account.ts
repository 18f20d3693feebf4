import 'server-only';

import type { ChangeOwnAccount, OwnAccount } from '@/lib/contracts/accounts';
import { accountObject } from '@/lib/domain/auth/audit-object';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { listToolLanguages } from '@/lib/server/messages/tool-texts';
import { inTurn } from './in-turn';
import { requireFree } from './require-free';

const SHOWN = { name: true, email: true, role: true, toolsLanguage: true } as const;

/**
 * The caller's own account, and what can be chosen for it.
 * @throws {AppError} `not_found` where it has been removed meanwhile; `unavailable`
 */
export async function readOwnAccount({ userId }: Pick<Actor, 'userId'>): Promise<OwnAccount> {
  return withDatabaseErrors(async () => ({
    ...(await findOwn(db, userId)),
    toolsLanguages: await listToolLanguages(),
  }));
}

/**
 * Changes what is given of the caller's own account: its name, its address, the language of its tools.
 * @throws {AppError} `validation_failed` for a language that cannot be chosen, `conflict` for a taken name or address,
 * `unauthenticated`, `unavailable`
 */
export async function changeOwnAccount(change: ChangeOwnAccount, actor: Actor): Promise<OwnAccount> {
  const toolsLanguages = await listToolLanguages();
  const { toolsLanguage = null } = change;
  if (toolsLanguage !== null && !toolsLanguages.some(({ tag }) => tag === toolsLanguage))
    throw new AppError('validation_failed', 'The tools do not speak this language.', {
      errors: [{ path: 'toolsLanguage', message: 'Not one of the languages that can be chosen' }],
    });
  return inTurn(async (tx) => {
    await requireStillMay(tx, actor, 'session');
    await requireFree(tx, change, actor.userId);
    const before = await findOwn(tx, actor.userId);
    const after = await tx.user.update({ where: { id: actor.userId }, data: change, select: SHOWN });
    if (before.name !== after.name || before.email !== after.email) {
      const object = `${accountObject(before)} → ${accountObject(after)}`;
      await recordEvent(tx, { action: 'account_changed', actor, object, address: actor.address });
    }
    return { ...after, toolsLanguages };
  });
}

async function findOwn(client: Pick<Transaction, 'user'>, id: string) {
  const found = await client.user.findUnique({ where: { id }, select: SHOWN });
  if (!found) throw new AppError('not_found', 'There is no such account.');
  return found;
}
