import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

/** The first slide of the home page. */
const SLIDE = 'hero/tide.jpg';

let site: SeededSite;
let server: SiteServer;
let dataDir: string;

beforeAll(async () => {
  site = await seededSite();
  dataDir = await site.newDataDir();
  const picture = await sharp({ create: { width: 600, height: 480, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  await new LocalStorage(path.join(dataDir, 'media')).put(SLIDE, picture);
  await site.db.mediaItem.create({
    data: {
      pathname: SLIDE,
      contentType: 'image/jpeg',
      size: picture.length,
      hash: createHash('sha256').update(picture).digest('hex'),
      width: 600,
      height: 480,
      focalX: 0.25,
      focalY: 0.5,
    },
  });
  server = await startServer({ databaseUrl: site.url, dataDir, env: { PREPARE_PICTURES: 'on' } });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

const made = async () => {
  const found = await readdir(path.join(dataDir, 'variants'), { recursive: true }).catch(() => []);
  return found.map((name) => name.replace(/^.*[0-9a-f]{64}-/, '')).filter((name) => /^\d/.test(name));
};

it('crops of slides are made once their page has been drawn, before a phone asks (docs/reference/pictures.md#formats)', async () => {
  const { body } = await httpRequest(server.origin, '/');
  const address = `/media/${SLIDE}?w=320&q=75&crop=250`;
  expect(body).toContain(
    `<source media="(max-aspect-ratio: 2/3)" srcSet="${address.replaceAll('&', '&amp;')}`,
  );
  await vi.waitFor(async () => expect(await made()).toContain('320-75-250.avif'), {
    timeout: 60_000,
    interval: 200,
  });
  const { status, headers } = await httpRequest(server.origin, address, {
    headers: { accept: 'image/avif,*/*' },
  });
  expect([status, headers['content-type']]).toEqual([200, 'image/avif']);
  expect((await made()).filter((name) => name.endsWith('.webp'))).toEqual([]);
}, 90_000);
