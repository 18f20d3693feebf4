import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '@/app/api/media/route';
import { mediaUploaded } from '@/lib/contracts/media';
import { problem } from '@/lib/contracts/problem';
import { film } from '@/tests/factories/film';
import { call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';
import { upload } from './support/upload';

const MAX_MB = 3;
const MAX_FILES = 4;

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  Object.assign(process.env, { UPLOAD_MAX_MB: `${MAX_MB}`, UPLOAD_MAX_FILES: `${MAX_FILES}` });
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const draw = (background: string, width = 60, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } });

const filesIn = async (folder: string) =>
  (await readdir(join(site.dataDir, 'media', folder)).catch(() => [])).sort();

/** State that a refusal must not change; temporary files must be gone. */
async function state() {
  expect(await filesIn('.incoming')).toEqual([]);
  return [await filesIn('uploads'), await site.db.mediaItem.count()];
}

const accepted = async (...args: Parameters<typeof upload>) => {
  const answer = await upload(...args);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return mediaUploaded.parse(answer.json);
};

describe('POST /api/media (docs/reference/http-api.md#media)', () => {
  it('stores pictures with their facts, under readable names', async () => {
    const jpeg = await draw('#204060').jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const png = await draw('#806020').png().toBuffer();
    const { blobs, errors } = await accepted(
      [
        ['Закат №3.JPEG', jpeg],
        ['plan.txt', png],
      ],
      editor,
    );
    expect(errors).toBeUndefined();
    expect(blobs).toMatchObject([
      {
        pathname: 'uploads/Закат-3.jpg',
        name: 'Закат №3.jpg',
        folder: '',
        contentType: 'image/jpeg',
        width: 30,
        height: 60,
      },
      { pathname: 'uploads/plan.png', contentType: 'image/png', width: 60, height: 30 },
    ]);
    expect(blobs[0]?.placeholder).toMatch(/^data:image\/webp;base64,/);
    const stored = await readFile(join(site.dataDir, 'media', 'uploads', 'plan.png'));
    const row = await site.db.mediaItem.findUniqueOrThrow({ where: { pathname: 'uploads/plan.png' } });
    expect(row).toMatchObject({
      hash: createHash('sha256').update(stored).digest('hex'),
      size: stored.length,
      createdById: expect.any(String),
    });
    const event = await site.db.auditEvent.findFirst({ where: { action: 'media_uploaded' } });
    expect(event).toMatchObject({
      object: 'uploads/Закат-3.jpg',
      actorName: expect.stringContaining('editor'),
    });
  });

  it('overwrites nothing, also at the same moment', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        draw(`rgb(${n * 9}, 80, 120)`)
          .png()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(pictures.map((bytes) => accepted([['same.png', bytes]], editor)));
    const names = answers.flatMap(({ blobs }) => blobs.map(({ pathname }) => pathname));
    expect(new Set(names).size).toBe(8);
    expect(names.every((name) => /^uploads\/same(-[0-9a-f]{8})?\.png$/.test(name))).toBe(true);
  });

  it('stores the same file once, or twice on request', async () => {
    const bytes = await draw('#123456').png().toBuffer();
    const both = await Promise.all(
      ['first.png', 'second.png'].map((name) => accepted([[name, bytes]], editor)),
    );
    const [first, second] = both.map(({ blobs }) => blobs[0]?.pathname);
    expect(second).toBe(first);
    expect(both.flatMap(({ duplicates }) => duplicates ?? [])).toMatchObject([{ pathname: first }]);
    const known = await accepted([['other.png', bytes]], editor);
    expect(known.duplicates).toEqual([{ name: 'other.png', pathname: first }]);
    const copy = await accepted([['other.png', bytes]], editor, { query: '?duplicates=keep&folder=Works' });
    expect(copy).toMatchObject({ blobs: [{ pathname: 'uploads/other.png', folder: 'Works' }] });
    expect(copy.duplicates).toBeUndefined();
  });

  it('loses no file for another that it refuses', async () => {
    const [before] = await state();
    const { blobs, errors } = await accepted(
      [
        ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
        ['good.webp', await draw('#305030').webp().toBuffer()],
        ['large.png', Buffer.alloc(MAX_MB * 2 ** 20 + 1)],
      ],
      editor,
    );
    expect(blobs.map(({ pathname }) => pathname)).toEqual(['uploads/good.webp']);
    expect(errors).toMatchObject([
      { name: 'page.jpg', code: 'unsupported_media_type' },
      { name: 'large.png', code: 'payload_too_large' },
    ]);
    expect((await state())[0]).toEqual([...(before as string[]), 'good.webp'].sort());
  });

  it('takes a file that is exactly as large as may be', async () => {
    const most = MAX_MB * 2 ** 20;
    const large = film({ bytes: most - film({ bytes: 0 }).length });
    expect(large.length).toBe(most);
    const { blobs } = await accepted([['film.mp4', large]], editor);
    expect(blobs).toMatchObject([
      { contentType: 'video/mp4', size: most, duration: 1, width: 320, height: 180 },
    ]);
  });

  it.each([
    ['an empty file', 'unsupported_media_type', async () => Buffer.alloc(0)],
    [
      'half a picture',
      'validation_failed',
      async () => (await draw('#a0a020', 900, 900).jpeg().toBuffer()).subarray(0, 2000),
    ],
    [
      'more pixels than can be decoded',
      'payload_too_large',
      async () => draw('#fff', 30_001, 1).png().toBuffer(),
    ],
    ['one byte too much', 'payload_too_large', async () => Buffer.alloc(MAX_MB * 2 ** 20 + 1)],
    ['much too much', 'payload_too_large', async () => Buffer.alloc(MAX_MB * 2 ** 20 * (MAX_FILES + 1))],
  ] as const)('refuses %s and leaves nothing behind', async (_, code, make) => {
    const before = await state();
    const answer = await upload([['x.jpg', await make()]], editor);
    expect([problem.parse(answer.json).code, answer.status < 500]).toEqual([code, true]);
    expect(await state()).toEqual(before);
  });

  it('accepts files in the field “files” only, and no more than allowed', async () => {
    const before = await state();
    const png = await draw('#111').png().toBuffer();
    expect((await upload([['a.png', png]], editor, { field: 'file' })).status).toBe(422);
    expect((await upload([], editor)).status).toBe(422);
    const many = Array.from({ length: MAX_FILES + 1 }, (): [string, Buffer] => ['a.png', png]);
    expect((await upload(many, editor)).status).toBe(413);
    const headers = { origin: SITE_URL, ...editor };
    expect((await call(library, 'POST', { json: {}, headers })).status).toBe(415);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['another boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\n'],
    ['nothing', 'multipart/form-data; boundary=a', ''],
    ['no end', 'multipart/form-data; boundary=a', part('files', 'a.gif', 'GIF89a')],
    [
      'a part without end of its head',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data',
    ],
    ['a huge head', 'multipart/form-data; boundary=a', `--a\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a field of another kind', 'multipart/form-data; boundary=a', `${part('x', null, 'y')}\r\n--a--\r\n`],
    [
      'a field after the files',
      'multipart/form-data; boundary=a',
      `${part('files', 'a.gif', 'GIF89a')}\r\n${part('x', null, 'y')}\r\n--a--\r\n`,
    ],
  ])('a body with %s is none', async (_name, type, raw) => {
    const before = await state();
    const headers = { 'content-type': type, origin: SITE_URL, ...editor };
    const answer = await call(library, 'POST', { raw, headers });
    expect(problem.parse(answer.json).code).toBe('validation_failed');
    expect(await state()).toEqual(before);
  });

  it('is refused to those who do not edit pages, and from other sites', async () => {
    const png: [string, Buffer] = ['a.png', await draw('#222').png().toBuffer()];
    expect((await upload([png], {})).status).toBe(401);
    expect((await upload([png], await site.signIn('translator'))).status).toBe(403);
    expect((await upload([png], { ...editor, origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

/** One part of a form, without the line that ends it. */
function part(name: string, filename: string | null, text: string): string {
  const file = filename === null ? '' : `; filename="${filename}"`;
  return `--a\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}`;
}
