import 'server-only';

import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@/lib/domain/errors';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { isMediaPathname } from '@/lib/domain/media/pathname';
import { hashOfPoster } from '@/lib/domain/media/poster';
import { fontPathname, hashOfFont } from '@/lib/domain/site-theme/own-font';
import type { PrismaClient } from '@/lib/server/db';
import { hashOf } from '@/lib/server/storage/hash-of';
import type { MediaStorage, StoredEntry } from '@/lib/server/storage/storage-port';
import { examineApart } from './examine-apart';
import type { Examined } from './examine-upload';
import { isRemoved } from './remove-files';

export interface Repair {
  /** Files without a row that were added to the library again. */
  adopted: string[];
  /** Files without a row whose content is stored elsewhere or was deleted on purpose, and unused poster frames and fonts. */
  removed: string[];
  /** Files that nothing names, left where they are because the library would not take them. */
  strange: string[];
  /** Rows without a file that no page shows. */
  forgotten: string[];
  /** Rows without a file that pages show: a backup may still have it. */
  missing: string[];
  /** Files whose content has changed. */
  damaged: string[];
}

interface Options {
  /** A file may be on its way into the library for so long. */
  minimumAgeMs: number;
  /** Whether every file is read through and held against its hash. */
  isThorough: boolean;
  /** False for a dry run. */
  isApplied: boolean;
}

interface Row {
  id: string;
  pathname: string;
  size: number;
  hash: string;
  poster: string | null;
  isUsed: boolean;
}

const MANY = 1000;

/** Makes files and rows consistent again, without losing the only copy of a file. It may run while the site does. */
export async function repairMedia(
  db: PrismaClient,
  storage: MediaStorage,
  options: Options,
): Promise<Repair> {
  const repair: Repair = { adopted: [], removed: [], strange: [], forgotten: [], missing: [], damaged: [] };
  const files = new Map<string, StoredEntry>();
  for await (const entry of storage.list()) files.set(entry.pathname, entry);
  const named = new Set<string>();
  for await (const row of everyRow(db)) {
    named.add(row.pathname);
    if (row.poster !== null) named.add(row.poster);
    await lookAfterRow(db, storage, row, files.get(row.pathname), options, repair);
  }
  for (const { files: ofFont } of await db.siteFont.findMany({ select: { files: true } }))
    for (const { hash } of ofFont as { hash: string }[]) named.add(fontPathname(hash));
  for (const entry of files.values()) {
    const isSettled = Date.now() - entry.modifiedAt.getTime() >= options.minimumAgeMs;
    if (!named.has(entry.pathname) && isSettled) await lookAfterFile(db, storage, entry, options, repair);
  }
  return repair;
}

async function* everyRow(db: PrismaClient): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const rows = await db.mediaItem.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: MANY,
      select: {
        ...{ id: true, pathname: true, size: true, hash: true, poster: true },
        usages: { take: 1, select: { mediaItemId: true } },
      },
    });
    for (const { usages, ...row } of rows) yield { ...row, isUsed: usages.length > 0 };
    after = rows.at(-1)?.id ?? '';
    if (rows.length < MANY) return;
  }
}

async function lookAfterRow(
  db: PrismaClient,
  storage: MediaStorage,
  row: Row,
  listed: StoredEntry | undefined,
  { isThorough, isApplied }: Options,
  repair: Repair,
): Promise<void> {
  // It may have come while the list was being read.
  const file = listed ?? (await storage.head(row.pathname).catch(() => null));
  if (!file) {
    if (row.isUsed) repair.missing.push(row.pathname);
    else {
      repair.forgotten.push(row.pathname);
      if (isApplied) await db.mediaItem.deleteMany({ where: { id: row.id, usages: { none: {} } } });
    }
    return;
  }
  const isSame =
    file.size === row.size && (!isThorough || (await hashOf(storage.open(row.pathname))) === row.hash);
  if (!isSame) repair.damaged.push(row.pathname);
}

async function lookAfterFile(
  db: PrismaClient,
  storage: MediaStorage,
  { pathname, size }: StoredEntry,
  { isApplied }: Options,
  repair: Repair,
): Promise<void> {
  if (!isMediaPathname(pathname)) {
    repair.strange.push(pathname);
    return;
  }
  const hash = await hashOf(storage.open(pathname));
  const isCopy =
    hashOfPoster(pathname) === hash ||
    hashOfFont(pathname) === hash ||
    (await isRemoved(db, pathname)) ||
    (await isKept(db, storage, hash));
  // A row may have come for it meanwhile.
  if (await db.mediaItem.findFirst({ where: { OR: [{ pathname }, { poster: pathname }] } })) return;
  if (await db.siteFont.findFirst({ where: { files: { array_contains: [{ hash }] } } })) return;
  if (isCopy) {
    repair.removed.push(pathname);
    if (isApplied) await storage.remove(pathname);
    return;
  }
  const facts = await examine(storage, { pathname, size, hash });
  // Files that would be modified on upload were not stored by this library.
  if (facts?.hash !== hash) {
    repair.strange.push(pathname);
    return;
  }
  repair.adopted.push(pathname);
  if (!isApplied) return;
  const { file: _, ...columns } = facts;
  await db.mediaItem.create({ data: { pathname, name: fileNameOf(pathname), ...columns } });
}

/** Whether the library has this content, and its file too. */
async function isKept(db: PrismaClient, storage: MediaStorage, hash: string): Promise<boolean> {
  const rows = await db.mediaItem.findMany({ where: { hash, deletedAt: null }, select: { pathname: true } });
  for (const { pathname } of rows) if (await storage.head(pathname)) return true;
  return false;
}

async function examine(
  storage: MediaStorage,
  { pathname, size, hash }: { pathname: string; size: number; hash: string },
): Promise<Examined | null> {
  const folder = path.join(storage.incoming, `form-repair-${hash.slice(0, 16)}`);
  const file = path.join(folder, 'file');
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(storage.open(pathname), createWriteStream(file));
    return await examineApart({ file, size, hash });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
