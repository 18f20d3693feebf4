import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as media from '@/app/media/[...pathname]/route';
import { problem } from '@/lib/contracts/problem';
import { VARIANT_WIDTHS } from '@/lib/domain/media/variants';
import { pngPictures } from '@/tests/corpora/read-corpora';
import { distance, labOf, pictureOf, profileOf, SPACES, shownLab } from '@/tests/factories/colour-pictures';
import { shareOf } from '@/tests/setup/shares.mjs';
import { call } from './support/call';
import { storeFile } from './support/files';
import type { TestSite } from './support/site';
import { openSwitchedSite, type Switchboard } from './support/switchboard';

const AVIF = { accept: 'image/avif,image/webp,*/*' };

let site: TestSite;
let line: Switchboard;
let photo: Buffer;

beforeAll(async () => {
  ({ site, line } = await openSwitchedSite({ hasPages: false }));
  photo = await drawn(900, 600);
  await storeFile(site, 'works/photo.jpg', 'image/jpeg', photo);
});
afterAll(() => site.close());

/** A picture with something in it, different for each seed. */
function drawn(width: number, height: number, seed = 1): Promise<Buffer> {
  const strokes = Array.from(
    { length: 60 },
    (_, n) =>
      `<path d="M${(n * 37 * seed) % width} 0L${(n * 53) % width} ${height}" stroke="hsl(${n * 6} 80% 60%)" stroke-width="3"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${strokes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#123' }).jpeg({ quality: 92 }).toBuffer();
}

const send = (pathname: string, query: string, headers: Record<string, string> = {}, method = 'GET') =>
  call(media, method, {
    path: `/media/${pathname}${query}`,
    params: { pathname: pathname.split('/') },
    headers,
  });

const made = async () => {
  const found = await readdir(join(site.dataDir, 'variants'), { recursive: true }).catch(() => []);
  return found.filter((name) => name.endsWith('.webp')).sort();
};

describe('GET /media/{pathname}?w=…&q=… (docs/reference/pictures.md#sizes)', () => {
  it('is a WebP of that width, cacheable permanently', async () => {
    const { status, headers, bytes } = await send('works/photo.jpg', '?w=640&q=75');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': "inline; filename*=UTF-8''photo.webp",
      'content-security-policy': expect.stringMatching(/sandbox$/),
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
  });

  it.each(shareOf(VARIANT_WIDTHS, 2))('%i px wide, in both qualities, never enlarged', async (width) => {
    const [view, tile] = await Promise.all([75, 5].map((q) => send('works/photo.jpg', `?w=${width}&q=${q}`)));
    for (const answer of [view, tile]) {
      expect((await sharp(answer?.bytes).metadata()).width).toBe(Math.min(width, 900));
    }
    expect(tile?.bytes.length).toBeLessThan((view?.bytes.length ?? 0) / 2);
    expect(tile?.headers.get('etag')).not.toBe(view?.headers.get('etag'));
  });

  it.each([
    '?w=641&q=75',
    '?w=640&q=76',
    '?w=0&q=75',
    '?w=-320&q=75',
    '?w=640.0&q=75',
    '?w=0640&q=75',
    '?w=+640&q=75',
    '?w=6e2&q=75',
    '?w=99999999999999999999&q=75',
    '?w=&q=75',
    '?w=640',
    '?q=75',
    '?w=640&q=75&w=700',
    '?w=٣٢٠&q=75',
    '?w=<script>&q=75',
  ])('%s is refused', async (query) => {
    const before = await made();
    const { status, headers, bytes } = await send('works/photo.jpg', query);
    expect([status, headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(problem.parse(JSON.parse(String(bytes)))).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: expect.stringMatching(/^[wq]$/) }],
    });
    expect(await made()).toEqual(before);
  });

  it('asks on a condition, and HEAD says the same without the picture', async () => {
    const { headers, bytes } = await send('works/photo.jpg', '?w=320&q=75');
    const etag = headers.get('etag') ?? '';
    const same = await send('works/photo.jpg', '?w=320&q=75', { 'if-none-match': etag });
    expect([same.status, same.bytes.length, same.headers.get('etag')]).toEqual([304, 0, etag]);
    expect((await send('works/photo.jpg', '?w=640&q=75', { 'if-none-match': etag })).status).toBe(200);
    const head = await send('works/photo.jpg', '?w=320&q=75', {}, 'HEAD');
    expect([head.status, head.bytes.length, head.headers.get('content-length')]).toEqual([
      200,
      0,
      String(bytes.length),
    ]);
  });

  it.each(['none.jpg', 'works', '../secret.jpg', 'works/.hidden.jpg'])('%s: 404', async (pathname) => {
    expect((await send(pathname, '?w=320&q=75')).status).toBe(404);
  });

  it('is gone with the file', async () => {
    await storeFile(site, 'gone.jpg', 'image/jpeg', await drawn(400, 300, 2));
    await rm(join(site.dataDir, 'media', 'gone.jpg'));
    expect((await send('gone.jpg', '?w=320&q=75')).status).toBe(404);
  });
});

describe('files that are served unchanged, and those that are refused', () => {
  it.each([
    ['drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['moving.gif', 'image/gif', 'GIF89a'],
    ['old.bmp', 'image/bmp', 'BM'],
  ])('%s comes as it is', async (name, contentType, text) => {
    await storeFile(site, `kinds/${name}`, contentType, Buffer.from(text));
    const { status, headers, bytes } = await send(`kinds/${name}`, '?w=320&q=75');
    expect([status, headers.get('content-type'), String(bytes)]).toEqual([200, contentType, text]);
  });

  it('an animated WebP stays animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    await storeFile(site, 'kinds/moving.webp', 'image/webp', moving);
    for (let time = 0; time < 2; time += 1) {
      expect((await send('kinds/moving.webp', '?w=320&q=75')).bytes.equals(moving)).toBe(true);
    }
  });

  it.each([
    ['film.mp4', 'video/mp4', 'film'],
    ['text.html', 'text/html', '<script>'],
    ['broken.jpg', 'image/jpeg', 'no picture'],
    ['lying.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script/>'],
  ])('%s is refused', async (name, contentType, text) => {
    await storeFile(site, `kinds/${name}`, contentType, Buffer.from(text));
    for (let time = 0; time < 2; time += 1) {
      const { status, bytes } = await send(`kinds/${name}`, '?w=320&q=75');
      expect([status, problem.parse(JSON.parse(String(bytes))).code]).toEqual([422, 'validation_failed']);
    }
  });
});

describe('the pixels of a picture', () => {
  it('is upright, and has no metadata of author and place', async () => {
    const turned = await sharp(photo)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await storeFile(site, 'turned.jpg', 'image/jpeg', turned);
    const { width, height, exif, orientation } = await sharp(
      (await send('turned.jpg', '?w=320&q=75')).bytes,
    ).metadata();
    expect([width, height, exif, orientation]).toEqual([320, 480, undefined, undefined]);
  });

  it.each(['displayP3', 'adobeRgb', 'srgb'] as const)('has the colours of %s', async (space) => {
    const colour = [120, 220, 90] as const;
    const picture = await pictureOf(colour, profileOf(SPACES[space]));
    await storeFile(site, `colours/${space}.jpg`, 'image/jpeg', picture);
    const shown = await shownLab((await send(`colours/${space}.jpg`, '?w=320&q=75')).bytes);
    expect(distance(shown, labOf(colour, SPACES[space]))).toBeLessThan(3);
  });

  it('is made of every valid PNG, and of no broken one', async () => {
    const { sound, broken } = pngPictures();
    const faults: string[] = [];
    for (const { name, bytes } of [...shareOf(sound, 4, 2), ...shareOf(broken, 2, 1)]) {
      await storeFile(site, `suite/${name}`, 'image/png', bytes);
      const { status } = await send(`suite/${name}`, '?w=320&q=5');
      if ((status === 200) !== sound.some((each) => each.name === name)) faults.push(`${name}: ${status}`);
    }
    expect(faults).toEqual([]);
  }, 120_000);
});

describe('work', () => {
  it('of fifty who ask at once is done once', async () => {
    await storeFile(site, 'asked.jpg', 'image/jpeg', await drawn(800, 500, 3));
    const before = await made();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send('asked.jpg', '?w=640&q=5', AVIF)),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1);
    expect((await made()).length).toBe(before.length + 1);
  });

  it('beyond what may wait is refused for a moment, and nothing is lost by it', async () => {
    const names = Array.from({ length: 24 }, (_, n) => `many/${n}.jpg`);
    const tiny = await drawn(40, 30, 5);
    for (const [n, name] of names.entries()) {
      await storeFile(site, name, 'image/jpeg', Buffer.concat([tiny, Buffer.from([n])]));
    }
    const addresses = names.flatMap((name) =>
      VARIANT_WIDTHS.map((width) => [name, `?w=${width}&q=5`] as const),
    );
    const answers = await Promise.all(addresses.map(([name, query]) => send(name, query)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) {
      expect([Number(headers.get('retry-after')) > 0, headers.get('cache-control')]).toEqual([
        true,
        'no-store',
      ]);
    }
    for (const [name, query] of shareOf(addresses, 4)) expect((await send(name, query)).status).toBe(200);
  });
});

describe.each(['refusing', 'silent'] as const)(
  'while the database is %s (docs/reference/performance.md#finished-pages)',
  (mode) => {
    afterEach(() => line.turn('connected'));

    it('pictures come, made or new, known or not', async () => {
      await send('works/photo.jpg', '?w=768&q=75');
      await storeFile(site, `unseen-${mode}.jpg`, 'image/jpeg', await drawn(500, 400, 11));
      await line.turn(mode);
      for (const query of ['?w=768&q=75', '?w=1024&q=75']) {
        expect((await send('works/photo.jpg', query)).status).toBe(200);
      }
      const unseen = await send(`unseen-${mode}.jpg`, '?w=320&q=75');
      expect([unseen.status, unseen.headers.get('content-type')]).toEqual([200, 'image/webp']);
      // An answer that was derived from the name alone must not be cached.
      expect(unseen.headers.get('cache-control')).toBe('no-store');
      expect((await send('never.jpg', '?w=320&q=75')).status).toBe(404);
    });
  },
);
