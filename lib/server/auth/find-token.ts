import 'server-only';

import { createHash } from 'node:crypto';
import { TOKENS } from '@/lib/domain/auth/limits';
import type { Role } from '@/lib/domain/auth/roles';
import { isTokenForm } from '@/lib/domain/auth/token-scopes';
import { AppError } from '@/lib/domain/errors';
import { besideCall } from '@/lib/server/call';
import { clientAddress } from '@/lib/server/client-address';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { addressKey } from '@/lib/server/rate-limit/address-key';
import { countAgainst } from '@/lib/server/rate-limit/count-against';
import type { CurrentSession } from './find-session';
import { invalidToken } from './invalid-token';

/** The account that a token stands for, and what the token is good for. */
export interface FoundToken {
  session: CurrentSession;
  scopes: string[];
}

interface Row {
  id: string;
  userId: string;
  tokenName: string;
  name: string;
  role: Role;
  scopes: string[];
  expiresAt: Date;
  lastUsedAt: Date | null;
}

/** The form in which a token is stored: it has so many random bits that a plain hash cannot be turned round. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Finds the token that a request shows; using it is written down. It is looked up before anything is counted, so that wrong
 * ones from the same network hold up nobody who has a right one.
 * @throws {AppError} `unauthenticated`; `rate_limited` after too many wrong ones; `unavailable`
 */
export async function findToken(given: string, headers: Headers, now = new Date()): Promise<FoundToken> {
  // What cannot be one costs the database nothing.
  if (!isTokenForm(given)) throw invalidToken();
  const row = await readToken(tokenHash(given), now);
  if (!row) {
    await countWrong(headers);
    throw invalidToken();
  }
  const { id, userId, tokenName, name, role, scopes, expiresAt } = row;
  return {
    session: { id, userId, name, role, toolsLanguage: null, expires: expiresAt, token: { name: tokenName } },
    scopes,
  };
}

async function readToken(hash: string, now: Date): Promise<Row | null> {
  return withDatabaseErrors(async () => {
    // The role is read each time: a token never keeps a right that its account has lost.
    const [row] = await db.$queryRaw<Row[]>`
      select t.id, t.user_id as "userId", t.name as "tokenName", u.name, u.role::text as role, t.scopes,
        t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt"
      from access_token t join site_user u on u.id = t.user_id where t.token_hash = ${hash}`;
    if (!row || row.expiresAt <= now) return null;
    const isDue = row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > TOKENS.touchAfterMs;
    // Skips one that a running change has locked: recording the time is not worth waiting for.
    if (isDue)
      await db.$executeRaw`
        update access_token set last_used_at = ${now}
          where id in (select id from access_token where id = ${row.id} for no key update skip locked)`;
    return row;
  });
}

/** Counted per network, in the database, and beside the call. */
async function countWrong(headers: Headers): Promise<void> {
  const limit = { key: `token:wrong:${addressKey(clientAddress(headers))}`, ...TOKENS.wrong };
  await besideCall(() => withDatabaseErrors(() => db.$transaction((tx) => countAgainst(tx, [limit])))).catch(
    (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'rate_limited')) throw error;
      throw new AppError('rate_limited', 'Too many wrong access tokens came from this network.', {
        retryAfterSeconds: error.retryAfterSeconds ?? 1,
      });
    },
  );
}
