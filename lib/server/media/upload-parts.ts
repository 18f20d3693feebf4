import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import type { Actor } from '@/lib/server/auth/actor';
import { env } from '@/lib/server/env';
import { mediaTypeOf } from '@/lib/server/http/read-body';
import { type Patience, readPatiently } from '@/lib/server/http/read-patiently';
import { ensureRoomFor, whileRoom } from '@/lib/server/storage/disk-space';
import { asAppError, begunUploads, folderOfUpload, sweepNowAndThen, uploading } from './incoming';
import { type Keeping, type Stored, storeUpload } from './store-upload';

interface UploadRequest {
  name: string;
  size: number;
}

interface Begun {
  id: string;
  offset: number;
  partBytes: number;
}

const aboutSchema = z.object({
  name: z.string(),
  size: z.int(),
  userId: z.string(),
  folder: z.string(),
  isCopyKept: z.boolean(),
});
type About = z.infer<typeof aboutSchema>;

interface Upload extends About {
  /** Folder of the upload until it is complete. */
  place: string;
  /** The bytes received so far; its size is the offset, also after a crash. */
  file: string;
}

/** Unfinished uploads per account; a browser sends a few at a time. */
const BEGUN_AT_MOST = 24;

/** Uploads into which a part is being written. */
const written = new Set<string>();

/**
 * Begins a resumable upload of a large file; it can be resumed for a day.
 * @throws {AppError} `payload_too_large`, `unavailable` where it would not fit on the disk
 */
export async function beginParts(upload: UploadRequest, keeping: Keeping, { userId }: Actor): Promise<Begun> {
  if (upload.size > env().uploads.bytes) throw new AppError('payload_too_large', 'This file is too large.');
  await sweepNowAndThen();
  await limitUploads(userId);
  const id = randomBytes(16).toString('base64url');
  const place = folderOfUpload(id);
  try {
    await mkdir(place, { recursive: true });
    await ensureRoomFor(upload.size, place);
    await writeFile(path.join(place, 'bytes'), '');
    const about: About = { ...keeping, userId, name: upload.name, size: upload.size };
    await writeFile(path.join(place, 'about.json'), JSON.stringify(about));
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw asAppError(error);
  }
  return { id, offset: 0, partBytes: MEDIA.uploadPartBytes };
}

/** Drops the longest idle uploads of a person who begins one too many. */
async function limitUploads(userId: string): Promise<void> {
  const all = await Promise.all((await begunUploads()).map((id) => lookAt(id, userId)));
  const idle = all.filter((each) => each !== null).sort((a, b) => a.touchedAt - b.touchedAt);
  for (const { id } of idle.slice(0, Math.max(0, idle.length - BEGUN_AT_MOST + 1)))
    if (!written.has(id)) await rm(folderOfUpload(id), { recursive: true, force: true });
}

/** Null if the upload is another account's or has ended. */
async function lookAt(id: string, userId: string): Promise<{ id: string; touchedAt: number } | null> {
  const upload = await findUpload(id, userId).catch(() => null);
  const facts = upload && (await stat(upload.file).catch(() => null));
  return facts && { id, touchedAt: facts.mtimeMs };
}

/** @throws {AppError} `not_found`, also for the upload of somebody else */
export async function uploadState(id: string, userId: string): Promise<{ offset: number; size: number }> {
  const { file, size } = await findUpload(id, userId);
  return { offset: await sizeOf(file), size };
}

/** @throws {AppError} `not_found`, `conflict` while a part is being written */
export async function abandonUpload(id: string, userId: string): Promise<void> {
  const { place } = await findUpload(id, userId);
  await alone(id, () => rm(place, { recursive: true, force: true }));
}

/**
 * Appends a part to an upload at an offset. The bytes of an interrupted part are kept.
 * @returns how much is here, or what was stored when that is all of it
 * @throws {AppError} `not_found`, `unsupported_media_type`, `conflict` with the right `offset`,
 * `payload_too_large`, what the file is refused for (it is gone then), `unavailable` (it can be gone on with)
 */
export async function takePart(
  id: string,
  by: Actor,
  request: Request,
  patience?: Patience,
): Promise<{ offset: number } | { stored: Stored; name: string }> {
  if (mediaTypeOf(request) !== 'application/octet-stream') {
    throw new AppError('unsupported_media_type', 'A part has to be sent as application/octet-stream.');
  }
  const upload = await findUpload(id, by.userId);
  return alone(id, async () => {
    const offset = await sizeOf(upload.file);
    const reported = request.headers.get('upload-offset') ?? '';
    if (!/^\d{1,15}$/.test(reported) || Number(reported) !== offset) {
      throw new AppError('conflict', 'This part does not follow what is here.', { extra: { offset } });
    }
    const reached = await uploading.run(() => append(upload, offset, readPatiently(request, patience)));
    if (reached < upload.size) return { offset: reached };
    return { stored: await finish(upload, by), name: upload.name };
  });
}

async function append(upload: Upload, offset: number, body: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(upload.file, 'r+');
  let at = offset;
  try {
    for await (const chunk of whileRoom(body, upload.place)) {
      if (at + chunk.byteLength > upload.size) {
        await handle.truncate(offset);
        throw new AppError('payload_too_large', 'This is more than the file was said to have.');
      }
      await writeAll(handle, chunk, at);
      at += chunk.byteLength;
    }
    return at;
  } catch (error) {
    throw asAppError(error);
  } finally {
    await handle.close();
  }
}

/** A nearly full disk writes a part of a chunk before it reports an error. */
async function writeAll(handle: FileHandle, chunk: Uint8Array, at: number): Promise<void> {
  for (let from = 0; from < chunk.byteLength; ) {
    const { bytesWritten } = await handle.write(chunk, from, chunk.byteLength - from, at + from);
    from += bytesWritten;
  }
}

async function finish({ place, file, name, size, ...keeping }: Upload, by: Actor): Promise<Stored> {
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) sum.update(chunk);
  const received = { name, file, size, hash: sum.digest('hex'), isTooLarge: false };
  try {
    const stored = await storeUpload(received, keeping, by);
    await rm(place, { recursive: true, force: true });
    return stored;
  } catch (thrown) {
    const error = asAppError(thrown);
    const isRefused = error instanceof AppError && error.status < 500;
    if (isRefused) await rm(place, { recursive: true, force: true });
    throw error;
  }
}

async function findUpload(id: string, userId: string): Promise<Upload> {
  const place = folderOfUpload(id);
  const text = await readFile(path.join(place, 'about.json'), 'utf8').catch(() => null);
  const about = text === null ? null : aboutSchema.parse(JSON.parse(text));
  if (about?.userId !== userId) throw new AppError('not_found', 'There is no such upload (any more).');
  return { ...about, place, file: path.join(place, 'bytes') };
}

async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
  if (written.has(id)) {
    const offset = await sizeOf(path.join(folderOfUpload(id), 'bytes'));
    throw new AppError('conflict', 'A part of this file is being written already.', { extra: { offset } });
  }
  written.add(id);
  try {
    return await work();
  } finally {
    written.delete(id);
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size;
}
