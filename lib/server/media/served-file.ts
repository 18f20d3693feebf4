import 'server-only';

import { createHash } from 'node:crypto';
import { AppError } from '@/lib/domain/errors';
import { hashOfPoster } from '@/lib/domain/media/poster';
import { isSignatureState, type PictureRights, type SignatureState } from '@/lib/domain/media/rights';
import { cropAt, cropWidth } from '@/lib/domain/media/variants';
import { hashOfFont } from '@/lib/domain/site-theme/own-font';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import type { StoredFile } from '@/lib/server/storage/storage-port';
import { FOCAL_COLUMNS, focalPointOf } from './focal-point';
import { storedRights } from './media-item';
import { shownTypeOf } from './shown-type';

interface KnownFacts {
  contentType: string;
  /** SHA-256 as lower-case hex; null if only the name is known. */
  hash: string | null;
  /** As people see it; null where only the pathname is known. */
  name: string | null;
  /** What the file itself says; what the site adds to all pictures is not among it. */
  rights: PictureRights;
  signature: SignatureState | null;
  /** Where it is cropped about its focal point; null for what is too narrow or no picture, absent where only the pathname is known. */
  crop?: number | null;
}

const SELECTED = {
  contentType: true,
  hash: true,
  name: true,
  rights: true,
  signature: true,
  width: true,
  height: true,
  ...FOCAL_COLUMNS,
} as const;

const NO_RIGHTS = { rights: {}, signature: null };

/** A stored file that is publicly served. */
export interface ServedFile extends KnownFacts, StoredFile {
  pathname: string;
}

declare global {
  // Next.js bundles this module more than once, and the copies must share this map.
  var atelierServedFiles: Map<string, ServedFile & { seenAt: number }> | undefined;
}

/** Facts of a stored file never change, so they stay usable while the database is down. */
globalThis.atelierServedFiles ??= new Map();
const known = globalThis.atelierServedFiles;
const MAX_KNOWN = 20_000;
/** How long a file is assumed to exist after it has been found. */
const FRESH_MS = 5_000;

/**
 * The stored file of an address, also while the database is down.
 * @param segments of the pathname, decoded once by the router
 * @param mayBeRemembered whether a file found a moment ago need not be looked for again
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function findServedFile(segments: string[], mayBeRemembered = false): Promise<ServedFile> {
  const pathname = segments.join('/');
  const remembered = mayBeRemembered ? known.get(pathname) : undefined;
  if (remembered && Date.now() - remembered.seenAt < FRESH_MS) return remembered;
  const facts = isPathname(segments) ? await findFacts(pathname) : null;
  const stored = facts && (await mediaStorage().head(pathname));
  if (!facts || !stored) {
    known.delete(pathname);
    throw new AppError('not_found', 'There is no such file.');
  }
  const file = { pathname, ...facts, ...stored };
  if (file.hash !== null) remember(file);
  return file;
}

/** The hash of a file while the database is down. */
export async function hashOf({ pathname, hash }: ServedFile): Promise<string> {
  if (hash !== null) return hash;
  const sum = createHash('sha256');
  for await (const chunk of mediaStorage().open(pathname)) sum.update(chunk as Buffer);
  return sum.digest('hex');
}

/** A binned file is not served any more, from this moment on. */
export function forgetServedFile(pathname: string): void {
  known.delete(pathname);
}

async function findFacts(pathname: string): Promise<KnownFacts | null> {
  // A page of pictures must not wait for a silent database once for each of them.
  if (pageStore().renewals.isDatabaseDown) return factsWithoutDatabase(pathname);
  try {
    const facts = await withDatabaseErrors(() =>
      db.mediaItem.findFirst({
        where: { pathname, deletedAt: null },
        select: SELECTED,
      }),
    );
    if (!facts) return (await findPoster(pathname)) ?? (await findFont(pathname));
    const { contentType, hash, name, rights, signature, width, height } = facts;
    const isCropped = width !== null && height !== null && cropWidth({ width, height }) !== null;
    return {
      contentType,
      hash,
      name,
      rights: storedRights(rights),
      signature: isSignatureState(signature) ? signature : null,
      crop: isCropped ? cropAt(focalPointOf(facts)) : null,
    };
  } catch (error) {
    if (isUnavailable(error)) return factsWithoutDatabase(pathname);
    throw error;
  }
}

/** A poster frame has no row of its own; it is found by its film. */
async function findPoster(pathname: string): Promise<KnownFacts | null> {
  const hash = hashOfPoster(pathname);
  if (hash === null) return null;
  const film = await withDatabaseErrors(() =>
    db.mediaItem.findFirst({ where: { poster: pathname, deletedAt: null }, select: { id: true } }),
  );
  return film && { contentType: 'image/jpeg', hash, name: null, ...NO_RIGHTS, crop: null };
}

/** The file of an uploaded font, whose name is all that there is to know of it. */
async function findFont(pathname: string): Promise<KnownFacts | null> {
  const hash = hashOfFont(pathname);
  if (hash === null) return null;
  const font = await withDatabaseErrors(() =>
    db.siteFont.findFirst({ where: { files: { array_contains: [{ hash }] } }, select: { name: true } }),
  );
  return font && fontFactsOf(hash, `${font.name}.woff2`);
}

const fontFactsOf = (hash: string, name: string | null) => ({
  ...{ contentType: 'font/woff2', hash, name },
  ...NO_RIGHTS,
});

/** The last good pages need their pictures too, also after a restart. */
function factsWithoutDatabase(pathname: string): KnownFacts {
  const remembered = known.get(pathname);
  if (remembered) {
    const { contentType, hash, name, rights, signature, crop } = remembered;
    return { contentType, hash, name, rights, signature, ...(crop !== undefined && { crop }) };
  }
  const fontHash = hashOfFont(pathname);
  if (fontHash !== null) return fontFactsOf(fontHash, null);
  const contentType = shownTypeOf(pathname);
  if (contentType) return { contentType, hash: null, name: null, ...NO_RIGHTS };
  throw new AppError('unavailable', 'This file cannot be looked up right now. Please try again in a moment.');
}

function remember(file: ServedFile): void {
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(file.pathname, { ...file, seenAt: Date.now() });
}

function isPathname(segments: string[]): boolean {
  const isPlain = segments.every(
    (each) => each !== '' && !each.startsWith('.') && !/[/\\]|\p{Cc}|\p{Cs}/u.test(each),
  );
  return isPlain && segments.join('/').length <= 1024;
}
