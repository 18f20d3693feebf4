import { createHash } from 'node:crypto';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { httpRequest } from './support/http';
import { fetchRaw, type RawAnswer } from './support/raw-answer';
import { callAs, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const ADDRESS = '/media/works/photo.jpg?w=320&q=75';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<path d="M0 0h9v9z"/>'.repeat(99)}</svg>`;
const FILM_BYTES = 48 * 1024 * 1024;

let site: SeededSite;
let server: SiteServer;
let mediaFolder: string;
let photo: Buffer;

beforeAll(async () => {
  site = await seededSite();
  const dataDir = await site.newDataDir();
  mediaFolder = path.join(dataDir, 'media');
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  await keep('works/photo.jpg', 'image/jpeg', photo);
  await keep('works/sizes.jpg', 'image/jpeg', photo, { width: 400, height: 300 });
  await keep('works/drawing.svg', 'image/svg+xml', Buffer.from(DRAWING));
  await keep('works/film.mp4', 'video/mp4', Buffer.alloc(FILM_BYTES, 7));
  server = await startServer({ databaseUrl: site.url, dataDir });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

async function keep(
  pathname: string,
  contentType: string,
  bytes: Buffer,
  pixels: { width?: number; height?: number } = {},
): Promise<void> {
  await new LocalStorage(mediaFolder).put(pathname, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await site.db.mediaItem.create({ data: { pathname, contentType, size: bytes.length, hash, ...pixels } });
}

const get = (target: string, headers: Record<string, string> = {}) =>
  httpRequest(server.origin, target, { headers });

describe('a picture from a running server (decision 10)', () => {
  it('is the same from the application and, a moment later, from disk', async () => {
    const [made, ready] = [await get(ADDRESS), await get(ADDRESS)];
    expect(made.headers['x-request-id']).toBeDefined();
    // Pictures from disk are not logged, as static files are not.
    expect(ready.headers['x-request-id']).toBeUndefined();
    for (const name of [
      'etag',
      'content-type',
      'cache-control',
      'content-disposition',
      'x-content-type-options',
    ]) {
      expect(ready.headers[name]).toBe(made.headers[name]);
    }
    expect(ready.body).toBe(made.body);
    expect(String(ready.headers.vary)).toContain('Accept');
    const same = await get(ADDRESS, { 'if-none-match': String(ready.headers.etag) });
    expect(same.status).toBe(304);
  });

  it.each([
    ['/media/works/photo.jpg?w=321&q=75', 422],
    ['/media/works/none.jpg?w=320&q=75', 404],
    ['/_next/image?url=%2Fmedia%2Fworks%2Fphoto.jpg&w=640&q=75', 404],
    ['/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=640&q=75', 404],
  ])('%s: %i', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });
});

describe('tiles and sizes from a running server (decision 47)', () => {
  const TILE = '/iiif/works/sizes.jpg/full/400,300/0/default.jpg';

  it('are the same from the application and, a moment later, from disk, until the picture is in the bin', async () => {
    const first = await fetchRaw(server.origin, TILE);
    expect([first.status, first.headers.has('x-request-id')]).toEqual([200, true]);
    const next = await fetchRaw(server.origin, TILE);
    expect([next.status, next.headers.has('x-request-id')]).toEqual([200, false]);
    expect(next.body.equals(first.body)).toBe(true);
    // Of each answer, and what Next.js adds to all of its own.
    const own = new Set(['x-request-id', 'date', 'connection', 'vary']);
    const said = ({ headers }: RawAnswer) => [...headers].filter(([name]) => !own.has(name)).sort();
    expect(said(next)).toEqual(said(first));
    const head = await fetchRaw(server.origin, TILE, { method: 'HEAD' });
    expect([head.body.length, said(head)]).toEqual([0, said(next)]);
    const etag = String(next.headers.get('etag'));
    expect((await fetchRaw(server.origin, TILE, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await get(TILE.replace('400,300', '399,300'))).status).toBe(404);

    const binned = await callAs(site.cookie, server.origin, 'DELETE', '/api/media/works/sizes.jpg');
    expect(binned.status).toBe(204);
    expect((await get(TILE)).status).toBe(404);
  });
});

describe('how long an answer is, over the wire (docs/reference/http-api.md#media)', () => {
  const NAMES = ['content-length', 'content-type', 'content-range', 'content-encoding', 'etag', 'vary'];

  /** Arrived as one complete answer of the declared length, without the internal header. */
  function expectWhole({ headers, body }: RawAnswer): void {
    expect(headers.get('content-length')).toBe(String(body.length));
    expect([headers.get('transfer-encoding'), headers.get('x-declared-length')]).toEqual([
      undefined,
      undefined,
    ]);
  }

  it.each<[string, string, Record<string, string>, number, () => Buffer]>([
    ['a whole file', '/media/works/photo.jpg', {}, 200, () => photo],
    ['a part', '/media/works/photo.jpg', { range: 'bytes=10-109' }, 206, () => photo.subarray(10, 110)],
    ['the end', '/media/works/photo.jpg', { range: 'bytes=-7' }, 206, () => photo.subarray(-7)],
    [
      'a part of a large file',
      '/media/works/film.mp4',
      { range: 'bytes=9-8999999' },
      206,
      () => Buffer.alloc(8_999_991, 7),
    ],
    ['a drawing', '/media/works/drawing.svg', {}, 200, () => Buffer.from(DRAWING)],
    [
      'a part of one',
      '/media/works/drawing.svg',
      { range: 'bytes=5-24', 'accept-encoding': 'gzip' },
      206,
      () => Buffer.from(DRAWING.slice(5, 25)),
    ],
    ['a drawing at a width', '/media/works/drawing.svg?w=320&q=75', {}, 200, () => Buffer.from(DRAWING)],
  ])('%s, and HEAD says the same', async (_name, target, headers, status, bytes) => {
    const answer = await fetchRaw(server.origin, target, { headers });
    expect(answer.status).toBe(status);
    expectWhole(answer);
    expect(answer.body.equals(bytes())).toBe(true);
    const { range: _, ...rest } = headers;
    const [whole, head] = await Promise.all([
      fetchRaw(server.origin, target, { headers: rest }),
      fetchRaw(server.origin, target, { headers: rest, method: 'HEAD' }),
    ]);
    expect(head.body.length).toBe(0);
    for (const name of NAMES) expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  });

  it('a drawing for those who take it packed: its length is that of what is sent', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const packed = await fetchRaw(server.origin, '/media/works/drawing.svg', { headers });
    expectWhole(packed);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    expect(String(gunzipSync(packed.body))).toBe(DRAWING);
    const head = await fetchRaw(server.origin, '/media/works/drawing.svg', { headers, method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(packed.body.length));
  });

  it('a picture that is made for it, and the same a moment later', async () => {
    const target = '/media/works/photo.jpg?w=640&q=75';
    const [made, ready] = [await fetchRaw(server.origin, target), await fetchRaw(server.origin, target)];
    expectWhole(made);
    expectWhole(ready);
    expect(ready.body.equals(made.body)).toBe(true);
    const head = await fetchRaw(server.origin, '/media/works/photo.jpg?w=320&q=5', { method: 'HEAD' });
    expectWhole({ ...head, body: (await fetchRaw(server.origin, '/media/works/photo.jpg?w=320&q=5')).body });
  });

  it('an archive of files', async () => {
    const target = '/api/media/archive?pathname=works%2Fphoto.jpg&pathname=works%2Fdrawing.svg';
    const answer = await fetchRaw(server.origin, target, { headers: { cookie: site.cookie } });
    expectWhole(answer);
    const files = unzipSync(answer.body);
    expect(Object.keys(files).sort()).toEqual(['drawing.svg', 'photo.jpg']);
    expect(photo.equals(files['photo.jpg'] ?? new Uint8Array())).toBe(true);
  });

  it('one that cannot be sent to its end is broken off', async () => {
    const file = path.join(mediaFolder, 'works/film.mp4');
    const answer = await fetchRaw(server.origin, '/media/works/film.mp4', {
      onHead: () => truncate(file, 1024),
    });
    expect(answer.headers.get('content-length')).toBe(String(FILM_BYTES));
    expect(answer.body.length).toBeLessThan(FILM_BYTES);
  });

  it('nothing that a request says changes it', async () => {
    const headers = { 'x-declared-length': '3', 'x-content-length': '3' };
    const answer = await fetchRaw(server.origin, '/media/works/photo.jpg', { headers });
    expectWhole(answer);
    expect(answer.body.equals(photo)).toBe(true);
  });
});
