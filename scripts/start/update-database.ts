import { type LastBackup, noteBackup } from '@/lib/server/backups/last-backup';
import { makeBackup } from '@/lib/server/backups/make-backup';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import type { Env } from '@/lib/server/env';
import { storageOf } from '@/lib/server/storage/media-storage';
import { applyMigrations, migrationsFolder, readUpdate } from '../db/migrations';
import { say } from './steps';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Brings the database at `url` up to date. What a site has stored is backed up before its tables are changed, so that one can go
 * back to the release before. Where no backup can be made, it says why, and goes on: each migration is applied whole or not at
 * all, and visitors would find no site.
 * @returns the names of the migrations that were applied
 * @throws {MigrationError} when one cannot be applied
 */
export async function updateDatabase(
  url: string,
  env: Pick<Env, 'backupDir' | 'blobToken' | 'dataDir'>,
  folder = migrationsFolder,
): Promise<string[]> {
  const { pending, isNew } = await readUpdate(url, folder);
  if (pending.length === 0) return [];
  const backup = isNew ? null : await backUpBefore(url, env);
  const applied = await applyMigrations(url, folder);
  if (backup) await withDatabase(url, (db) => noteBackup(db, backup));
  return applied;
}

async function backUpBefore(
  url: string,
  env: Pick<Env, 'backupDir' | 'blobToken' | 'dataDir'>,
): Promise<LastBackup | null> {
  const { backupDir } = env;
  if (backupDir === null) return null;
  try {
    const making = { storage: storageOf(env), folder: backupDir, isBeforeUpdate: true };
    const made = await withDatabase(url, (db) => makeBackup({ db, ...making }));
    say(`Backed up before the update: ${made.file}`);
    return made;
  } catch (error) {
    say(`No backup could be made before the update: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** A connection that is closed before the tables change: one that stays open remembers them as they were. */
async function withDatabase<T>(url: string, work: (db: PrismaClient) => Promise<T>): Promise<T> {
  const db = createDatabase(url, { queryTimeout: HOUR_MS, transactionTimeout: HOUR_MS, poolSize: 1 });
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}
