import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { fetchRaw } from './support/raw-answer';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const PICTURE = 'works/strokes.jpg';
const ADDRESS = `/media/${PICTURE}?w=640&q=75`;

let site: SeededSite;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  const dataDir = await site.newDataDir();
  const bytes = await strokes(800, 500);
  await new LocalStorage(path.join(dataDir, 'media')).put(PICTURE, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const row = { pathname: PICTURE, contentType: 'image/jpeg', size: bytes.length, hash };
  await site.db.mediaItem.create({ data: { ...row, width: 800, height: 500 } });
  server = await startServer({ databaseUrl: site.url, dataDir });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

/** A picture with something in it. */
function strokes(width: number, height: number): Promise<Buffer> {
  const lines = Array.from(
    { length: 60 },
    (_, n) =>
      `<path d="M${(n * 259) % width} 0L${(n * 53) % width} ${height}" stroke="hsl(${n * 6} 80% 60%)" stroke-width="3"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#123' }).jpeg({ quality: 92 }).toBuffer();
}

const ask = (accept: string) => fetchRaw(server.origin, ADDRESS, { headers: { accept } });

it('a picture that nobody made before is sent as WebP at once, and as AVIF once that is made (docs/reference/pictures.md#formats)', async () => {
  const asAvif = () => ask('image/avif,image/webp,*/*');
  expect((await asAvif()).headers.get('content-type')).toBe('image/webp');
  // Made at low priority while nothing else is to do, which is why nothing runs beside this test.
  await expect
    .poll(async () => (await asAvif()).headers.get('content-type'), { timeout: 60_000, interval: 250 })
    .toBe('image/avif');
  const [avif, webp] = await Promise.all([asAvif(), ask('image/webp,*/*')]);
  expect(webp.headers.get('content-type')).toBe('image/webp');
  expect(avif.headers.get('etag')).not.toBe(webp.headers.get('etag'));
  expect(avif.body.length).toBeLessThan(webp.body.length);
});
