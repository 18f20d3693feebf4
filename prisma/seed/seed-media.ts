import { createHash } from 'node:crypto';
import { drawAll } from '@/demo/art/draw-all';
import { tinyPlaceholder } from '@/demo/art/placeholder';
import type { PrismaClient } from '@/lib/server/db';
import type { MediaStorage } from '@/lib/server/storage/storage-port';

/** Draws and stores the pictures that are not there yet; a start that was cut off goes on where it was. */
export async function seedMedia(db: PrismaClient, storage: MediaStorage, workers: number): Promise<number> {
  const rows = await db.mediaItem.findMany({ select: { pathname: true } });
  const stored = new Set(rows.map(({ pathname }) => pathname));
  let count = 0;
  await drawAll(
    async ({ pathname, width, height, contentType }, bytes) => {
      await storage.put(pathname, bytes).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      await db.mediaItem.create({
        data: {
          pathname,
          contentType,
          width,
          height,
          size: bytes.length,
          hash: createHash('sha256').update(bytes).digest('hex'),
          placeholder: await tinyPlaceholder(bytes),
        },
      });
      count += 1;
    },
    workers,
    ({ pathname }) => !stored.has(pathname),
  );
  return count;
}
