import 'server-only';

import path from 'node:path';
import { filmWidths } from '@/lib/domain/media/film-sizes';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { canEncode, type EncodingTask, encodeFilm } from '@/lib/server/films/ffmpeg';
import { FilmFiles } from '@/lib/server/films/film-files';
import { type FilmJob, FilmQueue, type LargeFilm } from '@/lib/server/films/film-queue';
import { logLine } from '@/lib/server/log';
import { nameQueue } from '@/lib/server/metrics/work-queues';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { tagsOfPagesWith } from './where-used';

/** Change this name with anything that changes made films: existing ones are then removed and made again. */
export const FILM_RECIPE = '1';
const LOOK_AFTER_MS = 5_000;
const LOOK_EVERY_MS = 60 * 60 * 1000;

const COLUMNS = {
  ...{ id: true, pathname: true, hash: true, contentType: true, size: true },
  ...{ width: true, duration: true, filmWidths: true },
} as const;

declare global {
  // A development server loads this module anew with each change: the process has one queue.
  var atelierFilms: FilmQueue | undefined;
  var atelierFilmFiles: FilmFiles | undefined;
  var atelierCanEncode: Promise<boolean> | undefined;
}

/** The folder `films` of the data folder. */
export function filmFiles(): FilmFiles {
  globalThis.atelierFilmFiles ??= new FilmFiles(
    path.join(/* turbopackIgnore: true */ env().dataDir, 'films'),
    FILM_RECIPE,
  );
  return globalThis.atelierFilmFiles;
}

/** This process's queue. */
export function films(): FilmQueue {
  if (globalThis.atelierFilms) return globalThis.atelierFilms;
  const queue = new FilmQueue({
    files: filmFiles(),
    findEncoder,
    open: (pathname) => mediaStorage().open(pathname),
    find: (pathname) =>
      withDatabaseErrors(() =>
        db.mediaItem.findFirst({ where: { pathname, deletedAt: null }, select: COLUMNS }),
      ),
    offer,
  });
  const count = (state: FilmJob['state']) => queue.list().filter((job) => job.state === state).length;
  nameQueue('films', () => ({ running: count('encoding'), waiting: count('waiting') }));
  globalThis.atelierFilms = queue;
  return queue;
}

/** The program is looked for once. */
async function findEncoder() {
  const program = env().ffmpeg;
  if (program === null) return null;
  globalThis.atelierCanEncode ??= canEncode(program);
  if (!(await globalThis.atelierCanEncode)) return null;
  return (task: EncodingTask, report: (share: number) => void) => encodeFilm(program, task, report);
}

/** Pages that show the film are drawn anew, with the addresses of these sizes. */
async function offer({ id }: LargeFilm, widths: readonly number[]): Promise<void> {
  const renewals = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await tx.mediaItem.update({ where: { id }, data: { filmWidths: [...widths] } });
      return bumpTags(tx, await tagsOfPagesWith(tx, [id]));
    }),
  );
  await pageStore().renew(renewals);
}

/** Removes made films of files that are gone, and has all made that is missing: now, and from time to time. */
export function keepFilms(): void {
  const look = () =>
    sweepFilms()
      .then(addMissing)
      .catch((error: unknown) => logLine({ task: 'films', error: String(error) }));
  setTimeout(look, LOOK_AFTER_MS).unref();
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Removes the made films of files that the library has no more, the bin included. */
export function sweepFilms(): Promise<void> {
  return filmFiles().sweep(async (hashes) => {
    const rows = await db.mediaItem.findMany({ where: { hash: { in: hashes } }, select: { hash: true } });
    return new Set(rows.map(({ hash }) => hash));
  });
}

async function addMissing(): Promise<void> {
  const rows = await db.mediaItem.findMany({
    where: { deletedAt: null, contentType: { startsWith: 'video/' } },
    select: COLUMNS,
  });
  for (const row of rows) if (filmWidths(row).length > 0) await films().add(row);
}
