import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawAll } from '@/demo/art/draw-all';
import { tinyPlaceholder } from '@/demo/art/placeholder';
import { FILM_FILES } from '@/demo/film/index';
import type { Prisma, PrismaClient } from '@/lib/server/db';
import { measureBrightness } from '@/lib/server/media/measure-brightness';
import type { MediaStorage } from '@/lib/server/storage/storage-port';

type Facts = Omit<Prisma.MediaItemCreateInput, 'size' | 'hash'>;

/**
 * Draws and stores the pictures that are not there yet, and the film; a start that was cut off goes on where it
 * was.
 */
export async function seedMedia(db: PrismaClient, storage: MediaStorage, workers: number): Promise<number> {
  const rows = await db.mediaItem.findMany({ select: { pathname: true } });
  const stored = new Set(rows.map(({ pathname }) => pathname));
  let count = 0;
  const keep = async (facts: Facts, bytes: Buffer) => {
    await storage.put(facts.pathname, bytes).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const hash = createHash('sha256').update(bytes).digest('hex');
    await db.mediaItem.create({ data: { ...facts, size: bytes.length, hash, isDemonstration: true } });
    count += 1;
  };
  for (const { read, ...facts } of FILM_FILES) {
    if (!stored.has(facts.pathname)) await keep(facts, await read());
  }
  await drawAll(
    async ({ pathname, width, height, contentType }, bytes) => {
      const placeholder = await tinyPlaceholder(bytes);
      const brightness = await measureBrightness(sharp(bytes));
      await keep({ pathname, contentType, width, height, placeholder, brightness }, bytes);
    },
    workers,
    ({ pathname }) => !stored.has(pathname),
  );
  return count;
}
