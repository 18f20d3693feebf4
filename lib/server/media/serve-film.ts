import 'server-only';

import { createReadStream } from 'node:fs';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { mediaHeaders } from './media-headers';
import { sendFile, sendStored } from './serve-media';
import { findServedFile, hashOf } from './served-file';
import { FILM_RECIPE, filmFiles } from './shared-films';

/**
 * `GET /media/{pathname}?width=…`: a film at a width; the film itself where that has not been made.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function serveFilm(segments: string[], width: number, request: Request): Promise<Response> {
  const film = await findServedFile(segments);
  const hash = await hashOf(film);
  const size = await filmFiles().sizeOf(hash, width);
  if (size === null) return sendStored(film, request, { isCertain: false });
  const etag = `"${hash.slice(0, 32)}-${width}-${FILM_RECIPE}"`;
  const name = `${(film.name ?? fileNameOf(film.pathname)).replace(/\.[^.]*$/, '')}.mp4`;
  const headers = mediaHeaders({ contentType: 'video/mp4', name, etag, isCertain: film.hash !== null });
  const open = (range?: { start: number; end: number }) =>
    createReadStream(filmFiles().fileOf(hash, width), range);
  return sendFile({ headers, etag, size, open }, request);
}
