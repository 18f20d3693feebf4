import 'server-only';

import { createHash } from 'node:crypto';
import path from 'node:path';
import { backupManifest } from '@/lib/contracts/site-archive';
import { AppError } from '@/lib/domain/errors';
import type { PrismaClient, Transaction } from '@/lib/server/db';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { messagesTag, WHOLE_SITE_TAGS } from '@/lib/server/tags/page-tags';
import { readMigrations, storedFiles } from './backup-site';
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
  const { db, storage, folder, isForced } = options;
  if (!isForced && !(await isEmpty(db)))
    throw new AppError('conflict', 'This site holds something already; --force writes it over.');
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
  const files = await bringFiles(storage, folder, media);
  await db.$transaction((tx) => writeTables(tx, folder), { timeout: PATIENCE_MS });
  for (const { pathname, hash } of files.inTheWay) {
    await storage.remove(pathname);
    await storage.putFile(pathname, path.join(folder, 'media', hash));
  }
  const accounts = await db.user.findMany({
    select: { name: true, role: true },
    orderBy: { createdAt: 'asc' },
  });
  return { rows, stored: files.stored + files.inTheWay.length, missing: files.missing, accounts };
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

async function bringFiles(storage: MediaStorage, folder: string, media: ReadonlySet<string>) {
  let stored = 0;
  const missing: string[] = [];
  const inTheWay: { pathname: string; hash: string }[] = [];
  for await (const { pathname, hash } of storedFiles(folder)) {
    const isHere = (await storage.head(pathname)) !== null;
    const isSame = isHere && (await hashOf(storage.open(pathname))) === hash;
    if (isSame) continue;
    if (!media.has(hash)) missing.push(pathname);
    // Rows name what is there until they are others.
    else if (isHere) inTheWay.push({ pathname, hash });
    else {
      await storage.putFile(pathname, path.join(folder, 'media', hash));
      stored += 1;
    }
  }
  return { stored, missing, inTheWay };
}

async function hashOf(bytes: AsyncIterable<unknown>): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of bytes) if (chunk instanceof Uint8Array) sum.update(chunk);
  return sum.digest('hex');
}

async function writeTables(tx: Transaction, folder: string): Promise<void> {
  const before = await tx.cacheTag.findMany({ select: { tag: true } });
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
  await renewAll(
    tx,
    before.map(({ tag }) => tag),
  );
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
