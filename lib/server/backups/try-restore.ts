import 'server-only';

import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { PrismaClient } from '@/lib/server/db';
import { readArchive } from '@/lib/server/site-archive/archive-file';
import { storedFiles, writeTables } from '@/lib/server/site-archive/backup-site';
import { receiveBackup } from '@/lib/server/site-archive/receive-backup';
import { replaceTables } from '@/lib/server/site-archive/replace-tables';
import { readRows } from '@/lib/server/site-archive/row-files';
import { type TableName, tableFile } from '@/lib/server/site-archive/tables';
import { hashOfFile } from '@/lib/server/storage/hash-of';
import { MEDIA_FOLDER } from './backup-folder';

const PATIENCE_MS = 60 * 60 * 1000;

/** What triggers of the database make of a row's other columns, or of other rows, anew each time. */
const DERIVED: Partial<Record<TableName, readonly string[]>> = {
  page: ['search_text'],
  media_item: ['search_text', 'file_group'],
  revision: ['media'],
};

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
    const name = tableFile(table);
    const before = await sumOfRows(path.join(work, name), DERIVED[table]);
    const after = await sumOfRows(path.join(again, name), DERIVED[table]);
    if (before !== after) throw new UnusableBackup(`The rows of ${table} do not come back as they were.`);
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

/** One number for the rows of a table in any order: two servers may sort text differently. No two rows of a table are the same. */
async function sumOfRows(file: string, derived?: readonly string[]): Promise<string> {
  let sum = 0n;
  let count = 0;
  for await (const row of readRows(file)) {
    sum ^= BigInt(`0x${createHash('sha256').update(withoutDerived(row, derived)).digest('hex')}`);
    count += 1;
  }
  return `${count}:${sum.toString(16)}`;
}

function withoutDerived(row: string, derived: readonly string[] = []): string {
  if (derived.length === 0) return row;
  const columns = z.record(z.string(), z.unknown()).parse(JSON.parse(row));
  return JSON.stringify(Object.entries(columns).filter(([name]) => !derived.includes(name)));
}
