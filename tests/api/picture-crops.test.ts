import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as media from '@/app/media/[...pathname]/route';
import { posterPathname } from '@/lib/domain/media/poster';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { call } from './support/call';
import { storeFile } from './support/files';
import type { TestSite } from './support/site';
import { openSwitchedSite, type Switchboard } from './support/switchboard';

let site: TestSite;
let line: Switchboard;

beforeAll(async () => {
  ({ site, line } = await openSwitchedSite({ hasPages: false }));
});
afterAll(() => site.close());

const send = (pathname: string, query: string) =>
  call(media, 'GET', { path: `/media/${pathname}${query}`, params: { pathname: pathname.split('/') } });

const made = async () => {
  const found = await readdir(join(site.dataDir, 'variants'), { recursive: true }).catch(() => []);
  return found.filter((name) => name.endsWith('.webp')).sort();
};

describe('GET /media/{pathname}?w=…&q=…&crop=… (docs/reference/pictures.md#sizes)', () => {
  const FOREVER = 'public, max-age=31536000, immutable';
  /** Black, but for the rightmost third. */
  const half = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#000' } })
      .composite([
        {
          input: { create: { width: 300, height: 600, channels: 3, background: '#fff' } },
          left: 600,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
  const middleOf = async (bytes: Buffer) => {
    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    return data[(info.height / 2) * info.width + info.width / 2] ?? 0;
  };
  const move = (pathname: string, x: number) =>
    site.db.mediaItem.update({ where: { pathname }, data: { focalX: x, focalY: 0.5 } });

  it('is the part about the focal point, cacheable permanently', async () => {
    await storeFile(site, 'half.png', 'image/png', await half());
    await site.db.mediaItem.update({ where: { pathname: 'half.png' }, data: { width: 900, height: 600 } });
    const { bytes, headers } = await send('half.png', '?w=320&q=75&crop=500');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 480 });
    expect([await middleOf(bytes), headers.get('cache-control')]).toEqual([0, FOREVER]);
  });

  it('follows the focal point at once; an older address shows where it is now, and is not kept', async () => {
    await move('half.png', 1);
    const right = await send('half.png', '?w=320&q=75&crop=1000');
    expect(await middleOf(right.bytes)).toBeGreaterThan(250);
    expect(right.headers.get('cache-control')).toBe(FOREVER);
    const before = await made();
    for (const crop of [500, 17, 999]) {
      const older = await send('half.png', `?w=320&q=75&crop=${crop}`);
      expect(older.bytes.equals(right.bytes)).toBe(true);
      expect(older.headers.get('etag')).toBe(right.headers.get('etag'));
      expect(older.headers.get('cache-control')).not.toContain('immutable');
    }
    expect(await made()).toEqual(before);
  });

  it('is the whole of what is too narrow, and the file itself of what has no sizes', async () => {
    await storeFile(site, 'tall.jpg', 'image/jpeg', await plain(400, 600));
    await site.db.mediaItem.update({ where: { pathname: 'tall.jpg' }, data: { width: 400, height: 600 } });
    const { bytes } = await send('tall.jpg', '?w=320&q=75&crop=500');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 480 });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>');
    await storeFile(site, 'drawing.svg', 'image/svg+xml', svg);
    expect((await send('drawing.svg', '?w=320&q=75&crop=500')).bytes.equals(svg)).toBe(true);
  });

  it('is no part of a film’s frame, which has no focal point', async () => {
    const frame = await plain(900, 600);
    const poster = posterPathname(createHash('sha256').update(frame).digest('hex'));
    await new LocalStorage(join(site.dataDir, 'media')).put(poster, frame);
    await storeFile(site, 'film.mp4', 'video/mp4', Buffer.from('film'));
    await site.db.mediaItem.update({ where: { pathname: 'film.mp4' }, data: { poster } });
    const before = await made();
    const frames = await Promise.all([1, 500, 999].map((crop) => send(poster, `?w=320&q=75&crop=${crop}`)));
    for (const { bytes } of frames)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 213 });
    expect(await made()).toHaveLength(before.length + 1);
  });

  it('is believed to be where its address says while the database is away', async () => {
    await move('half.png', 0.5);
    await send('half.png', '?w=400&q=75&crop=500');
    await line.turn('refusing');
    try {
      const { status, bytes } = await send('half.png', '?w=400&q=75&crop=500');
      expect([status, (await sharp(bytes).metadata()).height]).toEqual([200, 600]);
    } finally {
      await line.turn('connected');
    }
  });

  it.each(['-1', '1001', '0500', '5e2', '50.5', '', 'left'])('a crop at %s is refused', async (crop) => {
    const { status, bytes } = await send('half.png', `?w=640&q=75&crop=${crop}`);
    expect(status).toBe(422);
    expect(JSON.parse(String(bytes)).errors[0].path).toBe('crop');
    expect((await send('half.png', '?crop=500')).status).toBe(422);
  });
});
