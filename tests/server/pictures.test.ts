import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { ask } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const ADDRESS = '/media/works/photo.jpg?w=320&q=75';

let site: SeededSite;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  const dataDir = await site.newDataDir();
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  await new LocalStorage(path.join(dataDir, 'media')).put('works/photo.jpg', bytes);
  await site.db.mediaItem.create({
    data: {
      pathname: 'works/photo.jpg',
      contentType: 'image/jpeg',
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      width: 400,
      height: 300,
    },
  });
  server = await startServer({ databaseUrl: site.url, dataDir });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

const get = (target: string, headers: Record<string, string> = {}) => ask(server.origin, target, { headers });

describe('a picture from a running server (docs/decisions/0010)', () => {
  it('is the same from the application and, a moment later, from disk', async () => {
    const [made, ready] = [await get(ADDRESS), await get(ADDRESS)];
    expect(made.headers['x-request-id']).toBeDefined();
    // What comes from disk is not logged, as no static file is.
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
