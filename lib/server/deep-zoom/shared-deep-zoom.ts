import 'server-only';

import path from 'node:path';
import { isTiled } from '@/lib/domain/media/tiles';
import { VARIANT_WIDTHS } from '@/lib/domain/media/variants';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { heavyWork } from '@/lib/server/heavy-work';
import { logLine } from '@/lib/server/log';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { cutApart } from './cut-apart';
import { DeepZoom, type LargePicture } from './deep-zoom';
import { TileFiles } from './tile-files';

/** Change this name with anything that changes tiles or copies: existing ones are then removed and made again. */
export const TILE_RECIPE = '1';
const LOOK_AFTER_MS = 5_000;
const LOOK_EVERY_MS = 60 * 60 * 1000;
const MANY = 500;

const COLUMNS = { pathname: true, hash: true, contentType: true, width: true, height: true } as const;

declare global {
  // A development server loads this module anew with each change: the process has one queue.
  var atelierDeepZoom: DeepZoom | undefined;
  var atelierTileFiles: TileFiles | undefined;
}

/** The folder `tiles` of the data folder. */
export function tileFiles(): TileFiles {
  globalThis.atelierTileFiles ??= new TileFiles(
    path.join(/* turbopackIgnore: true */ env().dataDir, 'tiles'),
    TILE_RECIPE,
  );
  return globalThis.atelierTileFiles;
}

/** This process's queue. */
export function deepZoom(): DeepZoom {
  globalThis.atelierDeepZoom ??= new DeepZoom({
    files: tileFiles(),
    open: (pathname) => mediaStorage().open(pathname),
    cut: cutApart,
    inTurn: (work) => heavyWork().run(work),
    find: findPicture,
  });
  return globalThis.atelierDeepZoom;
}

/**
 * The copy that variants of a very large picture are made of; null for any other.
 * @throws {AppError} `validation_failed`, `unavailable`
 */
export function readReduced(pathname: string): Promise<Buffer | null> {
  return deepZoom().reduced(pathname);
}

/** What has to be known of a picture to cut it; null also while the database is down: pictures that it need not tell of are made nevertheless. */
export async function findPicture(pathname: string): Promise<LargePicture | null> {
  if (pageStore().renewals.isDatabaseDown) return null;
  try {
    return await withDatabaseErrors(() =>
      db.mediaItem.findFirst({ where: { pathname, deletedAt: null }, select: COLUMNS }),
    );
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}

/** Removes tiles of files that are gone, and has all cut that is missing: now, and from time to time. */
export function keepTiles(): void {
  const look = () =>
    sweepTiles()
      .then(addMissing)
      .catch((error: unknown) => logLine({ task: 'tiles', error: String(error) }));
  setTimeout(look, LOOK_AFTER_MS).unref();
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Removes the tiles and copies of files that the library has no more, the bin included. */
export function sweepTiles(): Promise<void> {
  return tileFiles().sweep(async (hashes) => {
    const rows = await db.mediaItem.findMany({ where: { hash: { in: hashes } }, select: { hash: true } });
    return new Set(rows.map(({ hash }) => hash));
  });
}

async function addMissing(): Promise<void> {
  const widest = Math.max(...VARIANT_WIDTHS);
  const where = { deletedAt: null, OR: [{ width: { gt: widest } }, { height: { gt: widest } }] };
  for (let after = ''; ; ) {
    const rows = await db.mediaItem.findMany({
      where: { ...where, pathname: { gt: after } },
      orderBy: { pathname: 'asc' },
      take: MANY,
      select: COLUMNS,
    });
    for (const row of rows.filter(isTiled)) await deepZoom().add(row satisfies LargePicture);
    after = rows.at(-1)?.pathname ?? '';
    if (rows.length < MANY) return;
  }
}
