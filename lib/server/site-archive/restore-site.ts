import 'server-only';

import path from 'node:path';
import { backupManifest } from '@/lib/contracts/site-archive';
import { AppError } from '@/lib/domain/errors';
import type { PrismaClient, Transaction } from '@/lib/server/db';
import { hashOf, hashOfFile } from '@/lib/server/storage/hash-of';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { messagesTag, WHOLE_SITE_TAGS } from '@/lib/server/tags/page-tags';
import { type BackupManifest, readMigrations, storedFiles } from './backup-site';
import { receiveArchive } from './receive-archive';
import { readRows } from './row-files';
import { LEFT_OUT, TABLES, type TableName, tableFile } from './tables';

const PATIENCE_MS = 60 * 60 * 1000;
/** Largest size of one statement's rows, which can be long. */
const STATEMENT_CHARACTERS = 4_000_000;
const STATEMENT_ROWS = 500;

export interface Restored {
  /** Rows by table. */
  rows: { table: TableName; count: number }[];
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
}

/**
 * Restores a backup: every hash is checked before anything is written, then files are put in place, then all rows
 * in one transaction. All sessions end, and cached pages are dropped.
 * @throws {AppError} `conflict` for a site that holds something already, or of another release
 * @throws {TarError} for what is no whole backup
 */
export async function restoreSite(source: AsyncIterable<Uint8Array>, options: Restoring): Promise<Restored> {
  const { db, storage, folder, beside, isForced } = options;
  if (!isForced && !(await isEmpty(db)))
    throw new AppError('conflict', 'This site holds something already; --force writes it over.');
  const { rows, media } = await receiveBackup(source, db, folder);
  if (beside !== undefined) await findBeside(beside, folder, media);
  const files = await bringFiles(storage, folder, media);
  await db.$transaction(
    async (tx) => {
      const before = await tx.cacheTag.findMany({ select: { tag: true } });
      await replaceTables(tx, folder);
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

interface ReceivedBackup {
  manifest: BackupManifest;
  rows: Restored['rows'];
  /** The files that came, by their hashes. */
  media: Map<string, string>;
}

/**
 * Writes a backup down into a folder, each file of it found to be what it should be.
 * @throws {AppError} `conflict` for one of another release than the database is of
 * @throws {TarError} for what is no whole backup
 */
export async function receiveBackup(
  source: AsyncIterable<Uint8Array>,
  db: PrismaClient,
  folder: string,
): Promise<ReceivedBackup> {
  const wanted = new Map<string, TableName>(TABLES.map(([table]) => [tableFile(table), table]));
  const passedOver = new Set(LEFT_OUT.map(tableFile));
  const { manifest, media } = await receiveArchive(source, folder, {
    kind: 'backup',
    manifest: backupManifest,
    isRowFile: (name) => wanted.has(name) || passedOver.has(name),
  });
  const rows = manifest.files.flatMap(({ name, lines }) => {
    const table = wanted.get(name);
    return table ? [{ table, count: lines }] : [];
  });
  await refuseOtherRelease(db, manifest.migrations, rows.length);
  return {
    manifest,
    rows,
    media: new Map([...media].map((hash) => [hash, path.join(folder, 'media', hash)])),
  };
}

/** Adds what lies beside the archive and is what its name says. */
async function findBeside(beside: string, folder: string, media: Map<string, string>): Promise<void> {
  for await (const { hash } of storedFiles(folder)) {
    const file = path.join(beside, hash);
    if (!media.has(hash) && (await hashOfFile(file)) === hash) media.set(hash, file);
  }
}

/** Languages and texts alone are what every fresh site has. */
async function isEmpty(db: PrismaClient): Promise<boolean> {
  const counts = await Promise.all([
    db.page.count(),
    db.user.count(),
    db.mediaItem.count(),
    db.contactMessage.count(),
  ]);
  return counts.every((count) => count === 0);
}

async function refuseOtherRelease(db: PrismaClient, migrations: string[], files: number): Promise<void> {
  const own = await readMigrations(db);
  if (files === TABLES.length && own.join() === migrations.join()) return;
  const newest = migrations.at(-1) ?? 'none';
  throw new AppError(
    'conflict',
    `The backup is of another release (its last migration is ${newest}, here it is ${own.at(-1) ?? 'none'}). Restore it with the release that made it, then update.`,
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

/** Empties every table, and fills those of a backup with the rows that a folder holds. */
export async function replaceTables(tx: Transaction, folder: string): Promise<void> {
  const tables = [...TABLES.map(([table]) => table), ...LEFT_OUT];
  await tx.$executeRawUnsafe(`truncate ${tables.map((table) => `"${table}"`).join(', ')}`);
  for (const [table] of TABLES) {
    let rows: string[] = [];
    let length = 0;
    const flush = async () => {
      if (rows.length === 0) return;
      const values = `[${rows.join(',')}]`;
      await tx.$executeRawUnsafe(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`,
        values,
      );
      rows = [];
      length = 0;
    };
    for await (const row of readRows(path.join(folder, tableFile(table)))) {
      rows.push(row);
      length += row.length;
      if (rows.length >= STATEMENT_ROWS || length >= STATEMENT_CHARACTERS) await flush();
    }
    await flush();
  }
}

/** Numbers go on from the highest of both sites, so that a server that runs meanwhile misses none. */
async function renewAll(tx: Transaction, before: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    select setval('cache_tag_seq', greatest((select last_value from cache_tag_seq), (select coalesce(max(seq), 1) from cache_tag)))::text`;
  const after = await tx.cacheTag.findMany({ select: { tag: true } });
  const languages = await tx.language.findMany({ select: { code: true } });
  const messages = languages.map(({ code }) => messagesTag(code));
  await bumpTags(tx, [...WHOLE_SITE_TAGS, ...messages, ...before, ...after.map(({ tag }) => tag)]);
}
