import 'server-only';

import type { Account, AddAccount, ChangeAccount } from '@/lib/contracts/accounts';
import { accountObject } from '@/lib/domain/auth/audit-object';
import { recordEvent } from '@/lib/server/audit/record-event';
import { makeLink } from '@/lib/server/auth/account-links';
import type { Actor } from '@/lib/server/auth/actor';
import { revokeSessions } from '@/lib/server/auth/begin-session';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import type { Transaction } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { inTurn, requireAnotherOwner } from './in-turn';
import { readAccount } from './read-accounts';
import { requireFree } from './require-free';

interface NewLink {
  link: string;
  expires: string;
}

/**
 * Adds an account without a password, and the link by which its holder sets one.
 * @throws {AppError} `conflict` for a taken name or address, `unavailable`
 */
export async function addAccount(data: AddAccount, actor: Actor): Promise<{ account: Account } & NewLink> {
  return inTurn(async (tx) => {
    await requireStillMay(tx, actor, 'administer-site');
    await requireFree(tx, data, '');
    const { id } = await tx.user.create({ data, select: { id: true } });
    const account = await readAccount(tx, id);
    await note(tx, 'account_added', actor, accountObject(account));
    return { account, ...(await newLink(tx, account, actor)) };
  });
}

/**
 * Changes what is given. Another role ends the account's sessions, which were begun with the rights of the old one.
 * @throws {AppError} `not_found`, `last_owner`, `conflict` for a taken name or address, `unavailable`
 */
export async function changeAccount(id: string, change: ChangeAccount, actor: Actor): Promise<Account> {
  return inTurn(async (tx) => {
    const before = await readAccount(tx, id);
    const isOtherRole = change.role !== undefined && change.role !== before.role;
    if (isOtherRole && before.role === 'owner') await requireAnotherOwner(tx, id);
    await requireStillMay(tx, actor, 'administer-site');
    await requireFree(tx, change, id);
    await tx.user.update({ where: { id }, data: change });
    if (isOtherRole) await revokeSessions(tx, { userId: id });
    const after = await readAccount(tx, id);
    await note(tx, 'account_changed', actor, `${accountObject(before)} → ${accountObject(after)}`);
    return after;
  });
}

/**
 * Removes an account; its sessions and links go with it, what its holder has written stays.
 * @throws {AppError} `not_found`, `last_owner`, `unavailable`
 */
export async function removeAccount(id: string, actor: Actor): Promise<void> {
  await inTurn(async (tx) => {
    const account = await readAccount(tx, id);
    if (account.role === 'owner') await requireAnotherOwner(tx, id);
    await requireStillMay(tx, actor, 'administer-site');
    await tx.user.delete({ where: { id } });
    await note(tx, 'account_removed', actor, accountObject(account));
  });
}

/**
 * A new link for somebody who has lost the password or let the first link grow old; earlier ones are void.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function renewLink(id: string, actor: Actor): Promise<NewLink> {
  return inTurn(async (tx) => {
    await requireStillMay(tx, actor, 'administer-site');
    return newLink(tx, await readAccount(tx, id), actor);
  });
}

async function newLink(tx: Transaction, account: Account, actor: Actor): Promise<NewLink> {
  const { url, expiresAt } = await makeLink(tx, env().siteUrl, account.id);
  await note(tx, 'link_made', actor, accountObject(account));
  return { link: url, expires: expiresAt.toISOString() };
}

async function note(
  tx: Transaction,
  action: 'account_added' | 'account_changed' | 'account_removed' | 'link_made',
  actor: Actor,
  object: string,
): Promise<void> {
  await recordEvent(tx, { action, actor, object, address: actor.address });
}
