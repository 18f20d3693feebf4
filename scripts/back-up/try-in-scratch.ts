import type { LastBackup } from '@/lib/server/backups/last-backup';
import { tryRestore, UnusableBackup } from '@/lib/server/backups/try-restore';
import { createDatabase } from '@/lib/server/db';
import { newArchiveFolder, removeArchiveFolder } from '@/lib/server/site-archive/archive-folder';
import { TarError } from '@/lib/server/site-archive/tar';
import { withScratchDatabase } from '../db/scratch-database';

const MINUTE_MS = 60_000;

/**
 * Restores a backup into an embedded database of its own, which is thrown away.
 * @param incoming the folder for what is in progress
 * @returns why the site would not come back as it was; null if it would
 */
export async function tryInScratch({ file, missing }: LastBackup, incoming: string): Promise<string | null> {
  const work = await newArchiveFolder(incoming);
  try {
    await withScratchDatabase(work, async ({ url, migrate }) => {
      await migrate();
      const scratch = createDatabase(url, { queryTimeout: MINUTE_MS, poolSize: 1 });
      await tryRestore(file, { scratch, work, missing }).finally(() => scratch.$disconnect());
    });
    return null;
  } catch (error) {
    if (error instanceof UnusableBackup || error instanceof TarError) return error.message;
    throw error;
  } finally {
    await removeArchiveFolder(work);
  }
}
