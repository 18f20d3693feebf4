import 'server-only';

import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoredBytes } from '@/lib/server/site-archive/pack-media';
import { ensureRoomFor } from '@/lib/server/storage/disk-space';
import { hashOfFile } from '@/lib/server/storage/hash-of';
import type { MediaStorage } from '@/lib/server/storage/storage-port';

/**
 * Brings stored files into the folder of all backups, each content once: what is there already is not read again.
 * @returns the size of all of them, and the names of those that are gone or damaged
 * @throws {AppError} `unavailable` when the disk would be full
 */
export async function keepMedia(
  storage: MediaStorage,
  folder: string,
  files: AsyncIterable<StoredBytes>,
): Promise<{ bytes: number; missing: string[] }> {
  const sizes = new Map<string, number>();
  const missing: string[] = [];
  for await (const { pathname, hash } of files) {
    if (sizes.has(hash)) continue;
    const size = await keepFile(storage, path.join(folder, hash), { pathname, hash });
    if (size === null) missing.push(pathname);
    else sizes.set(hash, size);
  }
  return { bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0), missing };
}

/** Null where there is no such file, or it is not what the database says. */
async function keepFile(
  storage: MediaStorage,
  file: string,
  { pathname, hash }: StoredBytes,
): Promise<number | null> {
  const kept = await stat(file).catch(() => null);
  if (kept) return kept.size;
  const stored = await storage.head(pathname);
  if (!stored) return null;
  await ensureRoomFor(stored.size, path.dirname(file));
  const part = `${file}.part`;
  try {
    await storage.copyTo(pathname, part);
    if ((await hashOfFile(part)) !== hash) return null;
    await rename(part, file);
    return stored.size;
  } finally {
    await rm(part, { force: true });
  }
}
