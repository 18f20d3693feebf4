import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '@/app/api/media/route';
import * as media from '@/app/media/[...pathname]/route';
import { mediaUploaded } from '@/lib/contracts/media';
import { problem } from '@/lib/contracts/problem';
import { parseMediaList } from '@/lib/domain/media/list-response';
import { isMediaPathname } from '@/lib/domain/media/pathname';
import { pngPictures, publicFiles } from '@/tests/corpora/read-corpora';
import { everyKind, otherKinds } from '@/tests/factories/every-kind';
import { box, film } from '@/tests/factories/film';
import { animated, gif, profiled, wide } from '@/tests/factories/picture-bombs';
import { HANG_MS } from '@/tests/setup/hang';
import { shareOf } from '@/tests/setup/shares.mjs';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';
import { upload } from './support/upload';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const draw = (width = 60, height = 30, colour = '#204060') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

async function stored(name: string, bytes: Buffer) {
  const answer = await upload([[name, bytes]], editor);
  expect([name, answer.status, answer.json?.detail]).toEqual([name, 201, undefined]);
  const [blob] = mediaUploaded.parse(answer.json).blobs;
  if (!blob) throw new Error('Nothing was stored.');
  return blob;
}

/** The error of a refused file, after checking that nothing of it is left. */
async function refused(name: string, bytes: Buffer): Promise<string> {
  const state = async () => [
    await readdir(join(site.dataDir, 'media'), { recursive: true }).then(
      (found) => found.length,
      () => 0,
    ),
    await site.db.mediaItem.count(),
  ];
  await upload([['warm.txt', Buffer.from('x')]], editor);
  const before = await state();
  const answer = await upload([[name, bytes]], editor);
  expect(await state()).toEqual(before);
  expect(answer.status).toBeLessThan(500);
  return problem.parse(answer.json).code;
}

const OWN = (await everyKind()).map(
  ({ name, bytes, contentType, extension, facts }): Sample => [name, contentType, extension, facts, bytes],
);
const UNSUPPORTED = otherKinds();
/** The public corpus, where it is installed, and the type of each file. */
const PUBLIC = publicFiles('media');
const KINDS_OF_PUBLIC: [name: string, contentType: string, extension: string, facts: object][] = [
  ['fixture.jpg', 'image/jpeg', 'jpg', { width: 200, height: 133 }],
  ['fixture.png', 'image/png', 'png', { width: 200, height: 133 }],
  ['fixture.apng', 'image/png', 'png', { width: 100, height: 100 }],
  ['fixture.gif', 'image/gif', 'gif', { width: 200, height: 133 }],
  ['fixture.webp', 'image/webp', 'webp', { width: 200, height: 133 }],
  ['fixture-yuv420-8bit.avif', 'image/avif', 'avif', { width: 2048, height: 858 }],
  ['fixture.bmp', 'image/bmp', 'bmp', { width: 200, height: 133 }],
  ['fixture-imovie.mp4', 'video/mp4', 'mp4', { duration: expect.any(Number), width: expect.any(Number) }],
  ['fixture.m4v', 'video/mp4', 'mp4', { duration: expect.any(Number) }],
  ['fixture.webm', 'video/webm', 'webm', { width: 640, height: 356, duration: 0.072 }],
  ['fixture.mkv', 'video/x-matroska', 'mkv', { width: 640, height: 356, duration: 0.092 }],
  ['fixture.avi', 'video/x-msvideo', 'avi', { duration: expect.any(Number), width: expect.any(Number) }],
  ['fixture.mov', 'video/quicktime', 'mov', {}],
  ['fixture.mp3', 'audio/mpeg', 'mp3', { duration: 0.81 }],
  ['fixture.m4a', 'audio/mp4', 'm4a', { duration: expect.closeTo(0.81, 1) }],
  ['fixture.oga', 'audio/ogg', 'oga', { duration: expect.closeTo(0.697, 2) }],
  ['fixture.ogg', 'audio/ogg', 'oga', { duration: expect.closeTo(0.767, 2) }],
  ['fixture.opus', 'audio/ogg', 'oga', { duration: expect.closeTo(2.91, 1) }],
  ['fixture.wav', 'audio/wav', 'wav', { duration: 1.225 }],
  ['fixture.flac', 'audio/flac', 'flac', { duration: 1.225 }],
  ['fixture.pdf', 'application/pdf', 'pdf', {}],
  ['fixture-minimal.pdf', 'application/pdf', 'pdf', {}],
  ['fixture-printed.pdf', 'application/pdf', 'pdf', {}],
];
type Sample = [name: string, contentType: string, extension: string, facts: object, bytes: Buffer];
const SAMPLES: Sample[] = [
  ...OWN,
  ...KINDS_OF_PUBLIC.flatMap(([name, ...what]): Sample[] => {
    const bytes = PUBLIC.find((file) => file.name === name)?.bytes;
    return bytes ? [[name, ...what, bytes]] : [];
  }),
];
const PUBLIC_REFUSALS: Record<string, string> = {
  'fixture.zip': 'unsupported_media_type',
  'fixture.docx': 'unsupported_media_type',
  'fixture.ico': 'unsupported_media_type',
  // These two are the beginnings of files.
  'fixture-isom.mp4': 'validation_failed',
  'fixture.ogv': 'validation_failed',
};

describe('files of every kind (security U-2)', () => {
  it.each(SAMPLES)('%s is %s, whatever its name', async (name, contentType, extension, facts, bytes) => {
    const blob = await stored(`${name}.jpg.html`, bytes);
    expect(blob).toMatchObject({ contentType, ...facts });
    expect([blob.pathname.split('.').at(-1), blob.name?.split('.').at(-1)]).toEqual([extension, extension]);
    const params = { pathname: blob.pathname.split('/') };
    const { headers, bytes: served } = await call(media, 'GET', { path: `/media/${blob.pathname}`, params });
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      contentType,
      'nosniff',
    ]);
    expect(served.length).toBe(blob.size);
  });

  it.each([
    ...UNSUPPORTED.map(({ name, bytes }) => [name, 'unsupported_media_type', bytes] as const),
    ...PUBLIC.flatMap(({ name, bytes }) => {
      const code = PUBLIC_REFUSALS[name];
      return code ? [[name, code, bytes] as const] : [];
    }),
  ])('%s is refused: %s', async (name, code, bytes) => {
    expect(await refused(name, bytes)).toBe(code);
  });

  it('half of any of them is refused or stored with its true type, and never crashes anything', async () => {
    for (const [name, bytes] of [
      ...OWN.map(([own, , , , whole]) => [own, whole] as const),
      ...PUBLIC.map((file) => [file.name, file.bytes] as const),
    ]) {
      const answer = await upload([[name, bytes.subarray(0, bytes.length >> 1)]], editor);
      expect([name, answer.status < 500]).toEqual([name, true]);
      // Facts about a picture, a drawing or an MP4 have to be complete; a moving GIF may lack its last frames.
      const isStrict = name !== 'moving.gif' && /(jpg|png|gif|webp|avif|bmp|mp4|m4a|m4v|avi|pdf)$/.test(name);
      if (isStrict) expect([name, answer.status]).toEqual([name, 422]);
    }
  });
});

it('an AVIF is a picture like the others: listed as one, with a placeholder, and made smaller', async () => {
  const bytes = await draw(900, 600).avif().toBuffer();
  const blob = await stored('Evening.avif', bytes);
  expect(blob).toMatchObject({ contentType: 'image/avif', width: 900, height: 600 });
  expect(blob.placeholder).toMatch(/^data:image\/webp;base64,/);
  const listed = async (type: string) => {
    const { json } = await call(library, 'GET', {
      path: `/api/media?type=${type}&limit=100`,
      headers: editor,
    });
    return parseMediaList(json).blobs.map(({ pathname }) => pathname);
  };
  expect(await listed('images')).toContain(blob.pathname);
  expect(await listed('images,videos')).toContain(blob.pathname);
  expect(await listed('documents')).not.toContain(blob.pathname);
  const made = await call(media, 'GET', {
    path: `/media/${blob.pathname}?w=320&q=75`,
    params: { pathname: blob.pathname.split('/') },
  });
  expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
});

it.each([
  ['a time that runs backwards', 'WEBVTT\n\n00:04.000 --> 00:01.000\nBack\n', 'validation_failed'],
  [
    'more than a megabyte',
    `WEBVTT\n\n00:01.000 --> 00:02.000\n${'a'.repeat(1_048_577)}`,
    'payload_too_large',
  ],
])('captions with %s are refused', async (_, text, code) => {
  expect(await refused('film.en.vtt', Buffer.from(text))).toBe(code);
});

it('a film recorded by a browser is accepted, with its measured duration', async () => {
  const blob = await stored('recording.webm', readFileSync('tests/factories/recorded.webm'));
  expect(blob).toMatchObject({ contentType: 'video/webm', width: 64, height: 48 });
  expect(blob.duration).toBeCloseTo(11.9, 0);
});

it('every valid PNG is accepted, and no broken one (security U-6)', async () => {
  const { sound, broken } = pngPictures();
  for (const { name, bytes } of shareOf(sound, 4)) {
    const { status } = await upload([[name, bytes]], editor);
    expect([name, status]).toEqual([name, 201]);
  }
  for (const { name, bytes } of shareOf(broken, 2)) {
    const { status } = await upload([[name, bytes]], editor);
    expect([name, status === 422 || status === 415]).toEqual([name, true]);
  }
}, 120_000);

describe('a drawing (security U-7)', () => {
  it('is stored without active content', async () => {
    const blob = await stored(
      'Знак.svg',
      Buffer.from(
        '<svg width="30" height="20" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9"/></svg>',
      ),
    );
    expect(blob).toMatchObject({ contentType: 'image/svg+xml', name: 'Знак.svg', width: 30, height: 20 });
    const params = { pathname: blob.pathname.split('/') };
    const { text } = await call(media, 'GET', { path: `/media/${blob.pathname}`, params });
    expect(text).toMatch(
      /^<svg xmlns="[^"]*" xmlns:xlink="[^"]*" width="30" height="20"><path d="M0 0h9"\/><\/svg>\n$/,
    );
  });

  it.each([
    [
      'entities that grow',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>',
      'validation_failed',
    ],
    ['half of one', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'validation_failed'],
    ['a page that holds one', '<!doctype html><svg></svg>', 'unsupported_media_type'],
    ['another document', '<?xml version="1.0"?><rss/>', 'unsupported_media_type'],
    ['more than anybody draws', `<svg><desc>${'x'.repeat(6_000_000)}</desc></svg>`, 'payload_too_large'],
  ])('%s is refused', async (_name, text, code) => {
    expect(await refused('x.svg', Buffer.from(text))).toBe(code);
  });
});

describe('hostile files (security U-2, U-5, U-6)', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported_media_type'],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'unsupported_media_type'],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'unsupported_media_type'],
    ['words', Buffer.from('just words'), 'unsupported_media_type'],
    ['noughts', Buffer.alloc(10_000), 'unsupported_media_type'],
    ['a packed drawing', Buffer.from('\x1f\x8b\x08\0\0\0\0\0', 'latin1'), 'unsupported_media_type'],
    ['the head of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'unsupported_media_type'],
    ['a GIF that is a script', Buffer.from('GIF89a=1;alert(1)//'), 'validation_failed'],
    ['a PDF without end', Buffer.from('%PDF-1.7\n<script>'), 'validation_failed'],
    ['a BMP that says too much', Buffer.from(`BM${'\xff'.repeat(60)}`, 'latin1'), 'validation_failed'],
    ['sixty comments', Buffer.from(`${'<!---->'.repeat(60)}<html>`), 'unsupported_media_type'],
    [
      'a drawing with one long word',
      Buffer.from(`<svg class="${'a'.repeat(200_000)}"/>`),
      'validation_failed',
    ],
    ['a film that is cut off', film({ bytes: 5000 }).subarray(0, 3000), 'validation_failed'],
    ['a film of nothing', box('ftyp', Buffer.from('isom\0\0\0\0')), 'validation_failed'],
    ['a HEIC of nothing', box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), 'validation_failed'],
    ['a sound of nothing', Buffer.from('OggS\0\x02', 'latin1'), 'unsupported_media_type'],
    ['a GIF of 10,000 pixels each way', gif(10_000, 10_000), 'payload_too_large'],
    ['a GIF with more in a frame than it says', gif(10, 10, 10_000), /validation_failed|payload_too_large/],
    ['a GIF of 35 bytes with a screen of 60,000 each way', gif(60_000, 60_000, 1), 'payload_too_large'],
    ['a PNG of two thousand frames', animated(2_000), 'payload_too_large'],
    ['a PNG with a profile of 300 MB', profiled(300_000_000), 'payload_too_large'],
    ['a PNG of 600 million pixels', wide(30_000, 20_000), 'payload_too_large'],
    ['a PNG that says two thousand million', wide(50_000, 40_000), 'payload_too_large'],
  ] as const)('%s is refused', async (_name, bytes, code) => {
    const startedAt = performance.now();
    const before = process.memoryUsage().rss;
    expect(await refused('x.jpg', bytes)).toMatch(code);
    expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20);
  });

  it('of a picture with something hung behind it only the picture is kept', async () => {
    const jpeg = await draw().jpeg().toBuffer();
    const blob = await stored('both.jpg', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
    const params = { pathname: blob.pathname.split('/') };
    const { bytes } = await call(media, 'GET', { path: `/media/${blob.pathname}`, params });
    expect([bytes.includes('script'), (await sharp(bytes).metadata()).width]).toEqual([false, 60]);
  });

  it('names are only names', async () => {
    const names = [
      ...[
        '../../x.png',
        '..\\..\\x.png',
        '/etc/passwd',
        '.htaccess',
        'CON',
        'a.jpg.php',
        'trailing. ',
        '...',
      ],
      ...['\u202egnp.exe', '%2e%2e%2fx.png', 'a"; filename="b', "it's", '<img src=x>', '&amp;', '🏔️'],
      ...['я'.repeat(300), 'x'.repeat(5000), 'e\u0301', 'Закат №3.jpg', 'שלום', '\ud800'],
    ];
    for (const [index, name] of names.entries()) {
      const picture = draw(30 + index, 20, '#abcdef').png();
      const blob = await stored(name, await picture.toBuffer());
      expect([name, isMediaPathname(blob.pathname)]).toEqual([name, true]);
      expect(blob.name).toMatch(/^[^\p{Cc}/\\\u200b-\u202e]{1,116}\.png$/u);
    }
    const found = await readdir(join(site.dataDir));
    expect(found.filter((name) => !['films', 'media', 'tiles', 'variants'].includes(name))).toEqual([]);
  });
});
