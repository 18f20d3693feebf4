import 'server-only';

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { diskFull } from '@/lib/domain/errors';
import { ensureRoomFor } from '@/lib/server/storage/disk-space';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { WorkQueue } from '@/lib/server/work-queue';

const HOUR_MS = 60 * 60 * 1000;
/** How long untouched files stay here: uploads can be resumed for a day. */
const KEPT_MS = { upload: 24 * HOUR_MS, other: HOUR_MS };
const BEGUN = 'upload-';

/** Bodies of files that are read at the same time (security U-9). */
export const uploading = new WorkQueue({ name: 'uploads', concurrency: 5, waiting: 50 });

let sweptAt = 0;

/** Runs work with a temporary folder for incoming files, which is removed afterwards. */
export async function withIncomingFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await sweepNowAndThen();
  const folder = path.join(mediaStorage().incoming, `form-${randomBytes(9).toString('base64url')}`);
  try {
    await mkdir(folder, { recursive: true });
    await ensureRoomFor(0, folder);
    return await work(folder);
  } catch (error) {
    throw asAppError(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The folder of an upload in parts; whether it exists is another question. */
export function folderOfUpload(id: string): string {
  return path.join(mediaStorage().incoming, BEGUN + id);
}

/** The ids of the uploads that have been begun. */
export async function begunUploads(): Promise<string[]> {
  const names = await readdir(mediaStorage().incoming).catch(() => []);
  return names.filter((name) => name.startsWith(BEGUN)).map((name) => name.slice(BEGUN.length));
}

/** Reports a full disk as such (security O-4). */
export function asAppError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return diskFull(error);
}

/** Clears away what a killed process or a client that never came back has left. */
export async function sweepIncoming(incoming = mediaStorage().incoming, now = Date.now()): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const facts = await stat(path.join(incoming, name)).catch(() => null);
    const kept = name.startsWith(BEGUN) ? KEPT_MS.upload : KEPT_MS.other;
    if (facts && now - facts.mtimeMs > kept) {
      await rm(path.join(incoming, name), { recursive: true, force: true });
    }
  }
}

/** At most once an hour. */
export async function sweepNowAndThen(): Promise<void> {
  if (Date.now() - sweptAt < HOUR_MS) return;
  sweptAt = Date.now();
  await sweepIncoming();
  await sweepDirectUploads();
}

/** Sweeps direct uploads in the storage as well. */
export async function sweepDirectUploads(storage = mediaStorage(), now = Date.now()): Promise<void> {
  // Errors are ignored: the next sweep tries again.
  await storage.directUploads?.sweep(new Date(now - KEPT_MS.upload)).catch(() => undefined);
}
