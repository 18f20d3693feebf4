import 'server-only';

import { randomBytes } from 'node:crypto';
import type { AccessToken, MadeToken, TokenCreation } from '@/lib/contracts/tokens';
import { TOKENS } from '@/lib/domain/auth/limits';
import { beginningOf, TOKEN_SCOPES, tokenOf } from '@/lib/domain/auth/token-scopes';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import type { Actor } from './actor';
import type { Visitor } from './begin-session';
import { changeOwn } from './change-own';
import { tokenHash } from './find-token';
import { requirePassword } from './require-password';

const SECRET_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN = {
  ...{ id: true, name: true, beginning: true, scopes: true },
  ...{ createdAt: true, expiresAt: true, lastUsedAt: true },
} as const;

interface Row {
  id: string;
  name: string;
  beginning: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

/**
 * The user's own access tokens, the newest first, also those that have expired.
 * @throws {AppError} `unavailable`
 */
export async function listTokens({ userId }: Actor): Promise<AccessToken[]> {
  const rows = await withDatabaseErrors(() =>
    db.accessToken.findMany({
      where: { userId },
      select: SHOWN,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  );
  return rows.map(toToken);
}

/**
 * Makes an access token for the account, once its password has been confirmed. The token itself is answered once and stored
 * nowhere.
 * @throws {AppError} `validation_failed` for a wrong password, `conflict` for one token too many, `rate_limited`,
 * `unauthenticated`, `unavailable`
 */
export async function makeToken(
  { name, scopes, days, currentPassword }: TokenCreation,
  actor: Actor,
  visitor: Visitor,
): Promise<MadeToken> {
  const { userId } = actor;
  const { attempt } = await requirePassword(currentPassword, actor, visitor);
  const token = tokenOf(randomBytes(SECRET_BYTES).toString('base64url'));
  const now = new Date();
  const made = await changeOwn(actor, async (tx) => {
    await attempt.succeeded(tx);
    const valid = await tx.accessToken.count({ where: { userId, expiresAt: { gt: now } } });
    if (valid >= TOKENS.perAccount)
      throw new AppError('conflict', `An account can have ${TOKENS.perAccount} access tokens.`);
    const row = await tx.accessToken.create({
      data: {
        ...{ userId, name, scopes: [...new Set(scopes)] },
        ...{ tokenHash: tokenHash(token), beginning: beginningOf(token) },
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      },
      select: SHOWN,
    });
    await recordEvent(tx, { action: 'token_made', actor, object: name, address: actor.address });
    return row;
  });
  return { token, made: toToken(made) };
}

/**
 * Ends one of one's own tokens, at once.
 * @throws {AppError} `not_found` for another's or none; `unauthenticated`, `unavailable`
 */
export async function endToken(id: string, actor: Actor): Promise<void> {
  await changeOwn(actor, async (tx) => {
    const row = await tx.accessToken.findFirst({
      where: { id, userId: actor.userId },
      select: { name: true },
    });
    if (!row) throw new AppError('not_found', 'There is no such access token.');
    await tx.accessToken.delete({ where: { id } });
    await recordEvent(tx, { action: 'token_ended', actor, object: row.name, address: actor.address });
  });
}

function toToken({ scopes, createdAt, expiresAt, lastUsedAt, ...row }: Row): AccessToken {
  return {
    ...row,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
