import { describe, expect, it } from 'vitest';
import { diskFull, toProblem } from '@/lib/domain/errors';
import type { TransferJob } from '@/lib/domain/media/upload-queue';
import type { Answer, Line, Sending } from './upload-line';
import { giveUpParts, transferFile } from './uploads';

const item = {
  pathname: 'uploads/a.jpg',
  name: 'a.jpg',
  folder: '',
  contentType: 'image/jpeg',
  size: 3,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  alts: {},
  captions: {},
  isDecorative: false,
  rights: {},
  isUsed: false,
};
const stored: Answer = { status: 201, json: { blobs: [item] } };
const refused = (status: number, code: string, more = {}): Answer => ({
  status,
  json: { type: 't', title: 'T', status, detail: 'No.', code, requestId: 'r', ...more },
});

const LARGE = 8_388_609;

function jobOf(file: File, more: Partial<TransferJob> = {}) {
  const reported: number[] = [];
  const job: TransferJob = {
    file,
    folder: '',
    isKept: false,
    memory: new Map(),
    onProgress: (bytes) => reported.push(bytes),
    signal: new AbortController().signal,
    ...more,
  };
  return { job, reported };
}

/** A connection that gives these answers in turn, and records the requests. */
function lineOf(...answers: (Answer | null)[]) {
  const requested: Sending[] = [];
  const line: Line = async (sending) => {
    requested.push(sending);
    if (sending.body instanceof Blob) sending.onProgress?.(sending.body.size);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`nobody expected ${sending.method} ${sending.path}`);
    return answer;
  };
  return { line, requested };
}

const rules = { fileBytes: 9_000_000, wholeBytes: 8_388_608 };
const transfer = (job: TransferJob, line: Line) => transferFile(job, line, async () => rules);

const small = new File(['abc'], 'a.jpg', { type: 'image/jpeg' });
const large = new File([new Uint8Array(LARGE)], 'a.tif');
const PART = 4_000_000;
const begun: Answer = { status: 201, json: { id: 'u1', offset: 0, partBytes: PART } };
const at = (offset: number): Answer => ({ status: 200, json: { offset } });

it('a file that is too large is not sent at all', async () => {
  const { line, requested } = lineOf();
  const tooLarge = new File([new Uint8Array(rules.fileBytes + 1)], 'a.tif');
  const reported = await transfer(jobOf(tooLarge).job, line);
  const excess = { of: 'bytes', found: rules.fileBytes + 1, most: rules.fileBytes };
  expect([reported, requested]).toEqual([{ end: 'refused', problem: 'tooLarge', excess }, []]);
});

describe('a small file, sent whole (docs/reference/http-api.md#media)', () => {
  it.each<[string, Answer | null, unknown]>([
    ['stored', stored, { end: 'stored', item }],
    [
      'there already',
      { status: 201, json: { blobs: [item], duplicates: [{ name: 'a.jpg', pathname: item.pathname }] } },
      { end: 'known', item },
    ],
    ['a broken line', null, { end: 'broken' }],
    ['too large', refused(413, 'payload_too_large'), { end: 'refused', problem: 'tooLarge' }],
    [
      'of a type that is not taken',
      refused(415, 'unsupported_media_type'),
      { end: 'refused', problem: 'wrongType' },
    ],
    ['broken', refused(422, 'validation_failed'), { end: 'refused', problem: 'brokenFile' }],
    [
      'one that took too long to look into',
      refused(422, 'validation_failed', { problem: 'tooCostly' }),
      { end: 'refused', problem: 'tooCostly' },
    ],
    ['a session that has ended', refused(401, 'unauthenticated'), { end: 'refused', problem: 'signedOut' }],
    ['a role that may not', refused(403, 'forbidden'), { end: 'refused', problem: 'notAllowed' }],
    ['a site that cannot now', refused(503, 'unavailable'), { end: 'refused', problem: 'noRoom' }],
    [
      'a full disk',
      { status: 503, json: toProblem(diskFull(), 'a') },
      { end: 'refused', problem: 'diskFull' },
    ],
    ['too many at once', refused(429, 'rate_limited'), { end: 'broken' }],
    ['a fault of the server', refused(500, 'internal'), { end: 'refused', problem: 'notSent' }],
    ['a proxy without a site behind it', { status: 502, json: undefined }, { end: 'broken' }],
  ])('%s', async (_name, answer, expected) => {
    const { line, requested } = lineOf(answer);
    expect(await transfer(jobOf(small).job, line)).toEqual(expected);
    expect(requested.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/media']);
  });

  it('goes into its folder, and is kept beside its like where that is wished', async () => {
    const { line, requested } = lineOf(stored);
    await transfer(jobOf(small, { folder: 'Нові роботи', isKept: true }).job, line);
    const query = new URLSearchParams(requested[0]?.path.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({ folder: 'Нові роботи', duplicates: 'keep' });
  });
});

describe('a large file, sent in parts', () => {
  it('part by part, telling how far it is', async () => {
    const { line, requested } = lineOf(begun, at(PART), at(2 * PART), stored);
    const { job, reported } = jobOf(large, { folder: 'films' });
    expect(await transfer(job, line)).toEqual({ end: 'stored', item });
    expect(JSON.parse(String(requested[0]?.body))).toEqual({ name: 'a.tif', size: LARGE, folder: 'films' });
    const parts = requested.slice(1).map(({ method, path, headers, body }) => ({
      call: `${method} ${path}`,
      from: headers?.['upload-offset'],
      bytes: body instanceof Blob ? body.size : null,
    }));
    const call = 'PATCH /api/media/uploads/u1';
    expect(parts).toEqual([
      { call, from: '0', bytes: PART },
      { call, from: String(PART), bytes: PART },
      { call, from: String(2 * PART), bytes: LARGE - 2 * PART },
    ]);
    expect(reported).toEqual([0, PART, 2 * PART, LARGE]);
  });

  it('goes on where it was broken off', async () => {
    const first = lineOf(begun, at(PART), null);
    const { job } = jobOf(large);
    expect(await transfer(job, first.line)).toEqual({ end: 'broken' });
    const second = lineOf(at(PART + 7), stored);
    expect(await transfer(job, second.line)).toEqual({ end: 'stored', item });
    expect(second.requested.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
    expect(second.requested[1]?.headers?.['upload-offset']).toBe(String(PART + 7));
  });

  it('begins anew where the server has given it up', async () => {
    const { job } = jobOf(large, { memory: new Map([['id', 'old']]) });
    const { line, requested } = lineOf(refused(404, 'not_found'), begun, at(8_388_608), stored);
    expect(await transfer(job, line)).toEqual({ end: 'stored', item });
    expect(requested[0]?.path).toBe('/api/media/uploads/old');
    const gone = lineOf(at(PART), refused(404, 'not_found'));
    expect(await transfer(job, gone.line)).toEqual({ end: 'broken' });
    expect(job.memory.size).toBe(0);
  });

  it('believes the server when it counts otherwise, but not for ever', async () => {
    const elsewhere = refused(409, 'conflict', { offset: 8_000_000 });
    const { line, requested } = lineOf(begun, elsewhere, stored);
    expect(await transfer(jobOf(large).job, line)).toEqual({ end: 'stored', item });
    expect(requested[2]?.headers?.['upload-offset']).toBe('8000000');
    const endless = lineOf(begun, ...Array.from({ length: 5 }, () => at(0)));
    expect(await transfer(jobOf(large).job, endless.line)).toEqual({ end: 'broken' });
  });

  it.each<[string, (Answer | null)[], unknown]>([
    ['at its beginning', [refused(413, 'payload_too_large')], { end: 'refused', problem: 'tooLarge' }],
    ['at its end', [begun, refused(415, 'unsupported_media_type')], { end: 'refused', problem: 'wrongType' }],
    ['by a line that was never there', [null], { end: 'broken' }],
    ['by something that is no site', [{ status: 201, json: '<html>' }], { end: 'broken' }],
  ])('is refused %s', async (_name, answers, expected) => {
    expect(await transfer(jobOf(large).job, lineOf(...answers).line)).toEqual(expected);
  });

  it('is given up on the server too', () => {
    const { line, requested } = lineOf({ status: 204, json: undefined });
    giveUpParts(new Map(), line);
    giveUpParts(new Map([['id', 'u1']]), line);
    expect(requested).toEqual([{ method: 'DELETE', path: '/api/media/uploads/u1' }]);
  });
});
