import 'server-only';

import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { AppError } from '@/lib/domain/errors';
import type { ChangeKey } from '@/lib/server/call';
import { db } from '@/lib/server/db';
import { KEPT_HOURS } from '../note-key';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

const HOUR_MS = 60 * 60 * 1000;
/** Answers kept for one account. A day of editing makes some thousand changes, but only the last ones are ever sent again. */
const KEPT_AT_MOST = 500;
/** Packed. */
const BODY_BYTES = 1_048_576;
/** The stored headers of an answer; cookies are not among them. */
const HEADERS = ['content-type', 'etag', 'location', 'preference-applied'];

/**
 * The stored answer to a change that has been carried out; `missing` if it is not stored (yet), null if the change
 * was not carried out.
 * @throws {AppError} `validation_failed` when the key was another request's
 */
export async function findAnswer({ userId, key, digest }: ChangeKey): Promise<Response | 'missing' | null> {
  const row = await db.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });
  if (!row || row.createdAt.getTime() < Date.now() - KEPT_HOURS * HOUR_MS) return null;
  if (row.digest !== digest)
    throw new AppError('validation_failed', 'This Idempotency-Key has been used for another request.');
  if (row.status === null) return 'missing';
  const headers = new Headers(row.headers as Record<string, string>);
  headers.set('cache-control', 'no-store');
  headers.set('idempotent-replayed', 'true');
  return new Response(row.body && (await unpack(row.body)), { status: row.status, headers });
}

/** Stores an answer for repeated requests, and removes those past their retention. */
export async function keepAnswer({ userId, key }: ChangeKey, answer: Response): Promise<void> {
  const body = await pack(Buffer.from(await answer.clone().arrayBuffer()));
  if (body.length > BODY_BYTES || answer.headers.has('set-cookie')) return;
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => HEADERS.includes(name)));
  const isEmpty = answer.body === null;
  await db.idempotencyKey.updateMany({
    where: { userId, key },
    data: { status: answer.status, headers, ...(!isEmpty && { body }) },
  });
  await db.$executeRaw`
    DELETE FROM idempotency_key WHERE user_id = ${userId} AND created_at <= coalesce(
      (SELECT created_at FROM idempotency_key WHERE user_id = ${userId}
        ORDER BY created_at DESC OFFSET ${KEPT_AT_MOST}::int LIMIT 1),
      now() - ${KEPT_HOURS}::int * interval '1 hour')`;
}
