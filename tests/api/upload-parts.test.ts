import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as part from '@/app/api/media/uploads/[id]/route';
import * as uploads from '@/app/api/media/uploads/route';
import { mediaUploaded } from '@/lib/contracts/media';
import { problem } from '@/lib/contracts/problem';
import { uploadBegun } from '@/lib/contracts/uploads';
import { sweepIncoming } from '@/lib/server/media/incoming';
import { takePart } from '@/lib/server/media/upload-parts';
import { film } from '@/tests/factories/film';
import { call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';

const MAX_MB = 3;
const HOUR_MS = 60 * 60 * 1000;

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  Object.assign(process.env, { UPLOAD_MAX_MB: `${MAX_MB}` });
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

/** A film of so many bytes. */
const filmOf = (size: number) => film({ bytes: size - film({ bytes: 0 }).length });

const begin = (json: unknown, headers: Record<string, string> = editor) =>
  call(uploads, 'POST', { path: '/api/media/uploads', json, headers: { origin: SITE_URL, ...headers } });

const callUpload = (method: string, id: string, headers: Record<string, string> = editor) =>
  call(part, method, {
    path: '/api/media/uploads/x',
    params: { id },
    headers: { origin: SITE_URL, ...headers },
  });

const send = (id: string, offset: number | string, raw: BodyInit, headers: Record<string, string> = {}) =>
  call(part, 'PATCH', {
    path: '/api/media/uploads/x',
    params: { id },
    raw,
    headers: {
      origin: SITE_URL,
      'content-type': 'application/octet-stream',
      'upload-offset': String(offset),
      ...editor,
      ...headers,
    },
  });

async function begun(size: number, more = {}): Promise<string> {
  const answer = await begin({ name: 'Прогулка.mov', size, ...more });
  expect(answer.status).toBe(201);
  const { id, offset } = uploadBegun.parse(answer.json);
  expect(offset).toBe(0);
  return id;
}

const incoming = () => readdir(join(site.dataDir, 'media', '.incoming'));

describe('a large file in parts (docs/reference/http-api.md#media)', () => {
  beforeEach(async () => {
    expect(await incoming().catch(() => [])).toEqual([]);
  });

  it('has so many of one account at most: one that is begun beyond takes the place of the oldest', async () => {
    const owner = await site.signIn('owner');
    const of = async (headers: Record<string, string>) =>
      uploadBegun.parse((await begin({ name: 'film.mp4', size: 1_000_000 }, headers)).json).id;
    const others = await of(owner);
    const ids: string[] = [];
    for (let n = 0; n < 26; n += 1) ids.push(await of(editor));
    const states = await Promise.all(ids.map(async (id) => (await callUpload('GET', id)).status));
    expect(states).toEqual([404, 404, ...Array(24).fill(200)]);
    expect((await callUpload('GET', others, owner)).status).toBe(200);
    await Promise.all(ids.map((id) => callUpload('DELETE', id)));
    await callUpload('DELETE', others, owner);
  });

  it('is complete at the end, and stored like any other', async () => {
    const bytes = filmOf(1_000_000);
    const id = await begun(bytes.length);
    expect((await send(id, 0, bytes.subarray(0, 400_000))).json).toEqual({ offset: 400_000 });
    expect((await callUpload('GET', id)).json).toEqual({ offset: 400_000, size: 1_000_000 });
    const answer = await send(id, 400_000, bytes.subarray(400_000));
    expect(answer.status).toBe(201);
    const { blobs, duplicates } = mediaUploaded.parse(answer.json);
    expect(blobs).toMatchObject([
      { pathname: 'uploads/Прогулка.mp4', contentType: 'video/mp4', size: 1_000_000 },
    ]);
    expect(duplicates).toBeUndefined();
    const row = await site.db.mediaItem.findUniqueOrThrow({ where: { pathname: 'uploads/Прогулка.mp4' } });
    expect(row.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await readFile(join(site.dataDir, 'media', row.pathname))).equals(bytes)).toBe(true);
    expect((await callUpload('GET', id)).status).toBe(404);

    const again = await begun(bytes.length);
    expect(mediaUploaded.parse((await send(again, 0, bytes)).json)).toMatchObject({
      blobs: [{ pathname: row.pathname }],
      duplicates: [{ name: 'Прогулка.mov', pathname: row.pathname }],
    });
    const copy = await begun(bytes.length, { duplicates: 'keep', folder: 'Films' });
    const kept = mediaUploaded.parse((await send(copy, 0, bytes)).json);
    expect([kept.duplicates, kept.blobs[0]?.pathname]).toEqual([
      undefined,
      expect.not.stringMatching(row.pathname),
    ]);
  });

  it('continues after a broken connection from what has arrived', async () => {
    const bytes = filmOf(500_000);
    const id = await begun(bytes.length);
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(0, 200_000)));
      },
      pull(controller) {
        controller.error(new Error('the line is gone'));
      },
    });
    expect(problem.parse((await send(id, 0, broken)).json).code).toBe('validation_failed');
    const { offset } = (await callUpload('GET', id)).json;
    expect(offset).toBe(200_000);
    const answer = await send(id, offset, bytes.subarray(offset));
    const [blob] = mediaUploaded.parse(answer.json).blobs;
    expect((await readFile(join(site.dataDir, 'media', blob?.pathname ?? ''))).equals(bytes)).toBe(true);
  });

  it('is accepted in order only, whatever is sent twice or concurrently', async () => {
    const bytes = filmOf(300_000);
    const id = await begun(bytes.length);
    await send(id, 0, bytes.subarray(0, 100_000));
    for (const offset of [0, 99_999, 100_001, 300_000, '', 'x', '-1']) {
      const answer = await send(id, offset, bytes.subarray(100_000));
      expect([answer.status, answer.json.code, answer.json.offset]).toEqual([409, 'conflict', 100_000]);
    }
    const both = await Promise.all([1, 2].map(() => send(id, 100_000, bytes.subarray(100_000))));
    expect(both.map(({ status }) => status).sort()).toEqual([
      201,
      expect.toSatisfy((s) => s === 404 || s === 409),
    ]);
    const [blob] = both.flatMap(({ status, json }) =>
      status === 201 ? mediaUploaded.parse(json).blobs : [],
    );
    expect((await readFile(join(site.dataDir, 'media', blob?.pathname ?? ''))).equals(bytes)).toBe(true);
  });

  it('is never longer than declared', async () => {
    const bytes = filmOf(100_000);
    const id = await begun(bytes.length);
    await send(id, 0, bytes.subarray(0, 50_000));
    const tooMuch = await send(id, 50_000, Buffer.concat([bytes.subarray(50_000), Buffer.alloc(1)]));
    expect(problem.parse(tooMuch.json).code).toBe('payload_too_large');
    expect((await send(id, 50_000, bytes.subarray(50_000))).status).toBe(201);
    const tooLarge = await begin({ name: 'a.mp4', size: MAX_MB * 2 ** 20 + 1 });
    expect(problem.parse(tooLarge.json).code).toBe('payload_too_large');
    for (const json of [
      { name: 'a' },
      { name: 'a', size: 0 },
      { name: 'a', size: 1.5 },
      { name: 'a', size: 1, x: 1 },
    ]) {
      expect((await begin(json)).status).toBe(422);
    }
  });

  it('that is refused at the end leaves nothing behind', async () => {
    const bytes = Buffer.from('<!doctype html><script>alert(1)</script>');
    const id = await begun(bytes.length);
    expect(problem.parse((await send(id, 0, bytes)).json).code).toBe('unsupported_media_type');
    expect((await callUpload('GET', id)).status).toBe(404);
  });

  it('can be given up', async () => {
    const id = await begun(1000);
    expect((await callUpload('DELETE', id)).status).toBe(204);
    expect((await callUpload('DELETE', id)).status).toBe(404);
    expect((await send(id, 0, Buffer.alloc(10))).status).toBe(404);
  });

  it('belongs to who began it, and to nobody who may not use the library', async () => {
    const id = await begun(1000);
    const other = await site.signIn('owner');
    for (const method of ['GET', 'DELETE']) expect((await callUpload(method, id, other)).status).toBe(404);
    expect((await send(id, 0, Buffer.alloc(10), other)).status).toBe(404);
    const translator = await site.signIn('translator');
    expect((await begin({ name: 'a', size: 1 }, translator)).status).toBe(403);
    expect((await begin({ name: 'a', size: 1 }, { cookie: '' })).status).toBe(401);
    expect((await send(id, 0, Buffer.alloc(10), { cookie: '' })).status).toBe(401);
    expect((await send(id, 0, Buffer.alloc(10), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send(id, 0, Buffer.alloc(10), { 'content-type': 'text/plain' })).status).toBe(415);
    for (const odd of ['../form-x', '.', 'x'.repeat(23), '%2e%2e'])
      expect((await callUpload('GET', odd)).status).toBe(422);
    expect((await callUpload('DELETE', id)).status).toBe(204);
  });

  it('is cut off when it stalls or trickles (security U-9)', async () => {
    const id = await begun(1000);
    const session = await site.db.session.findFirstOrThrow({
      where: { user: { role: 'editor' } },
    });
    const by = { ...session, name: 'editor', role: 'editor' as const, expires: new Date(), address: '' };
    const trickle = (every: number) =>
      new Request('http://localhost/', {
        method: 'PATCH',
        headers: { 'content-type': 'application/octet-stream', 'upload-offset': '0' },
        duplex: 'half',
        body: new ReadableStream<Uint8Array>({
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, every));
            controller.enqueue(new Uint8Array(1));
          },
        }),
      } as RequestInit);
    const patience = { idleMs: 200, slowMs: 300, slowBytes: 1000 };
    await expect(takePart(id, by, trickle(5000), patience)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect((await callUpload('GET', id)).json.offset).toBe(0);
    await expect(takePart(id, by, trickle(20), patience)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect((await callUpload('GET', id)).json.offset).toBeGreaterThan(2);
    expect((await callUpload('DELETE', id)).status).toBe(204);
  });

  it('is kept for a day, and then removed', async () => {
    const id = await begun(1000);
    await sweepIncoming(undefined, Date.now() + 23 * HOUR_MS);
    expect((await callUpload('GET', id)).status).toBe(200);
    await sweepIncoming(undefined, Date.now() + 25 * HOUR_MS);
    expect((await callUpload('GET', id)).status).toBe(404);
  });
});
