import 'server-only';

import { Readable } from 'node:stream';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import type { ByteRange } from '@/lib/server/storage/storage-port';
import { parseRange } from './byte-range';
import { cutPieces, lengthOf, type Piece } from './file-pieces';
import { isUnchanged, mediaHeaders } from './media-headers';
import { findServedFile, type ServedFile } from './served-file';
import { servedRightsOf, storedWithRights } from './served-rights';

/**
 * `GET /media/{pathname}` (security M-1 to M-4).
 * @param segments of the pathname, decoded once by the router
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function serveMedia(segments: string[], request: Request): Promise<Response> {
  return sendStored(await findServedFile(segments), request);
}

/**
 * A stored file with its rights, whole or in part.
 * @param options `isCertain` is false where it stands in for something else, and must not be cached for good
 */
export async function sendStored(
  file: ServedFile,
  request: Request,
  { isCertain = true } = {},
): Promise<Response> {
  const { pathname, contentType, hash, modifiedAt } = file;
  const served = await servedRightsOf(file);
  const pieces = await storedWithRights(file, served);
  const name = file.name ?? fileNameOf(pathname);
  const digest = pieces ? `-${served.digest}` : '';
  const etag = `"${hash?.slice(0, 32) ?? `${file.size}-${modifiedAt.getTime()}`}${digest}"`;
  const { rights } = served;
  const headers = mediaHeaders({ contentType, name, etag, isCertain: isCertain && hash !== null, rights });
  const open = (range?: ByteRange) => mediaStorage().open(pathname, range);
  if (!pieces) return sendFile({ headers, etag, size: file.size, open }, request);
  const size = lengthOf(pieces);
  const openPart = ({ start, end } = { start: 0, end: size - 1 }) =>
    Readable.from(bytesOf(cutPieces(pieces, start, end + 1), open), { objectMode: false });
  return sendFile({ headers, etag, size, open: openPart }, request);
}

async function* bytesOf(pieces: Piece[], open: SentFile['open']): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece;
    else yield* open({ start: piece.from, end: piece.to - 1 });
  }
}

interface SentFile {
  headers: Headers;
  etag: string;
  /** Bytes. */
  size: number;
  open(range?: ByteRange): Readable;
}

/** A file, whole or in part, or that it has not changed. */
export function sendFile({ headers, etag, size, open }: SentFile, request: Request): Response {
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
  const isBare = request.method === 'HEAD' || size === 0;
  const body = isBare ? null : (Readable.toWeb(open(range ?? undefined)) as ReadableStream<Uint8Array>);
  return new Response(body, { status: range ? 206 : 200, headers });
}
