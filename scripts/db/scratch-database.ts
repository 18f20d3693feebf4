import path from 'node:path';
import type { ScratchDatabase } from '@/lib/server/site-archive/update-backup';
import { startEmbedded } from './embedded';
import { applyMigrations, migrationsFolder } from './migrations';

/**
 * Runs work with an embedded database of its own, empty at first, and stops it. It needs some 350 MB of memory.
 * @param folder an existing one, which the caller removes
 */
export async function withScratchDatabase<T>(
  folder: string,
  work: (scratch: ScratchDatabase) => Promise<T>,
): Promise<T> {
  const { url, stop } = await startEmbedded(path.join(folder, 'scratch'));
  try {
    return await work({
      url,
      async migrate(last) {
        await applyMigrations(url, migrationsFolder, last);
      },
    });
  } finally {
    await stop();
  }
}
