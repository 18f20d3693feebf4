import { existsSync } from 'node:fs';
import { AppError } from '@/lib/domain/errors';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { type Env, EnvError, parseEnv } from '@/lib/server/env';
import { storageOf } from '@/lib/server/storage/media-storage';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { AlreadyOpenError, embeddedUrl } from '../db/embedded';
import { MigrationError } from '../db/migration-error';
import { openDatabase } from './link-command';
import { StartError } from './steps';

interface OnSite {
  env: Env;
  db: PrismaClient;
  storage: MediaStorage;
  /** Arguments after `--`. */
  args: string[];
}

const MINUTE_MS = 60_000;

/**
 * Runs a command on the data of a site, which may be running, and ends the process; failures are reported in a
 * sentence.
 * @param options.isNew whether the site may be one that was never started, on an empty database
 * @param options.isStopped whether the embedded database must not be open yet
 */
export async function onSite(
  work: (site: OnSite) => Promise<void>,
  options: { isNew?: boolean; isStopped?: boolean } = {},
): Promise<never> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const env = parseEnv(process.env);
    if (options.isStopped && (await embeddedUrl(env.dataDir)))
      throw new StartError('The site is running. Stop it first.');
    const database = await openDatabase(env, options);
    try {
      const db = createDatabase(database.url, { queryTimeout: MINUTE_MS, transactionTimeout: MINUTE_MS });
      const storage = storageOf(env);
      await storage.checkWritable();
      await work({ env, db, storage, args: process.argv.slice(2) });
      await db.$disconnect();
    } finally {
      await database.close();
    }
  } catch (error) {
    const isForPeople = [StartError, EnvError, AlreadyOpenError, AppError, MigrationError].some(
      (kind) => error instanceof kind,
    );
    console.error(isForPeople ? (error as Error).message : error);
    process.exit(1);
  }
  // The migration engine leaves a timer of ten seconds behind.
  process.exit();
}
