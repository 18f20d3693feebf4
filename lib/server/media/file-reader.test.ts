import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { box } from '@/tests/factories/film';
import { pngWith } from '@/tests/factories/picture-bombs';
import { examineMp4 } from './examine-film';
import { examineSound } from './examine-sound';
import { FileReader } from './file-reader';
import { hiddenSize } from './hidden-size';
import { stripPicture } from './strip-picture';
import { writtenRights } from './written-facts';

const PARTS = 20_000;

let file: string;
let folder: string;
let handles: { read: (...given: unknown[]) => Promise<unknown> };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reader-'));
  file = path.join(folder, 'a');
  const handle = await open(folder);
  handles = Object.getPrototypeOf(handle);
  await handle.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('reading a file here and there', () => {
  it.each([
    [0, 4],
    [65_530, 12],
    [70_000, 100],
    [3, 90_000],
    [99_998, 10],
    [100_000, 4],
    [2 ** 60, 4],
    [10, 0],
  ])('gives what is there from %i on', async (at, length) => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, n) => n % 251));
    await writeFile(file, bytes);
    await FileReader.over(file, async (reader) => {
      await reader.read(500, 4);
      const found = await reader.read(at, length);
      expect(found.equals(bytes.subarray(at, at + length))).toBe(true);
      found.fill(0);
      expect((await reader.read(at, length)).equals(bytes.subarray(at, at + length))).toBe(true);
    });
  });

  const many = (part: Buffer) => Array<Buffer>(PARTS).fill(part);
  const padding = (isLast: boolean) => Buffer.from([isLast ? 0x81 : 1, 0, 0, 0]);
  const stream = Buffer.concat([Buffer.from([0, 0, 0, 34]), Buffer.alloc(34, 1)]);
  it.each<[string, () => Buffer, (reader: FileReader) => Promise<unknown>]>([
    [
      'chunks of a PNG',
      () => pngWith(many(Buffer.alloc(0)).map((content) => ['teSt', content])),
      async (reader) => {
        await hiddenSize(reader, 'image/png');
        return stripPicture(reader, 'image/png', writtenRights({}));
      },
    ],
    [
      'segments of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8', 'hex'), ...many(Buffer.from('fffe0002', 'hex'))]),
      (reader) => stripPicture(reader, 'image/jpeg', writtenRights({})),
    ],
    [
      'boxes of a film',
      () => box('moov', Buffer.concat([box('mvhd', Buffer.alloc(40)), ...many(box('free')).slice(0, 9_000)])),
      examineMp4,
    ],
    [
      'blocks of a sound',
      () => Buffer.concat([Buffer.from('fLaC'), stream, ...many(padding(false)), padding(true)]),
      () => examineSound(file),
    ],
  ])('%s, however many they are, are not asked for one by one', async (_, make, work) => {
    await writeFile(file, make());
    const requested = vi.spyOn(handles, 'read');
    expect(await FileReader.over(file, work)).not.toBeNull();
    expect(requested.mock.calls.length).toBeLessThan(20);
  });
});
