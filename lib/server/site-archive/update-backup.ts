import 'server-only';

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createDatabase, type Transaction } from '@/lib/server/db';
import { type BackupManifest, writeTables } from './backup-site';
import { type RowCounts, rowCounts } from './receive-backup';
import { replaceTables } from './replace-tables';

const PATIENCE_MS = 60 * 60 * 1000;

/** A database of its own, empty at first, which is thrown away. */
export interface ScratchDatabase {
  url: string;
  /** Applies migrations: all that it lacks, or those up to one. */
  migrate(last?: string): Promise<void>;
}

/** Runs work with such a database. */
export type WithScratchDatabase = <T>(work: (scratch: ScratchDatabase) => Promise<T>) => Promise<T>;

/** Whether an older release made a backup: its migrations are the first of this release's. */
export function isOlder(backup: readonly string[], own: readonly string[]): boolean {
  return (
    backup.length > 0 && backup.length < own.length && backup.every((name, index) => name === own[index])
  );
}

/**
 * Makes the rows of an older release's backup those of this one: they are put into a scratch database as it was then, which
 * is migrated as the site itself would have been.
 * @param folder holds the rows that came
 * @returns the folder of the rows as they are now, within the other, and their counts
 * @throws {Error} of the database for rows that its tables do not take
 */
export async function updateBackup(
  { migrations, files }: BackupManifest,
  folder: string,
  scratch: ScratchDatabase,
): Promise<{ folder: string; rows: RowCounts }> {
  const updated = path.join(folder, 'updated');
  await mkdir(updated);
  await scratch.migrate(migrations.at(-1));
  await inTransaction(scratch, async (tx) => {
    const tables = rowCounts(files).map(({ table }) => table);
    await replaceTables(tx, folder, tables);
  });
  await scratch.migrate();
  return inTransaction(scratch, async (tx) => ({
    folder: updated,
    rows: rowCounts(await writeTables(tx, updated)),
  }));
}

/** A connection each: one that stays open over a migration remembers the tables as they were. */
async function inTransaction<T>({ url }: ScratchDatabase, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const db = createDatabase(url, { queryTimeout: PATIENCE_MS, poolSize: 1 });
  try {
    return await db.$transaction(work, { timeout: PATIENCE_MS });
  } finally {
    await db.$disconnect();
  }
}
