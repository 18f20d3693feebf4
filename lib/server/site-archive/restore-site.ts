import 'server-only';

import path from 'node:path';
import { AppError } from '@/lib/domain/errors';
import type { PrismaClient } from '@/lib/server/db';
import { hashOf, hashOfFile } from '@/lib/server/storage/hash-of';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { readMigrations, storedFiles } from './backup-site';
import { holdsNothing } from './holds-nothing';
import { type ReceivedBackup, type RowCounts, receiveBackup } from './receive-backup';
import { renewAll } from './renew-all';
import { replaceTables } from './replace-tables';
import { TABLES } from './tables';
import { isOlder, updateBackup, type WithScratchDatabase } from './update-backup';

const PATIENCE_MS = 60 * 60 * 1000;

export interface Restored {
  rows: RowCounts;
  /** Files that were brought into place. */
  stored: number;
  /** Files that rows name, and that neither the backup nor the storage has. */
  missing: string[];
  /** The restored accounts, including those of people who have left since the backup. */
  accounts: { name: string; role: string }[];
}

interface Restoring {
  db: PrismaClient;
  storage: MediaStorage;
  folder: string;
  /** Files beside the archive, by their hashes: those of automatic backups. Each is believed once its hash is right. */
  beside?: string;
  /** Whether a site that holds something is written over. */
  isForced: boolean;
  /** For backups of older releases, which are refused without it. */
  withScratch?: WithScratchDatabase;
}

/**
 * Restores a backup: every hash is checked before anything is written, then files are put in place, then all rows
 * in one transaction. Rows of an older release are brought up to date before. All sessions end, and cached pages are dropped.
 * @throws {AppError} `conflict` for a site that holds something already, or a backup of a newer or unknown release
 * @throws {TarError} for what is no whole backup
 */
export async function restoreSite(source: AsyncIterable<Uint8Array>, options: Restoring): Promise<Restored> {
  const { db, storage, folder, beside, isForced } = options;
  if (!isForced && !(await holdsNothing(db)))
    throw new AppError('conflict', 'This site holds something already; --force writes it over.');
  const received = await receiveBackup(source, folder);
  const { rows, folder: rowsFolder } = await rowsOfThisRelease(received, options);
  const media = received.media;
  if (beside !== undefined) await findBeside(beside, rowsFolder, media);
  const files = await bringFiles(storage, rowsFolder, media);
  await db.$transaction(
    async (tx) => {
      const before = await tx.cacheTag.findMany({ select: { tag: true } });
      await replaceTables(tx, rowsFolder);
      await renewAll(
        tx,
        before.map(({ tag }) => tag),
      );
    },
    { timeout: PATIENCE_MS },
  );
  for (const { pathname, file } of files.inTheWay) {
    await storage.remove(pathname);
    await storage.putFile(pathname, file);
  }
  const accounts = await db.user.findMany({
    select: { name: true, role: true },
    orderBy: { createdAt: 'asc' },
  });
  return { rows, stored: files.stored + files.inTheWay.length, missing: files.missing, accounts };
}

/** Adds what lies beside the archive and is what its name says. */
async function findBeside(beside: string, folder: string, media: Map<string, string>): Promise<void> {
  for await (const { hash } of storedFiles(folder)) {
    const file = path.join(beside, hash);
    if (!media.has(hash) && (await hashOfFile(file)) === hash) media.set(hash, file);
  }
}

/** The rows that came, or what an update makes of those of an older release. */
async function rowsOfThisRelease(
  { manifest, rows }: ReceivedBackup,
  { db, folder, withScratch }: Restoring,
): Promise<{ folder: string; rows: RowCounts }> {
  const own = await readMigrations(db);
  const { migrations } = manifest;
  if (rows.length === TABLES.length && own.join() === migrations.join()) return { folder, rows };
  if (withScratch && isOlder(migrations, own))
    return withScratch((scratch) => updateBackup(manifest, folder, scratch));
  const facts = `its last migration is ${migrations.at(-1) ?? 'none'}, here it is ${own.at(-1) ?? 'none'}`;
  throw new AppError(
    'conflict',
    isOlder(own, migrations)
      ? `The backup is of a newer release (${facts}). Update this site first.`
      : `The backup does not fit this release (${facts}).`,
  );
}

async function bringFiles(storage: MediaStorage, folder: string, media: ReadonlyMap<string, string>) {
  let stored = 0;
  const missing: string[] = [];
  const inTheWay: { pathname: string; file: string }[] = [];
  for await (const { pathname, hash } of storedFiles(folder)) {
    const isHere = (await storage.head(pathname)) !== null;
    const isSame = isHere && (await hashOf(storage.open(pathname))) === hash;
    if (isSame) continue;
    const file = media.get(hash);
    if (file === undefined) missing.push(pathname);
    // Rows name what is there until they are others.
    else if (isHere) inTheWay.push({ pathname, file });
    else {
      await storage.putFile(pathname, file);
      stored += 1;
    }
  }
  return { stored, missing, inTheWay };
}
