import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EncodingTask } from './ffmpeg';
import { FilmFiles } from './film-files';
import { FilmQueue, type LargeFilm } from './film-queue';

const BYTES = Buffer.from('as if this were a film');
const hash = createHash('sha256').update(BYTES).digest('hex');
const FILM: LargeFilm = {
  ...{ id: 'film', pathname: 'film.mp4', hash, contentType: 'video/mp4', size: BYTES.length },
  ...{ width: 1920, duration: 11, filmWidths: [] },
};

let folder: string;
let files: FilmFiles;
let tasks: EncodingTask[];
let offered: (readonly number[])[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'films-'));
  files = new FilmFiles(folder, '1');
  tasks = [];
  offered = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function encode(task: EncodingTask, report: (share: number) => void): Promise<void> {
  tasks.push({ ...task, file: readFileSync(task.file, 'utf8') });
  report(0.5);
  writeFileSync(task.target, `at ${task.width}`);
}

const open = (encoder: typeof encode | null = encode, film: LargeFilm | null = FILM) =>
  new FilmQueue({
    files,
    findEncoder: async () => encoder,
    open: () => Readable.from([BYTES]),
    find: async () => film,
    offer: async (_, widths) => void offered.push(widths),
  });

it('makes the smaller sizes of a film once, and has pages offer them', async () => {
  const queue = open();
  await queue.add(FILM);
  await queue.add(FILM);
  expect(queue.list()).toEqual([{ pathname: 'film.mp4', state: 'encoding', percent: 0 }]);
  await vi.waitFor(() => expect(queue.list()).toEqual([]));
  expect(tasks.map(({ width, file, bits }) => [width, file, Math.round(bits)])).toEqual([
    [640, 'as if this were a film', 3],
    [1280, 'as if this were a film', 9],
  ]);
  expect(offered).toEqual([[640, 1280]]);
  expect(readFileSync(files.fileOf(hash, 1280), 'utf8')).toBe('at 1280');
  await open().add({ ...FILM, filmWidths: [640, 1280] });
  expect([tasks.length, offered.length]).toEqual([2, 1]);
  expect(readdirSync(path.join(folder, '.parts'))).toEqual([]);
});

it('makes nothing where there is no encoder, and has pages forget what is gone', async () => {
  const queue = open(null);
  await queue.add({ ...FILM, filmWidths: [640, 1280] });
  expect([queue.list(), offered]).toEqual([[], [[]]]);
});

it('tries a film again that failed, when somebody asks for it', async () => {
  let isBroken = true;
  const queue = open(async (task, report) => {
    if (isBroken) throw new Error('No room');
    await encode(task, report);
  });
  await queue.add(FILM);
  await vi.waitFor(() => expect(queue.list()[0]?.state).toBe('failed'));
  expect(() => queue.retry('other.mp4')).toThrow('No film of this name has failed.');
  isBroken = false;
  queue.retry('film.mp4');
  await vi.waitFor(() => expect(queue.list()).toEqual([]));
  expect(offered).toEqual([[640, 1280]]);
});

it('goes on after a film that cannot be encoded, and leaves nothing of it', async () => {
  const queue = open(async () => Promise.reject(new Error('Invalid data')));
  await queue.add(FILM);
  await vi.waitFor(() => expect(queue.list()[0]?.state).toBe('failed'));
  expect([offered, readdirSync(path.join(folder, '.parts'))]).toEqual([[], []]);
});

it('does not encode a film that has been deleted, or that is not what its hash says', async () => {
  const gone = open(encode, null);
  await gone.add(FILM);
  await vi.waitFor(() => expect(gone.list()).toEqual([]));
  const changed = { ...FILM, hash: 'f'.repeat(64) };
  const queue = open(encode, changed);
  await queue.add(changed);
  await vi.waitFor(() => expect(queue.list()[0]?.state).toBe('failed'));
  expect(tasks).toEqual([]);
});

it('removes what belongs to no film any more, and what other recipes made', async () => {
  const queue = open();
  await queue.add(FILM);
  await vi.waitFor(() => expect(queue.list()).toEqual([]));
  await files.sweep(async (hashes) => new Set(hashes));
  expect(await files.sizeOf(hash, 640)).toBe(6);
  await new FilmFiles(folder, '2').sweep(async (hashes) => new Set(hashes));
  expect(await files.sizeOf(hash, 640)).toBeNull();
});
