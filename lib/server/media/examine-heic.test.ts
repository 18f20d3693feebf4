import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEDIA } from '@/lib/domain/site/limits';
import { box } from '@/tests/factories/film';
import { detectType } from './detect-type';
import { examineUpload } from './examine-upload';

const PLACE = 'N 50 27 0, Somewhere Street 5';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heic-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const numbers = (...words: number[]) => Buffer.concat(words.map((word) => bytesOf(word, 4)));
const full = (content: Buffer, version = 0) => Buffer.concat([numbers(version << 24), content]);
function bytesOf(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

/** A file as telephones make them: a picture of tiles, turned by a quarter, and an EXIF that tells the place. */
function heic(): Buffer {
  const exif = Buffer.concat([Buffer.alloc(4), Buffer.from(`MM\0*\0\0\0\x08\0\0\0\0\0\0${PLACE}`, 'latin1')]);
  const entry = (id: number, type: string) =>
    box('infe', full(Buffer.concat([bytesOf(id, 2), Buffer.alloc(2), Buffer.from(`${type}\0`)]), 2));
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));
  const properties = box(
    'ipco',
    Buffer.concat([
      box('ispe', full(numbers(512, 512))),
      box('ispe', full(numbers(4032, 3024))),
      box('irot', Buffer.from([3])),
    ]),
  );
  const meta = (at: number) => {
    const place = (id: number, from: number, length: number) =>
      Buffer.concat([bytesOf(id, 2), bytesOf(0, 2), bytesOf(1, 2), numbers(from, length)]);
    const places = [bytesOf(0x4400, 2), bytesOf(2, 2), place(1, at, 100), place(2, at + 100, exif.length)];
    const items = [bytesOf(2, 2), entry(1, 'grid'), entry(2, 'Exif')];
    return box(
      'meta',
      full(
        Buffer.concat([
          box('hdlr', full(Buffer.from('\0\0\0\0pict', 'latin1'))),
          box('iinf', full(Buffer.concat(items))),
          box('iloc', full(Buffer.concat(places))),
          box('iprp', properties),
        ]),
      ),
    );
  };
  const at = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(at), box('mdat', Buffer.concat([Buffer.alloc(100, 7), exif]))]);
}

it('a HEIC is kept with its size and without its place, and nothing else of it moves (security U-8)', async () => {
  const bytes = heic();
  expect(bytes.includes(PLACE)).toBe(true);
  const file = path.join(folder, 'a');
  await writeFile(file, bytes);
  expect(await detectType(file)).toBe('image/heic');
  const kept = await examineUpload({ file, size: bytes.length, hash: '' }, MEDIA.uploadPixels);
  expect(kept).toMatchObject({ contentType: 'image/heic', width: 3024, height: 4032, size: bytes.length });
  const silent = await readFile(kept.file);
  expect(silent.includes('Somewhere')).toBe(false);
  const at = bytes.indexOf('Exif');
  expect(silent.subarray(0, at)).toEqual(bytes.subarray(0, at));
  expect(silent.includes(Buffer.alloc(100, 7))).toBe(true);
});
