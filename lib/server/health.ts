import 'server-only';

import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { diskState } from '@/lib/domain/disk';
import { db } from './db';
import { env } from './env';
import { LAST_MIGRATION } from './generated/last-migration';
import { diskSpace } from './storage/disk-space';
import { mediaStorage } from './storage/media-storage';

const LIMIT_MS = 1000;

export interface Health {
  status: 'ok' | 'unavailable';
  /** Names what does not answer, or is full; absent when all is well. */
  failing?: ('database' | 'migrations' | 'storage' | 'disk')[];
}

/** As much as a small save writes. */
const PROBE_BYTES = 8192;
/** The disk is not written to more often than this, however many ask. */
const PROBE_EVERY_MS = 1000;

let lastProbe: { at: number; done: Promise<void> } | undefined;

/**
 * Asks the database, the media storage and the disk, each for at most a second (security O-6). A database of a newer release is
 * well: while one server after another is updated, it serves both.
 */
export async function checkHealth(): Promise<Health> {
  const migrated = hasMigrations();
  const [database, storage, disk] = await Promise.all([
    answersInTime(migrated),
    answersInTime(mediaStorage().checkWritable()),
    answersInTime(ensureDiskTakes()),
  ]);
  const failing: NonNullable<Health['failing']> = [];
  if (!database) failing.push('database');
  if (database && !(await migrated)) failing.push('migrations');
  if (!storage) failing.push('storage');
  if (!disk) failing.push('disk');
  return failing.length === 0 ? { status: 'ok' } : { status: 'unavailable', failing };
}

/** Whether the database has all that this release needs. */
async function hasMigrations(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ has: boolean }[]>`
    select exists (select from _prisma_migrations
      where migration_name = ${LAST_MIGRATION} and finished_at is not null and rolled_back_at is null) as has`;
  return row?.has === true;
}

function ensureDiskTakes(): Promise<void> {
  const now = performance.now();
  if (!lastProbe || now - lastProbe.at > PROBE_EVERY_MS) lastProbe = { at: now, done: probeDisk() };
  return lastProbe.done;
}

/** A full disk can still be read, so the probe writes, as the database would. */
async function probeDisk(): Promise<void> {
  const folder = path.join(env().dataDir, 'run');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `probe-${process.pid}`);
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      // Some file systems make blocks of equal bytes into one.
      await handle.writeFile(randomBytes(PROBE_BYTES));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
  const disk = await diskSpace(folder);
  if (disk && diskState(disk) === 'full') throw new Error('The disk is full.');
}

async function answersInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS);
  });
  const done = work.then(() => true).catch(() => false);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
