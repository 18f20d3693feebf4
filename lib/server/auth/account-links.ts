import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { AUTH } from '@/lib/domain/auth/limits';
import { passwordProblem } from '@/lib/domain/auth/password-rules';
import type { Role } from '@/lib/domain/auth/roles';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type PrismaClient, type Transaction } from '@/lib/server/db';
import { beginSession, revokeSessions, type Visitor } from './begin-session';
import { endTokens } from './end-tokens';
import { invalidPassword } from './new-password';
import { hashPassword } from './passwords';
import { switchOff } from './second-factor';

/** The name of the owner's account until its holder changes it. */
const OWNER_NAME = 'Owner';

interface Link {
  url: string;
  expiresAt: Date;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * A link that sets a password, once, within a day: of an account, or of the owner's where it names none.
 * Links made for it before are void.
 */
export async function makeLink(
  tx: Pick<Transaction, 'accountLink'>,
  siteUrl: string,
  userId: string | null,
): Promise<Link> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + AUTH.linkMs);
  await tx.accountLink.deleteMany({ where: { userId, usedAt: null } });
  await tx.accountLink.create({ data: { tokenHash: hashOf(token), userId, expiresAt } });
  return { url: `${addressOf(siteUrl)}${token}`, expiresAt };
}

const addressOf = (siteUrl: string) => `${siteUrl}/master?owner=`;

/**
 * When a link ends that would still work for an account; null where it would not, or is no such link.
 * @throws {AppError} `unavailable`
 */
export async function endOfLink(siteUrl: string, url: string, userId: string): Promise<Date | null> {
  const address = addressOf(siteUrl);
  if (!url.startsWith(address)) return null;
  const where = { tokenHash: hashOf(url.slice(address.length)), userId, usedAt: null };
  const row = await withDatabaseErrors(() =>
    db.accountLink.findFirst({ where: { ...where, expiresAt: { gt: new Date() } } }),
  );
  return row?.expiresAt ?? null;
}

/** Whether the site has an owner who can sign in. */
export async function hasOwner(client: Pick<Transaction, 'user'>): Promise<boolean> {
  return (await client.user.count({ where: { role: 'owner', passwordHash: { not: null } } })) > 0;
}

/** Whether a link would still work, and for whom: null when it would not. Looking at it does not use it up. */
export async function findLink(token: string): Promise<{ name: string } | null> {
  return withDatabaseErrors(async () => {
    const row = await db.accountLink.findUnique({
      where: { tokenHash: hashOf(token) },
      include: { user: { select: { name: true } } },
    });
    if (!row || row.usedAt || row.expiresAt <= new Date()) return null;
    return { name: row.user?.name ?? '' };
  });
}

/**
 * Sets the password by a one-time link and signs in. All sessions and access tokens of the account end, and so does the browser's
 * previous one; no passkey is required, since somebody who needs a link may have lost that as well (decision 40).
 * If a link is used several times at once, one use succeeds (security A-8).
 * @throws {AppError} `not_found` for a link that is used, old or none; `validation_failed`, `rate_limited`,
 * `unavailable`
 */
export async function useLink(
  { token, password }: { token: string; password: string },
  visitor: Visitor,
  oldSessionId: string | null,
): Promise<{ sessionId: string }> {
  const holder = await findLink(token);
  if (!holder) throw deadLink();
  const problem = passwordProblem(password, [holder.name, ...(await namesOfSite())]);
  if (problem) throw invalidPassword('password', problem);
  const passwordHash = await hashPassword(password);
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const tokenHash = hashOf(token);
      const now = new Date();
      const { count } = await tx.accountLink.updateMany({
        where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
        data: { usedAt: now },
      });
      if (count === 0) throw deadLink();
      const link = await tx.accountLink.findUniqueOrThrow({ where: { tokenHash } });
      const actor = await setPassword(tx, link.userId, passwordHash);
      await revokeSessions(tx, { userId: actor.userId });
      await endTokens(tx, { ...actor, address: visitor.address });
      await recordEvent(tx, { action: 'password_set', actor, address: visitor.address });
      await switchOff(tx, { ...actor, address: visitor.address });
      return { sessionId: await beginSession(tx, actor.userId, visitor, oldSessionId) };
    }),
  );
}

/** Makes the owner with a password given from outside, where no owner can sign in yet. */
export async function makeOwner(client: PrismaClient, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await client.$transaction(async (tx) => {
    if (!(await hasOwner(tx))) await setPassword(tx, null, passwordHash);
  });
}

/** Voids all links that could still set the account's password. */
export async function voidLinks(
  tx: Pick<Transaction, 'accountLink'>,
  { id, role }: { id: string; role: Role },
): Promise<void> {
  const whose = role === 'owner' ? [{ userId: id }, { userId: null }] : [{ userId: id }];
  await tx.accountLink.deleteMany({ where: { usedAt: null, OR: whose } });
}

/** Sets an account's password. Without an id: that of the oldest owner, created if there is none. */
async function setPassword(tx: Transaction, userId: string | null, passwordHash: string) {
  const select = { id: true, name: true, role: true } as const;
  const found =
    userId === null
      ? await tx.user.findFirst({ where: { role: 'owner' }, orderBy: { createdAt: 'asc' }, select })
      : await tx.user.findUnique({ where: { id: userId }, select });
  // An account that is removed at this moment does not come back as an owner.
  if (!found && userId !== null) throw deadLink();
  const account = found
    ? await tx.user.update({ where: { id: found.id }, data: { passwordHash }, select })
    : await tx.user.create({ data: { name: OWNER_NAME, role: 'owner', passwordHash }, select });
  await voidLinks(tx, account);
  return { userId: account.id, name: account.name };
}

/** The name of the site in its languages, which is no password. */
export async function namesOfSite(): Promise<string[]> {
  const rows = await withDatabaseErrors(() =>
    db.translation.findMany({
      where: { namespace: 'site', key: { in: ['siteTitle', 'artist'] } },
      select: { value: true },
    }),
  );
  return rows.map(({ value }) => value);
}

function deadLink(): AppError {
  return new AppError('not_found', 'This link has been used or is too old. Ask for a new one.');
}
