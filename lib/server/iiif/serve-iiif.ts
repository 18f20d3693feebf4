import 'server-only';

import { readFile } from 'node:fs/promises';
import { iiifLicence } from '@/lib/domain/iiif/manifest';
import type { Size } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';
import { imageInfo, isStill, isTiled, tilesPath, wholeSizes } from '@/lib/domain/media/tiles';
import { deepZoom, findPicture, TILE_RECIPE, tileFiles } from '@/lib/server/deep-zoom/shared-deep-zoom';
import { env } from '@/lib/server/env';
import { findServedFile, hashOf } from '@/lib/server/media/served-file';
import { type ServedRights, servedRightsOf, withRights } from '@/lib/server/media/served-rights';
import { joinPieces, type ReadyTile, readyPictures } from '@/lib/server/ready-pictures';
import { answerWith, iiifHeaders, noSuchPicture } from './iiif-headers';

const TILE_TYPE = 'image/jpeg';
const INFO_TYPE = 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"';
/** A region in pixels, and the size at which it is given. */
const REGION = /^(?:full|\d{1,6},\d{1,6},\d{1,6},\d{1,6})$/;
const SIZE = /^(?:max|\d{1,6},\d{1,6})$/;
/** The part of an address behind the picture's own: region, size, rotation and quality. */
const PARTS = 4;
const DAY = 'public, max-age=86400';
/** Stored files never change. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * `GET /iiif/{pathname}/…` (decision 47). Whoever may not see a file does not see its tiles either.
 * @param path decoded once by the router
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function serveIiif(path: string[], request: Request): Promise<Response> {
  if (path.at(-1) === 'info.json') return serveInfo(path.slice(0, -1), request);
  const [region = '', size = '', rotation, quality] = path.slice(-PARTS);
  const isTile =
    path.length > PARTS &&
    REGION.test(region) &&
    SIZE.test(size) &&
    rotation === '0' &&
    quality === 'default.jpg';
  if (isTile) return serveTile(path.slice(0, -PARTS), region, size, request);
  // The address of the picture itself leads to what is known of it.
  const { pathname } = await findServedFile(path, true);
  return new Response(null, {
    status: 303,
    headers: { location: `${tilesPath(mediaPath(pathname))}/info.json` },
  });
}

async function serveInfo(segments: string[], request: Request): Promise<Response> {
  const { pathname, hash, served } = await cutFile(segments);
  const { rights, digest } = served;
  const id = `${env().siteUrl}${tilesPath(mediaPath(pathname))}`;
  const info = imageInfo(id, await sizeOf(pathname), iiifLicence(rights.licence));
  const etag = `"${[hash.slice(0, 32), 'info', TILE_RECIPE, digest].join('-')}"`;
  const headers = iiifHeaders({ contentType: INFO_TYPE, etag, cacheControl: DAY, rights });
  return answerWith(new TextEncoder().encode(JSON.stringify(info)), headers, request);
}

async function serveTile(
  segments: string[],
  region: string,
  size: string,
  request: Request,
): Promise<Response> {
  const cut = await cutFile(segments);
  const isWhole = size === 'max' && region === 'full';
  const tile = await readTile(cut, region, isWhole ? await largest(cut.pathname) : size);
  if (!tile) throw noSuchPicture();
  // The others of this moment need neither Next.js nor the database.
  readyPictures().rememberTiles(mediaPath(cut.pathname), (...part) => readTile(cut, ...part));
  return answerWith(tile.bytes, new Headers(tile.headers), request);
}

interface CutFile {
  pathname: string;
  hash: string;
  served: ServedRights;
}

/** A file that everybody may see, and whose tiles or sizes are there. */
async function cutFile(segments: string[]): Promise<CutFile> {
  const file = await findServedFile(segments, true);
  const hash = await hashOf(file);
  if (!(await tileFiles().isCut(hash))) await makeSizes(file.pathname);
  if (!(await tileFiles().isCut(hash))) throw noSuchPicture();
  return { pathname: file.pathname, hash, served: await servedRightsOf(file) };
}

/** Tiles are cut in the background, and not while somebody waits. */
async function makeSizes(pathname: string): Promise<void> {
  const picture = await findPicture(pathname);
  if (picture && isStill(picture) && !isTiled(picture)) await deepZoom().makeSizes(picture);
}

async function readTile({ hash, served }: CutFile, region: string, size: string): Promise<ReadyTile | null> {
  const bytes = await readFile(tileFiles().tileOf(hash, region, size)).catch(() => null);
  if (!bytes) return null;
  const place = `${region}-${size}`.replaceAll(',', '.');
  const etag = `"${[hash.slice(0, 32), place, TILE_RECIPE, served.digest].join('-')}"`;
  const { rights } = served;
  const headers = iiifHeaders({ contentType: TILE_TYPE, etag, cacheControl: FOR_GOOD, rights });
  const sent = joinPieces(bytes, await withRights(bytes, TILE_TYPE, served));
  return { bytes: new Uint8Array(sent), headers: Object.fromEntries(headers) };
}

async function largest(pathname: string): Promise<string> {
  const whole = wholeSizes(await sizeOf(pathname)).at(-1);
  return `${whole?.width},${whole?.height}`;
}

/** Pixels, upright. */
async function sizeOf(pathname: string): Promise<Size> {
  const picture = await findPicture(pathname);
  if (!picture?.width || !picture.height) throw noSuchPicture();
  return { width: picture.width, height: picture.height };
}
