import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as library from '@/app/api/media/route';
import * as received from '@/app/api/media/uploads/received/route';
import * as uploads from '@/app/api/media/uploads/route';
import * as files from '@/app/media/[...pathname]/route';
import { sendStoreParts } from '@/lib/client/store-parts';
import type { Line } from '@/lib/client/upload-line';
import { transferFile } from '@/lib/client/uploads';
import { problem } from '@/lib/contracts/problem';
import { uploadBegun } from '@/lib/contracts/uploads';
import { rememberStore } from '@/lib/domain/media/store-memory';
import type { TransferJob } from '@/lib/domain/media/upload-queue';
import { sweepDirectUploads } from '@/lib/server/media/incoming';
import { BLOB_TOKEN, type BlobService, startBlobService } from '@/tests/contracts/blob-service';
import { film } from '@/tests/factories/film';
import { type Answer, call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';

const HOUR_MS = 60 * 60 * 1000;
const MAX_MB = 20;
const MOST_BYTES = MAX_MB * 1_048_576;

let service: BlobService;
let site: TestSite;
let editor: { cookie: string };
let other: { cookie: string };

beforeAll(async () => {
  service = await startBlobService();
  Object.assign(process.env, {
    UPLOAD_MAX_MB: `${MAX_MB}`,
    BLOB_READ_WRITE_TOKEN: BLOB_TOKEN,
    VERCEL_BLOB_API_URL: service.url,
    VERCEL_BLOB_RETRIES: '0',
  });
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
  other = await site.signIn('editor');
});
afterEach(() => {
  expect(service.unknown).toEqual([]);
  expect(service.names().filter((name) => name.startsWith('incoming/'))).toEqual([]);
});
afterAll(async () => {
  await site.close();
  await service.close();
});

const post = (path: string, json: unknown, who = editor): Promise<Answer> =>
  call(path.endsWith('received') ? received : uploads, 'POST', {
    path,
    json,
    headers: { origin: SITE_URL, ...who },
  });

/** The way to the handlers, as the browser has it to the site. */
const line: Line = async ({ method, path, body }) =>
  method === 'GET'
    ? call(uploads, 'GET', { path, headers: editor })
    : post(path, JSON.parse(typeof body === 'string' ? body : 'null'));

function jobOf(name: string, bytes: Buffer, memory = new Map<string, string>()) {
  const reported: number[] = [];
  const job: TransferJob = {
    file: new File([new Uint8Array(bytes)], name),
    folder: 'Films',
    isKept: false,
    memory,
    onProgress: (sent) => reported.push(sent),
    signal: new AbortController().signal,
  };
  return { job, reported };
}

/** A film of so many bytes. */
const filmOf = (size: number) => {
  const head = film({ bytes: size - film({ bytes: 0 }).length });
  randomBytes(8).copy(head, head.length - 8);
  return head;
};

async function invited(size: number) {
  const answer = await post('/api/media/uploads', { name: 'walk.mp4', size });
  const { store, partBytes } = uploadBegun.parse(answer.json);
  if (!store) throw new Error('The storage takes no files by itself.');
  return { ...store, partBytes };
}

describe('a large file that a browser sends into the storage itself (docs/reference/http-api.md#media)', () => {
  it('is read back, examined and stored like any other, and its original is removed', async () => {
    expect((await call(uploads, 'GET', { headers: editor })).json).toEqual({
      fileBytes: MOST_BYTES,
      wholeBytes: 4_194_304,
    });
    const bytes = filmOf(4_300_000);
    const { job, reported } = jobOf('Прогулка.mov', bytes);
    const sent = await transferFile(job, line);
    expect(sent).toMatchObject({
      end: 'stored',
      item: {
        pathname: 'uploads/Прогулка.mp4',
        contentType: 'video/mp4',
        size: bytes.length,
        folder: 'Films',
      },
    });
    expect([reported.at(-1), job.memory.size]).toEqual([bytes.length, 0]);
    const served = await call(files, 'GET', {
      path: '/media/uploads/x',
      params: { pathname: ['uploads', 'Прогулка.mp4'] },
    });
    expect([served.status, served.bytes.equals(bytes)]).toEqual([200, true]);
    // Sent again it is known.
    expect((await transferFile(jobOf('again.mov', bytes).job, line)).end).toBe('known');
  });

  it('continues after a broken connection with the missing part', async () => {
    const bytes = filmOf(9_000_000);
    const store = await invited(bytes.length);
    const { job } = jobOf('walk.mp4', bytes);
    rememberStore(job.memory, store);
    const onProgress = (sent: number) => service.block(sent > 8_388_608);
    expect(await sendStoreParts({ ...job, onProgress })).toBeNull();
    service.block(false);
    const reported: number[] = [];
    const again = { ...job, onProgress: (sent: number) => reported.push(sent) };
    expect(await transferFile(again, line)).toMatchObject({ end: 'stored' });
    expect(Math.min(...reported)).toBeGreaterThanOrEqual(8_388_608);
  });

  it('loses the location of a picture', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const picture = await sharp({
      create: { width: 2400, height: 1800, channels: 3, background: '#000', noise },
    })
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    expect(picture.includes('SecretCamera')).toBe(true);
    const sent = await transferFile(jobOf('a.jpg', picture).job, line);
    const { pathname } = await site.db.mediaItem.findFirstOrThrow({ where: { contentType: 'image/jpeg' } });
    expect(sent).toMatchObject({
      end: 'stored',
      item: { pathname, width: 2400, placeholder: expect.any(String) },
    });
    const { bytes } = await call(files, 'GET', { params: { pathname: pathname.split('/') } });
    expect([bytes.length > 4_194_304, bytes.includes('SecretCamera')]).toEqual([true, false]);
  });

  it.each([
    ['of a kind that is not taken', 5_000_000, { problem: 'wrongType' }],
    [
      'that is too large',
      MOST_BYTES + 1,
      { problem: 'tooLarge', excess: { of: 'bytes', found: MOST_BYTES + 1, most: MOST_BYTES } },
    ],
  ])('%s is refused, and gone', async (_, size, refusal) => {
    const count = service.names().length;
    const { job } = jobOf('notes.mp4', Buffer.alloc(size, 'x'));
    expect(await transferFile(job, line)).toEqual({ end: 'refused', ...refusal });
    expect(service.names().length).toBe(count);
  });

  it('belongs to its account, has the declared size, and is accepted once', async () => {
    const bytes = filmOf(5_000_000);
    const store = await invited(bytes.length);
    const lay = async (laid: Buffer) => {
      const { job } = jobOf('walk.mp4', laid);
      rememberStore(job.memory, store);
      return sendStoreParts(job);
    };
    expect(await post('/api/media/uploads/received', store)).toMatchObject({ status: 422 });
    const { ticket } = store;
    const codeOf = async (who = editor, given = ticket) => {
      const answer = await post('/api/media/uploads/received', { ticket: given }, who);
      return problem.parse(answer.json).code;
    };
    expect(await codeOf()).toBe('not_found');
    // The storage accepts no more of it than was declared.
    expect(await lay(Buffer.concat([bytes, bytes]))).toBeNull();
    expect(await lay(bytes.subarray(0, 4_000_000))).toBe(ticket);
    expect(await codeOf(other)).toBe('not_found');
    expect(await codeOf(editor, `${ticket.slice(0, -2)}AA`)).toBe('not_found');
    const session = /atelier-session=([^;]+)/.exec(editor.cookie)?.[1] ?? '';
    expect(await codeOf(editor, session)).toBe('not_found');
    const listed = await call(library, 'GET', { headers: { cookie: `atelier-session=${ticket}` } });
    expect(listed.status).toBe(401);
    expect(await codeOf()).toBe('validation_failed');
    expect(await codeOf()).toBe('not_found');
  });

  it('that nobody asks for is swept after a day', async () => {
    const bytes = filmOf(5_000_000);
    const { job } = jobOf('walk.mp4', bytes);
    rememberStore(job.memory, await invited(bytes.length));
    await sendStoreParts(job);
    const isThere = () => service.names().some((name) => name.startsWith('incoming/'));
    service.age(23 * HOUR_MS);
    await sweepDirectUploads();
    expect(isThere()).toBe(true);
    service.age(2 * HOUR_MS);
    await sweepDirectUploads();
    expect(isThere()).toBe(false);
  });
});
