import 'server-only';

import { stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { type MediaArchiveRow, mediaRow } from '@/lib/contracts/site-archive';
import { AppError } from '@/lib/domain/errors';
import { rightsSchema } from '@/lib/domain/media/list-response';
import { posterPathname } from '@/lib/domain/media/poster';
import { SIGNATURE_STATES } from '@/lib/domain/media/rights';
import { namesForImport } from '@/lib/domain/site-archive/free-names';
import type { Transaction } from '@/lib/server/db';
import { examineApart } from '@/lib/server/media/examine-apart';
import type { Examined } from '@/lib/server/media/examine-upload';
import { hashOf } from '@/lib/server/storage/hash-of';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { knownRows } from './judged-rows';
import { inParts, writeRows } from './row-files';

/** The media files of an archive as they come to lie here, a line each. */
export const READY_MEDIA = 'ready-media.ndjson';

const facts = z.object({
  file: z.string(),
  contentType: z.string(),
  size: z.int(),
  hash: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  duration: z.number().nullable(),
  placeholder: z.string().nullable(),
  isHdr: z.boolean(),
  brightness: z.string().nullable(),
  guessedFocalX: z.number().nullable(),
  guessedFocalY: z.number().nullable(),
  rights: rightsSchema,
  signature: z.enum(SIGNATURE_STATES).nullable(),
  signedBy: z.string().nullable(),
});

export const readyFile = z.object({
  /** Under which it lies here. */
  pathname: z.string(),
  row: mediaRow,
  /** What is new here; null where its bytes and facts are here already. */
  added: facts.nullable(),
});
export type ReadyFile = z.infer<typeof readyFile>;

/** Bytes that have to come into place before rows may name them. */
export interface Placing {
  pathname: string;
  file: string;
}

export interface PreparedMedia {
  posters: Placing[];
  /** Files that could not keep their pathnames, with the new ones. */
  renamed: Map<string, string>;
}

type Reader = Pick<Transaction, 'mediaItem' | 'removedMedia'>;
type Examine = (file: Pick<MediaArchiveRow, 'pathname' | 'hash'>) => Promise<Examined>;

const AT_ONCE = 100;

/**
 * Finds out where each media file of an archive goes, and looks into those that are new here as into any upload: what is
 * stored is what that lets through.
 * @throws {AppError} `validation_failed` for a file that could not be uploaded either
 */
export async function prepareMedia(
  reader: Reader,
  storage: MediaStorage,
  folder: string,
): Promise<PreparedMedia> {
  const prepared: PreparedMedia = { posters: [], renamed: new Map() };
  const lines = readyLines(reader, storage, folder, prepared);
  await writeRows(path.join(folder, READY_MEDIA), READY_MEDIA, lines);
  return prepared;
}

async function* readyLines(
  reader: Reader,
  storage: MediaStorage,
  folder: string,
  { posters, renamed }: PreparedMedia,
): AsyncGenerator<string> {
  const given = new Set<string>();
  const examine = examiner(folder);
  for await (const rows of inParts(knownRows(folder, 'media.ndjson', mediaRow), AT_ONCE)) {
    const names = rows.flatMap(({ pathname, hash }) => namesForImport(pathname, hash));
    const where = { pathname: { in: names } };
    const here = await reader.mediaItem.findMany({ where, select: { pathname: true, hash: true } });
    const gone = new Set((await reader.removedMedia.findMany({ where })).map(({ pathname }) => pathname));
    const hashAt = new Map(here.map((row) => [row.pathname, row.hash]));
    for (const row of rows) {
      const file = await prepareFile({ row, hashAt, gone, given, storage, examine });
      given.add(file.pathname);
      if (file.pathname !== row.pathname) renamed.set(row.pathname, file.pathname);
      if (row.poster !== null) posters.push(...(await posterOf(row.poster, storage, examine)));
      yield JSON.stringify(file);
    }
  }
}

interface Preparing {
  row: MediaArchiveRow;
  /** Hashes of the site's own files, by pathname. */
  hashAt: ReadonlyMap<string, string>;
  /** Pathnames that no file may ever have again. */
  gone: ReadonlySet<string>;
  /** Those that other files of the archive have got. */
  given: ReadonlySet<string>;
  storage: MediaStorage;
  examine: Examine;
}

async function prepareFile({ row, hashAt, gone, given, storage, examine }: Preparing): Promise<ReadyFile> {
  const names = namesForImport(row.pathname, row.hash).filter((name) => !given.has(name));
  const isHere = async (hash: string) => {
    const name = names.find((each) => hashAt.get(each) === hash);
    return name !== undefined && (await storage.head(name)) ? name : null;
  };
  const known = await isHere(row.hash);
  if (known !== null) return { pathname: known, row, added: null };
  const examined = await examine(row);
  const same = await isHere(examined.hash);
  if (same !== null) return { pathname: same, row, added: null };
  const isSame = examined.hash === row.hash;
  const placeholder = (isSame ? row.placeholder : null) ?? examined.placeholder;
  // That a signature no longer matches is not to be seen in the file that was stored.
  const signature = (isSame ? row.signature : null) ?? examined.signature;
  for (const pathname of names) {
    if (gone.has(pathname) || (hashAt.get(pathname) ?? examined.hash) !== examined.hash) continue;
    const stored = await storage.head(pathname);
    if (!stored || (await hashOf(storage.open(pathname))) === examined.hash)
      return { pathname, row, added: { ...examined, placeholder, signature } };
  }
  throw new AppError('conflict', `No name could be found for a file of the archive: ${row.pathname}`);
}

async function posterOf(hash: string, storage: MediaStorage, examine: Examine): Promise<Placing[]> {
  const pathname = posterPathname(hash);
  if (await storage.head(pathname)) return [];
  const { contentType, file, hash: kept } = await examine({ pathname, hash });
  if (contentType !== 'image/jpeg' || kept !== hash)
    throw refusal(pathname, 'This is not the frame of a film.');
  return [{ pathname, file }];
}

/** Looks into each content once, however many files have it. */
function examiner(folder: string): Examine {
  const examined = new Map<string, Promise<Examined>>();
  return ({ pathname, hash }) => {
    const found = examined.get(hash) ?? examine({ pathname, hash }, folder);
    examined.set(hash, found);
    return found;
  };
}

async function examine(
  { pathname, hash }: Pick<MediaArchiveRow, 'pathname' | 'hash'>,
  folder: string,
): Promise<Examined> {
  const file = path.join(folder, 'media', hash);
  const { size } = await stat(file);
  return examineApart({ file, size, hash }).catch((error: unknown) => {
    throw error instanceof AppError && error.status < 500 ? refusal(pathname, error.message) : error;
  });
}

function refusal(pathname: string, message: string): AppError {
  return new AppError(
    'validation_failed',
    `A media file of the archive cannot be stored. ${pathname}: ${message}`,
  );
}
