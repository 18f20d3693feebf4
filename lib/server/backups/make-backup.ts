import 'server-only';

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LastBackup } from '@/lib/server/backups/last-backup';
import type { PrismaClient } from '@/lib/server/db';
import { writeArchive } from '@/lib/server/site-archive/archive-file';
import { withArchiveFolder } from '@/lib/server/site-archive/archive-folder';
import { backUpRows, packRows, storedFiles } from '@/lib/server/site-archive/backup-site';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { backupFile, MEDIA_FOLDER, removeParts } from './backup-folder';
import { keepMedia } from './keep-media';
import { removeOldBackups } from './remove-old-backups';

interface Making {
  db: PrismaClient;
  storage: MediaStorage;
  /** The folder of automatic backups. */
  folder: string;
  /** Whether the tables are about to be changed by an update. */
  isBeforeUpdate?: boolean;
}

/**
 * Adds a backup to the folder of automatic backups: the rows as an archive of their own, and those media files that no backup
 * before has brought. Then removes the backups that are not kept any longer.
 * @throws {AppError} `unavailable` when the disk would be full
 */
export async function makeBackup(
  { db, storage, folder, isBeforeUpdate = false }: Making,
  at = new Date(),
): Promise<LastBackup> {
  const media = path.join(folder, MEDIA_FOLDER);
  // Not those above: what should be on a disk that is not mounted must not fill another.
  for (const each of [folder, media]) await makeFolder(each);
  await removeParts(folder);
  const made = await withArchiveFolder(storage.incoming, async (work) => {
    const manifest = await backUpRows(db, work);
    // Files first: an archive that is there has what it names.
    const { bytes, missing } = await keepMedia(storage, media, storedFiles(work));
    const file = backupFile(folder, at, isBeforeUpdate);
    const size = await writeArchive(file, packRows(manifest, work));
    return { at, file, bytes: size + bytes, missing: missing.length };
  });
  await removeOldBackups(folder);
  return made;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
