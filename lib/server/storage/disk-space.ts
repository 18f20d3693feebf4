import 'server-only';

import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { type DiskSpace, diskState, hasRoomFor } from '@/lib/domain/disk';
import { diskFull } from '@/lib/domain/errors';
import { env } from '@/lib/server/env';

/** How much is written between two looks at the disk. */
const LOOK_EVERY_BYTES = 2 ** 20;
/** Written before the next check, or still on its way to the disk. */
const AHEAD_BYTES = 2 * LOOK_EVERY_BYTES;

/** What is left on the disk of a folder; null where the system does not tell. */
export async function diskSpace(folder: string): Promise<DiskSpace | null> {
  return spaceOf(await statfs(folder).catch(() => null));
}

/** What is left on the disk of the site's data. */
export function siteDiskSpace(): Promise<DiskSpace | null> {
  return diskSpace(env().dataDir);
}

/** Whether so many bytes more leave the reserve of the disk alone. */
export async function isRoomFor(bytes: number, folder: string): Promise<boolean> {
  const disk = await diskSpace(folder);
  return disk === null || hasRoomFor(bytes, disk);
}

/** @throws {AppError} `unavailable`, with a sentence that names the disk, when they do not */
export async function ensureRoomFor(bytes: number, folder: string): Promise<void> {
  if (!(await isRoomFor(bytes, folder))) throw diskFull();
}

/**
 * Lets bytes through on their way to a disk for as long as they leave its reserve alone.
 * @throws {AppError} `unavailable` when they do not any more
 */
export async function* whileRoom<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  folder: string,
): AsyncGenerator<Chunk> {
  let unseen = LOOK_EVERY_BYTES;
  for await (const chunk of chunks) {
    unseen += chunk.byteLength;
    if (unseen >= LOOK_EVERY_BYTES) {
      await ensureRoomFor(AHEAD_BYTES + chunk.byteLength, folder);
      unseen = 0;
    }
    yield chunk;
  }
}

/** Whether the disk of the site's data is so full that this is why something else fails. */
export function isDataDiskFull(): boolean {
  try {
    const disk = spaceOf(statfsSync(env().dataDir));
    return disk !== null && diskState(disk) === 'full';
  } catch {
    return false;
  }
}

/** Some file systems of the network tell nothing but noughts. */
function spaceOf(facts: { blocks: number; bavail: number; bsize: number } | null): DiskSpace | null {
  if (!facts || facts.blocks === 0) return null;
  return { size: facts.blocks * facts.bsize, free: facts.bavail * facts.bsize };
}
