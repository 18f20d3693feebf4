import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEDIA } from '@/lib/domain/limits';
import { box } from '@/tests/factories/film';
import { heic } from '@/tests/factories/heic';
import { detectType } from './detect-type';
import { examineUpload } from './examine-upload';
import { FileReader } from './file-reader';
import { stripPicture } from './strip-picture';
import { writtenRights } from './written-facts';

const PLACE = 'N 50 27 0, Somewhere Street 5';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heic-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'a');
  await writeFile(file, bytes);
  return file;
}

const examined = async (bytes: Buffer) =>
  examineUpload({ file: await written(bytes), size: bytes.length, hash: '' }, MEDIA.uploadPixels);

it('a HEIC is kept with its size and without its place, and nothing else of it moves (security U-8)', async () => {
  const bytes = heic(PLACE);
  expect(bytes.includes(PLACE)).toBe(true);
  expect(await detectType(await written(bytes))).toBe('image/heic');
  const kept = await examined(bytes);
  expect(kept).toMatchObject({ contentType: 'image/heic', width: 3024, height: 4032, size: bytes.length });
  const silent = await readFile(kept.file);
  expect(silent.includes('Somewhere')).toBe(false);
  const at = bytes.indexOf('Exif');
  expect(silent.subarray(0, at)).toEqual(bytes.subarray(0, at));
  expect(silent.includes(Buffer.alloc(100, 7))).toBe(true);
});

it.each<[string, (bytes: Buffer, iloc: number) => void]>([
  ['lie over the boxes of the file', (bytes, iloc) => bytes.writeUInt32BE(iloc, iloc + 32)],
  ['begin far behind the file', (bytes, iloc) => bytes.writeUInt32BE(0xffff_ffff, iloc + 32)],
  ['have numbers of five bytes', (bytes, iloc) => bytes.writeUInt16BE(0x5500, iloc + 8)],
  ['have numbers of fifteen bytes', (bytes, iloc) => bytes.writeUInt16BE(0xff00, iloc + 8)],
  ['are more than the table holds', (bytes, iloc) => bytes.writeUInt16BE(500, iloc + 10)],
])('a HEIC is refused where the places of what it tells %s', async (_, change) => {
  const bytes = heic(PLACE);
  change(bytes, bytes.indexOf('iloc'));
  await expect(examined(bytes)).rejects.toMatchObject({ code: 'validation_failed' });
});

it('a table of endless places of no length is refused at once', async () => {
  const places = box('iloc', Buffer.concat([Buffer.alloc(6), Buffer.alloc(400_000, 0xff)]));
  const meta = box('meta', Buffer.concat([Buffer.alloc(4), box('iinf', Buffer.alloc(6)), places]));
  const file = await written(meta);
  expect(
    await FileReader.over(file, (reader) => stripPicture(reader, 'image/heic', writtenRights({}))),
  ).toBeNull();
});
