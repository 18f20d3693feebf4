import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '@/app/api/media/route';
import { mediaUploaded } from '@/lib/contracts/media';
import { problem } from '@/lib/contracts/problem';
import { parseMediaList } from '@/lib/domain/media/list-response';
import { MEDIA } from '@/lib/domain/site/limits';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const draw = (background: string, width = 60, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A form as a browser sends it, from the site itself. */
function upload(
  files: [name: string, bytes: Buffer][],
  headers: Record<string, string> = editor,
  field = 'files',
) {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return encoded.arrayBuffer().then((raw) =>
    call(library, 'POST', {
      path: '/api/media',
      raw,
      headers: { 'content-type': type, origin: 'http://localhost:3000', ...headers },
    }),
  );
}

const filesOf = async () => (await readdir(join(site.dataDir, 'media', 'uploads')).catch(() => [])).sort();
const ask = (query: string, headers: Record<string, string> = editor) =>
  call(library, 'GET', { path: `/api/media?${query}`, headers });

describe('POST /api/media (http-api "Media")', () => {
  it('stores pictures with what is to be known of them, under readable names', async () => {
    const jpeg = await draw('#204060').jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const png = await draw('#806020').png().toBuffer();
    const answer = await upload([
      ['Закат №3.JPEG', jpeg],
      ['plan.txt', png],
    ]);
    expect(answer.status).toBe(201);
    const { blobs, errors } = mediaUploaded.parse(answer.json);
    expect(errors).toBeUndefined();
    expect(blobs).toMatchObject([
      { pathname: 'uploads/Закат-3.jpg', contentType: 'image/jpeg', width: 30, height: 60 },
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
  });

  it('overwrites nothing, also at the same moment, and keeps the same picture once', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        draw(`rgb(${n * 9}, 80, 120)`)
          .png()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(pictures.map((bytes) => upload([['same.png', bytes]])));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const names = answers.flatMap(({ json }) =>
      mediaUploaded.parse(json).blobs.map(({ pathname }) => pathname),
    );
    expect(new Set(names).size).toBe(8);
    const again = await upload([['other.png', pictures[3] ?? Buffer.alloc(0)]]);
    expect(mediaUploaded.parse(again.json).blobs.map(({ pathname }) => pathname)).toEqual([names[3]]);
  });

  it('loses no file for another that it refuses', async () => {
    const before = await filesOf();
    const answer = await upload([
      ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['good.webp', await draw('#305030').webp().toBuffer()],
    ]);
    expect(answer.status).toBe(201);
    const { blobs, errors } = mediaUploaded.parse(answer.json);
    expect(blobs.map(({ pathname }) => pathname)).toEqual(['uploads/good.webp']);
    expect(errors).toMatchObject([{ name: 'page.jpg', code: 'unsupported_media_type' }]);
    expect(await filesOf()).toEqual([...before, 'good.webp'].sort());
  });

  it.each([
    ['a document', 'unsupported_media_type', async () => Buffer.from('%PDF-1.7')],
    ['a drawing that could run', 'unsupported_media_type', async () => Buffer.from('<svg onload="x()"/>')],
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
    ['more bytes than fit', 'payload_too_large', async () => Buffer.alloc(MEDIA.uploadBytes + 70_000)],
  ] as const)('refuses %s and leaves nothing behind', async (_, code, make) => {
    const [before, rows] = [await filesOf(), await site.db.mediaItem.count()];
    const answer = await upload([['x.jpg', await make()]]);
    expect([problem.parse(answer.json).code, answer.status < 500]).toEqual([code, true]);
    expect([await filesOf(), await site.db.mediaItem.count()]).toEqual([before, rows]);
  });

  it('takes files under their name only, and no more than it says', async () => {
    const png = await draw('#111').png().toBuffer();
    expect((await upload([['a.png', png]], editor, 'file')).status).toBe(422);
    expect((await upload([])).status).toBe(422);
    const many = Array.from({ length: MEDIA.uploadFiles + 1 }, (): [string, Buffer] => ['a.png', png]);
    expect((await upload(many)).status).toBe(413);
    expect(
      (await call(library, 'POST', { json: {}, headers: { origin: 'http://localhost:3000', ...editor } }))
        .status,
    ).toBe(415);
  });

  it('is for those who edit pages, from the site itself', async () => {
    const png: [string, Buffer] = ['a.png', await draw('#222').png().toBuffer()];
    expect((await upload([png], {})).status).toBe(401);
    expect((await upload([png], await site.signIn('translator'))).status).toBe(403);
    expect((await upload([png], { ...editor, origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

describe('GET /api/media (http-api "Media")', () => {
  it('has each file once, newest first, however many there are of one moment', async () => {
    const uploadedAt = new Date('2027-01-01T00:00:00Z');
    await site.db.mediaItem.createMany({
      data: Array.from({ length: 7 }, (_, n) => ({
        pathname: `moment/${n}.jpg`,
        contentType: 'image/jpeg',
        size: 1,
        hash: `${n}`.repeat(64),
        uploadedAt,
      })),
    });
    const seen: string[] = [];
    for (let cursor: string | undefined; seen.length === 0 || cursor !== undefined; ) {
      const query = new URLSearchParams({ limit: '3', ...(cursor && { cursor }) });
      const part = parseMediaList((await ask(String(query))).json);
      seen.push(...part.blobs.map(({ pathname }) => pathname));
      expect(part.hasMore).toBe(part.cursor !== undefined);
      cursor = part.cursor;
    }
    const rows = await site.db.mediaItem.findMany({ orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }] });
    expect(seen).toEqual(rows.map(({ pathname }) => pathname));
    expect(seen.slice(0, 7).every((pathname) => pathname.startsWith('moment/'))).toBe(true);
  });

  it('finds by name and by type', async () => {
    await storeFile(site, 'films/Harbour.MP4', 'video/mp4', Buffer.from('x'));
    await storeFile(site, 'papers/list.pdf', 'application/pdf', Buffer.from('x'));
    const names = async (query: string) =>
      parseMediaList((await ask(query)).json).blobs.map(({ pathname }) => pathname);
    expect(await names('search=HARBOUR')).toEqual(['films/Harbour.MP4']);
    expect(await names('type=videos')).toEqual(['films/Harbour.MP4']);
    expect(await names('type=documents')).toEqual(['papers/list.pdf']);
    expect(await names('type=images&search=закат')).toEqual(['uploads/Закат-3.jpg']);
    expect(await names('search=100%25')).toEqual([]);
  });

  it('is for those who use it, and takes no cursor of their own', async () => {
    expect((await ask('', {})).status).toBe(401);
    expect((await ask('', await site.signIn('translator'))).status).toBe(403);
    expect((await ask('cursor=x')).status).toBe(422);
    expect((await ask('limit=0')).status).toBe(422);
  });
});
