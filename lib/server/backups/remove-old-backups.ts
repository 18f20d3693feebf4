import 'server-only';

import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { keptBackups } from '@/lib/domain/backups/kept-backups';
import { logLine } from '@/lib/server/log';
import { readArchive } from '@/lib/server/site-archive/archive-file';
import { STORED_FILE_TABLES, storedFiles } from '@/lib/server/site-archive/backup-site';
import { tableFile } from '@/lib/server/site-archive/tables';
import { TarError, unpackTar } from '@/lib/server/site-archive/tar';
import { listBackups, MEDIA_FOLDER } from './backup-folder';

/**
 * Removes the backups of a folder that are not kept any longer, and then the media files that none of the others names. Where
 * one of them cannot be read, no file is removed.
 */
export async function removeOldBackups(folder: string): Promise<void> {
  const backups = await listBackups(folder);
  const kept = keptBackups(backups);
  for (const backup of backups) if (!kept.has(backup)) await rm(backup.file, { force: true });
  const media = path.join(folder, MEDIA_FOLDER);
  const unnamed = new Set(await readdir(media));
  for (const { file } of kept) {
    // Most often the newest names them all.
    if (unnamed.size === 0) return;
    const named = await filesOf(file, folder).catch((error: unknown) => {
      if (error instanceof TarError) return null;
      throw error;
    });
    if (named === null) {
      logLine({ level: 'warn', task: 'backup', unreadable: file });
      return;
    }
    for (const hash of named) unnamed.delete(hash);
  }
  for (const hash of unnamed) await rm(path.join(media, hash), { force: true });
}

/** The hashes of the files that a backup needs. */
async function filesOf(file: string, folder: string): Promise<Set<string>> {
  const wanted = new Set<string>(STORED_FILE_TABLES.map(tableFile));
  const work = await mkdtemp(path.join(folder, '.reading-'));
  try {
    for await (const { name, body } of unpackTar(readArchive(file))) {
      if (wanted.has(name)) await pipeline(body, createWriteStream(path.join(work, name)));
      else for await (const _ of body);
    }
    const hashes = new Set<string>();
    for await (const { hash } of storedFiles(work)) hashes.add(hash);
    return hashes;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
