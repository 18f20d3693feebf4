import 'server-only';

import { randomBytes } from 'node:crypto';
import { AppError } from '@/lib/domain/errors';
import type { MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';
import { shownName } from '@/lib/domain/media/shown-name';
import { storedStem } from '@/lib/domain/media/stored-name';
import { UPLOAD_TYPES } from '@/lib/domain/media/upload-types';
import { mediaUrl } from '@/lib/domain/site/absolute';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma } from '@/lib/server/db';
import { deepZoom } from '@/lib/server/deep-zoom/shared-deep-zoom';
import { env } from '@/lib/server/env';
import type { ReceivedFile } from '@/lib/server/http/read-files';
import { metrics } from '@/lib/server/metrics/metrics';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { queueEvent } from '@/lib/server/webhooks/queue-event';
import { examineApart } from './examine-apart';
import { describeFile, toMediaItem } from './media-item';
import { isRemoved } from './remove-files';
import { films } from './shared-films';

export interface Keeping {
  /** Empty: into none. */
  folder: string;
  /** Whether a file that is in the library already is stored again. */
  isCopyKept: boolean;
}

export interface Stored {
  item: MediaItem;
  /** Whether it was there already. */
  isKnown: boolean;
}

const NAME_TRIES = 5;

/** Files that are being stored, by hash: the same one sent twice at a time is one file. */
const storing = new Map<string, Promise<unknown>>();

/**
 * Examines an incoming file, stores it under a name of its own and adds its row.
 * @throws {AppError} why it is refused, `unavailable`
 */
export async function storeUpload(received: ReceivedFile, keeping: Keeping, by: Actor): Promise<Stored> {
  if (received.isTooLarge || received.size > env().uploads.bytes) {
    throw new AppError('payload_too_large', 'This file is too large.');
  }
  const { file, ...facts } = await examineApart(received);
  return oneAtATime(facts.hash, async () => {
    const known = keeping.isCopyKept ? null : await findByHash(facts.hash);
    if (known) return { item: known, isKnown: true };
    const extension = UPLOAD_TYPES[facts.contentType];
    const pathname = await putUnderNewName(received.name, extension, file);
    const { folder } = keeping;
    const row = {
      pathname,
      name: shownName(received.name, extension),
      folder,
      ...facts,
      createdById: by.userId,
    };
    const made = await withDatabaseErrors(() => writeDown(row, by)).catch(async (error: unknown) => {
      await removeWithoutRow(pathname);
      throw error;
    });
    metrics().upload(made.size);
    void deepZoom().add(made);
    void films().add(made);
    return { item: toMediaItem(made), isKnown: false };
  });
}

/** A file that has no row is never found. Where the database cannot tell whether there is one, repairing will. */
async function removeWithoutRow(pathname: string): Promise<void> {
  const isWritten = await db.mediaItem
    .count({ where: { pathname } })
    .then((count) => count > 0)
    .catch(() => true);
  if (!isWritten) await mediaStorage().remove(pathname);
}

function writeDown(data: Prisma.MediaItemUncheckedCreateInput, actor: Actor) {
  return db.$transaction(async (tx) => {
    const made = await tx.mediaItem.create({ data });
    const { address } = actor;
    await recordEvent(tx, { action: 'media_uploaded', actor, object: made.pathname, address });
    const { id, pathname, name, contentType, size } = made;
    const url = mediaUrl(env().siteUrl, mediaPath(pathname));
    await queueEvent(tx, 'media.uploaded', { id, pathname, name, contentType, size, url });
    return made;
  });
}

async function findByHash(hash: string): Promise<MediaItem | null> {
  const row = await withDatabaseErrors(() =>
    db.mediaItem.findFirst({ where: { hash, deletedAt: null }, orderBy: { uploadedAt: 'asc' } }),
  );
  return row && describeFile(row);
}

/**
 * Stores under the given name, or with a suffix if that is or was in use: nothing is ever overwritten (security
 * U-4).
 */
async function putUnderNewName(name: string, extension: string, file: string): Promise<string> {
  const stem = storedStem(name);
  for (let tries = 0; tries < NAME_TRIES; tries += 1) {
    const addition = tries === 0 ? '' : `-${randomBytes(4).toString('hex')}`;
    const pathname = `uploads/${stem}${addition}.${extension}`;
    if (await withDatabaseErrors(() => isRemoved(db, pathname))) continue;
    try {
      await mediaStorage().putFile(pathname, file);
      return pathname;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  throw new AppError('conflict', 'No name could be found for this file.');
}

async function oneAtATime<T>(hash: string, work: () => Promise<T>): Promise<T> {
  const before = storing.get(hash);
  const own = (before ?? Promise.resolve()).catch(() => undefined).then(work);
  storing.set(hash, own);
  return own.finally(() => {
    if (storing.get(hash) === own) storing.delete(hash);
  });
}
