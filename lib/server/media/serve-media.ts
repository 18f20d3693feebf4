import 'server-only';

import { Readable } from 'node:stream';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { parseRange } from './byte-range';
import { isUnchanged, mediaHeaders } from './media-headers';
import { findServedFile, type ServedFile } from './served-file';

/**
 * `GET /media/{pathname}` (security M-1 to M-4).
 * @param segments of the pathname, decoded once by the router
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function serveMedia(segments: string[], request: Request): Promise<Response> {
  return sendStored(await findServedFile(segments), request);
}

/** A stored file as it is, whole or in part. */
export function sendStored(file: ServedFile, request: Request): Response {
  const { pathname, contentType, hash, size, modifiedAt } = file;
  const name = file.name ?? fileNameOf(pathname);
  const etag = `"${hash?.slice(0, 32) ?? `${size}-${modifiedAt.getTime()}`}"`;
  const headers = mediaHeaders({ contentType, name, etag, isCertain: hash !== null });
  headers.set('accept-ranges', 'bytes');
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  // Ranges are defined for GET alone (RFC 9110 §14.2).
  const isRanged = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const range = isRanged ? parseRange(request.headers.get('range'), size) : null;
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const body = request.method === 'HEAD' || size === 0 ? null : stream(pathname, range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function stream(pathname: string, range?: { start: number; end: number }): ReadableStream<Uint8Array> {
  return Readable.toWeb(mediaStorage().open(pathname, range)) as ReadableStream<Uint8Array>;
}
