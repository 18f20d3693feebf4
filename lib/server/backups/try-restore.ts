import 'server-only';

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PrismaClient } from '@/lib/server/db';
import { readArchive } from '@/lib/server/site-archive/archive-file';
import { storedFiles, writeTables } from '@/lib/server/site-archive/backup-site';
import { receiveBackup } from '@/lib/server/site-archive/receive-backup';
import { replaceTables } from '@/lib/server/site-archive/replace-tables';
import { sameRows } from '@/lib/server/site-archive/same-rows';
import { hashOfFile } from '@/lib/server/storage/hash-of';
import { MEDIA_FOLDER } from './backup-folder';

const PATIENCE_MS = 60 * 60 * 1000;

/** A backup from which the site would not come back as it was. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}

/**
 * Restores a backup into a scratch database of the same release, and looks whether every row comes out as it went in, and
 * whether every media file is there and is what its name says. One that is not is removed: the next backup brings it anew.
 * @param scratch has tables, and nothing else that is needed
 * @param work an empty folder
 * @param missing how many files the backup is known to lack
 * @throws {UnusableBackup} which of it is not so
 * @throws {TarError} for a damaged archive
 */
export async function tryRestore(
  file: string,
  { scratch, work, missing }: { scratch: PrismaClient; work: string; missing: number },
): Promise<void> {
  const { rows } = await receiveBackup(readArchive(file), work);
  const again = path.join(work, 'again');
  await mkdir(again);
  await scratch.$transaction(
    async (tx) => {
      await replaceTables(tx, work);
      await writeTables(tx, again);
    },
    { timeout: PATIENCE_MS },
  );
  for (const { table } of rows) {
    if (!(await sameRows(table, work, again)))
      throw new UnusableBackup(`The rows of ${table} do not come back as they were.`);
  }
  const lacking = await countLacking(work, path.join(path.dirname(file), MEDIA_FOLDER));
  if (lacking > missing) throw new UnusableBackup(`${lacking} media files are missing or damaged.`);
}

async function countLacking(work: string, media: string): Promise<number> {
  const right = new Map<string, boolean>();
  for await (const { hash } of storedFiles(work)) {
    if (right.has(hash)) continue;
    const file = path.join(media, hash);
    const isRight = (await hashOfFile(file)) === hash;
    if (!isRight) await rm(file, { force: true });
    right.set(hash, isRight);
  }
  return [...right.values()].filter((isRight) => !isRight).length;
}
