import 'server-only';

import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  ARCHIVE_VERSION,
  type backupManifest,
  MANIFEST,
  type RowFileFacts,
} from '@/lib/contracts/site-archive';
import { hashOfPoster } from '@/lib/domain/media/poster';
import { fontPathname } from '@/lib/domain/site-theme/own-font';
import type { PrismaClient, Transaction } from '@/lib/server/db';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { fileBytes } from './archive-folder';
import { packMedia, type StoredBytes } from './pack-media';
import { readLines } from './read-table';
import { readRows, writeRows } from './row-files';
import { type AnyTable, LEFT_OUT, TABLES, tableFile } from './tables';
import { type PackedFile, packTar } from './tar';

/** The transaction of the rows: files are read after it. */
const PATIENCE_MS = 60 * 60 * 1000;

export type BackupManifest = z.infer<typeof backupManifest>;

export interface Backup {
  manifest: BackupManifest;
  /** The archive, made while it is read. */
  bytes: AsyncGenerator<Uint8Array>;
  /** Files that rows name and the storage does not have: they are not in the archive. */
  missing: string[];
}

/**
 * Everything that the site stores, as one archive: the rows of every table at one moment, while the site keeps
 * running, and the media files.
 * @param folder for the rows, until the archive has been read
 */
export async function backUpSite(db: PrismaClient, storage: MediaStorage, folder: string): Promise<Backup> {
  const manifest = await backUpRows(db, folder);
  const missing: string[] = [];
  for await (const { pathname } of storedFiles(folder))
    if (!(await storage.head(pathname))) missing.push(pathname);
  return {
    manifest,
    missing,
    bytes: packTar(packed(manifest, folder, packMedia(storage, storedFiles(folder)))),
  };
}

/**
 * Writes the rows of every table at one moment into a folder, while the site keeps running.
 * @returns the manifest of a backup of them
 */
export async function backUpRows(db: PrismaClient, folder: string): Promise<BackupManifest> {
  const { files, migrations } = await db.$transaction(
    async (tx) => ({ files: await writeTables(tx, folder), migrations: await readMigrations(tx) }),
    { isolationLevel: 'RepeatableRead', timeout: PATIENCE_MS },
  );
  return { format: 'atelier', kind: 'backup', version: ARCHIVE_VERSION, migrations, files };
}

/** The archive of such rows, without the files that they name. */
export const packRows = (manifest: BackupManifest, folder: string): AsyncGenerator<Uint8Array> =>
  packTar(packed(manifest, folder));

/** Writes each table into a file of a folder, as it is inside the transaction; a database from before an update lacks some. */
export async function writeTables(
  tx: Transaction,
  folder: string,
  tables: readonly (readonly [table: AnyTable, order: string])[] = TABLES,
): Promise<RowFileFacts[]> {
  const present = new Set(await readTableNames(tx));
  refuseUnknownTables(present);
  // Moments are written the same by every server.
  await tx.$executeRaw`set local timezone to 'UTC'`;
  const files: RowFileFacts[] = [];
  for (const [table, order] of tables) {
    if (!present.has(table)) continue;
    const name = tableFile(table);
    const query = `select row_to_json(t)::text as line from (select * from "${table}" order by ${order}) t`;
    files.push(await writeRows(path.join(folder, name), name, readLines(tx, query)));
  }
  return files;
}

/** The tables that the database has, but that of its migrations. */
export async function readTableNames(tx: Pick<Transaction, '$queryRaw'>): Promise<string[]> {
  const found = await tx.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> '_prisma_migrations'`;
  return found.map(({ name }) => name);
}

/** A table that nobody has put on the list would be lost without a word. */
function refuseUnknownTables(present: ReadonlySet<string>): void {
  const known = new Set<string>([...TABLES.map(([table]) => table), ...LEFT_OUT]);
  const unknown = [...present].find((name) => !known.has(name));
  if (unknown) throw new Error(`A backup does not know the table ${unknown}.`);
}

/** The migrations that the tables are of, in their order. */
export async function readMigrations(tx: Pick<Transaction, '$queryRaw'>): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null
      order by migration_name collate "C"`;
  return rows.map(({ name }) => name);
}

async function* packed(
  manifest: BackupManifest,
  folder: string,
  media?: AsyncIterable<PackedFile>,
): AsyncGenerator<PackedFile> {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield {
    name: MANIFEST,
    size: bytes.length,
    async *open() {
      yield bytes;
    },
  };
  for (const { name, size } of manifest.files)
    yield { name, size, open: () => fileBytes(path.join(folder, name)) };
  if (media) yield* media;
}

const mediaTableRow = z.object({
  pathname: z.string(),
  hash: z.string(),
  poster: z.string().nullable().default(null),
});

const fontTableRow = z.object({ files: z.array(z.object({ hash: z.string() })) });

/** The tables whose rows name files. */
export const STORED_FILE_TABLES = ['media_item', 'site_font'] as const;

/** The files that a backup's rows name, in the bin or not, with the frames that stand for films, and fonts. */
export async function* storedFiles(folder: string): AsyncGenerator<StoredBytes> {
  for await (const line of readRows(path.join(folder, tableFile('media_item')))) {
    const { pathname, hash, poster } = mediaTableRow.parse(JSON.parse(line));
    yield { pathname, hash };
    const frame = poster === null ? null : hashOfPoster(poster);
    if (poster !== null && frame !== null) yield { pathname: poster, hash: frame };
  }
  const fonts = path.join(folder, tableFile('site_font'));
  // Releases before there were fonts have no such table.
  if (!existsSync(fonts)) return;
  for await (const line of readRows(fonts))
    for (const { hash } of fontTableRow.parse(JSON.parse(line)).files)
      yield { pathname: fontPathname(hash), hash };
}
