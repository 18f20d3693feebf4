import 'server-only';

import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/domain/errors';
import { asAppError } from '@/lib/server/media/incoming';
import { ensureRoomFor } from '@/lib/server/storage/disk-space';
import { TarError } from './tar';

/**
 * Makes a folder for an archive in progress, beside the library and named like a resumable upload, so that
 * leftovers of a killed process are removed after a day. The caller removes it.
 */
export async function newArchiveFolder(incoming: string): Promise<string> {
  const folder = path.join(incoming, `upload-archive-${randomBytes(9).toString('base64url')}`);
  await ensureRoomFor(0, incoming);
  await mkdir(folder, { recursive: true });
  return folder;
}

export async function removeArchiveFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Runs work with such a folder, which is removed afterwards; an invalid archive is reported as an invalid request.
 */
export async function withArchiveFolder<T>(
  incoming: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  try {
    const folder = await newArchiveFolder(incoming);
    return await work(folder).finally(() => removeArchiveFolder(folder));
  } catch (error) {
    if (error instanceof TarError) throw new AppError('validation_failed', error.message, { cause: error });
    throw asAppError(error);
  }
}

/** A file of the folder, as bytes. */
export async function* fileBytes(file: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 })) {
    if (chunk instanceof Uint8Array) yield chunk;
  }
}
