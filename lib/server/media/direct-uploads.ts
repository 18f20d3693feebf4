import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import type { Actor } from '@/lib/server/auth/actor';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { env } from '@/lib/server/env';
import type { ReceivedFile } from '@/lib/server/http/read-files';
import type { DirectUploads } from '@/lib/server/storage/storage-port';
import { sweepNowAndThen, uploading, withIncomingFolder } from './incoming';
import { type Keeping, type Stored, storeUpload } from './store-upload';

const DAY_SECONDS = 24 * 60 * 60;
/** Tickets are sealed with their own key, so that none is taken for a session. */
const SALT = 'upload ticket';

const ticketSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  userId: z.string(),
  folder: z.string(),
  isCopyKept: z.boolean(),
});
type Ticket = z.infer<typeof ticketSchema>;

interface Invitation {
  id: string;
  offset: number;
  partBytes: number;
  store: { pathname: string; token: string; ticket: string };
}

/**
 * Lets a browser send a file straight to the storage. The ticket carries all that is known of it, sealed, since
 * the next call may reach another server.
 * @throws {AppError} `payload_too_large`
 */
export async function inviteUpload(
  requested: { name: string; size: number },
  keeping: Keeping,
  { userId }: Actor,
  directUploads: DirectUploads,
): Promise<Invitation> {
  if (requested.size > env().uploads.bytes)
    throw new AppError('payload_too_large', 'This file is too large.');
  await sweepNowAndThen();
  const id = randomBytes(16).toString('base64url');
  const until = new Date(Date.now() + DAY_SECONDS * 1000);
  const invited = await directUploads.invite(id, requested.size, until);
  const known: Ticket = { id, ...requested, ...keeping, userId };
  const ticket = await encode({ token: known, secret: authSecret(), salt: SALT, maxAge: DAY_SECONDS });
  return { id, offset: 0, partBytes: MEDIA.uploadPartBytes, store: { ...invited, ticket } };
}

/**
 * Accepts a file that a browser has sent to the storage: reads it back, examines it like any upload, and removes
 * the original.
 * @throws {AppError} `not_found`, also for what somebody else has sent, `validation_failed` where it is not all
 * there, what the file is refused for (it is gone then), `unavailable` (it can be asked for again)
 */
export async function takeReceived(
  given: string,
  by: Actor,
  directUploads: DirectUploads | undefined,
): Promise<{ stored: Stored; name: string }> {
  const ticket = await openTicket(given);
  const found = ticket?.userId === by.userId ? await directUploads?.head(ticket.id) : null;
  if (!ticket || !directUploads || !found) {
    throw new AppError('not_found', 'There is no such upload (any more).');
  }
  const { id, name, size, userId, ...keeping } = ticket;
  try {
    if (found.size !== size)
      throw new AppError('validation_failed', 'This is not the file that was told of.');
    const stored = await uploading.run(() =>
      withIncomingFolder(async (folder) =>
        storeUpload({ ...(await fetchInto(folder, directUploads, id, size)), name }, keeping, by),
      ),
    );
    await directUploads.remove(id);
    return { stored, name };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await directUploads.remove(id);
    throw error;
  }
}

async function openTicket(given: string): Promise<Ticket | null> {
  const opened = await decode({ token: given, secret: authSecret(), salt: SALT }).catch(() => null);
  return ticketSchema.safeParse(opened).data ?? null;
}

/** Downloads a direct upload, never more than was declared, and hashes it on the way. */
async function fetchInto(
  folder: string,
  directUploads: DirectUploads,
  id: string,
  most: number,
): Promise<Omit<ReceivedFile, 'name'>> {
  const file = path.join(folder, '0');
  const sum = createHash('sha256');
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw new AppError('validation_failed', 'This is not the file that was told of.');
      sum.update(chunk);
      yield chunk;
    }
  };
  await pipeline(directUploads.open(id), counted, createWriteStream(file, { flags: 'wx' }));
  return { file, size, hash: sum.digest('hex'), isTooLarge: false };
}
