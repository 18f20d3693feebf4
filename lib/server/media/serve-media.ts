import 'server-only';

import { Readable } from 'node:stream';
import { AppError } from '@/lib/domain/errors';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { parseRange } from './byte-range';
import { shownTypeOf } from './shown-type';

interface ServedFacts {
  contentType: string;
  /** Null where only the name could tell what the file is. */
  hash: string | null;
}

/** What browsers show by themselves without running anything of it. */
const INLINE = /^(?:image\/(?!svg)|video\/|audio\/)/;
/** Facts of a stored file never change, so those once read go on being true while the database is down. */
const known = new Map<string, ServedFacts>();
const MAX_KNOWN = 20_000;

/**
 * `GET /media/{pathname}` (http-api "Media"; security.md M-1 to M-4).
 * @param segments of the pathname, decoded once by the router
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function serveMedia(segments: string[], request: Request): Promise<Response> {
  const pathname = segments.join('/');
  const facts = isPathname(segments) ? await findFacts(pathname) : null;
  const file = facts && (await mediaStorage().head(pathname));
  if (!facts || !file) throw new AppError('not_found', 'There is no such file.');
  const etag = `"${facts.hash?.slice(0, 32) ?? `${file.size}-${file.modifiedAt.getTime()}`}"`;
  const headers = new Headers({
    'content-type': facts.contentType,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': facts.hash === null ? 'no-store' : 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': `${INLINE.test(facts.contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(segments.at(-1) ?? '')}`,
  });
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  // Ranges are defined for GET alone (RFC 9110 §14.2).
  const isRanged = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const range = isRanged ? parseRange(request.headers.get('range'), file.size) : null;
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  const body = request.method === 'HEAD' || file.size === 0 ? null : stream(pathname, range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}

async function findFacts(pathname: string): Promise<ServedFacts | null> {
  // A page of pictures must not wait for a silent database once for each of them.
  if (pageStore().renewals.isDatabaseDown) return factsWithoutDatabase(pathname);
  try {
    const row = await withDatabaseErrors(() =>
      db.mediaItem.findUnique({ where: { pathname }, select: { contentType: true, hash: true } }),
    );
    if (!row) known.delete(pathname);
    else remember(pathname, row);
    return row;
  } catch (error) {
    if (isUnavailable(error)) return factsWithoutDatabase(pathname);
    throw error;
  }
}

/** The last good pages need their pictures too, also after a restart (decision 9). */
function factsWithoutDatabase(pathname: string): ServedFacts {
  const remembered = known.get(pathname);
  if (remembered) return remembered;
  const contentType = shownTypeOf(pathname);
  if (contentType) return { contentType, hash: null };
  throw new AppError('unavailable', 'This file cannot be looked up right now. Please try again in a moment.');
}

function remember(pathname: string, facts: ServedFacts): void {
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(pathname, facts);
}

function isPathname(segments: string[]): boolean {
  const isPlain = segments.every(
    (each) => each !== '' && !each.startsWith('.') && !/[/\\]|\p{Cc}|\p{Cs}/u.test(each),
  );
  return isPlain && segments.join('/').length <= 1024;
}

function stream(pathname: string, range?: { start: number; end: number }): ReadableStream<Uint8Array> {
  return Readable.toWeb(mediaStorage().open(pathname, range)) as ReadableStream<Uint8Array>;
}

/** `If-None-Match` compares weakly, and `*` is whatever there is (RFC 9110 §13.1.2). */
function matches(header: string | null, etag: string): boolean {
  const given = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return given.includes('*') || given.includes(etag);
}

/** RFC 8187 allows fewer characters than a URL's part does. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
