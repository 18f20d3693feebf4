import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWhole, writePieces } from './file-pieces';
import { FileReader } from './file-reader';
import { stripTiff } from './strip-tiff';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tiff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-of-the-editor/></x:xmpmeta>';

function edited(options: { bigtiff?: boolean; pyramid?: boolean } = {}): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#204060' } })
    .withXmp(XMP)
    .withIccProfile('p3')
    .tiff({ ...options, tile: options.pyramid ?? false, compression: 'lzw' })
    .toBuffer();
}

/** The same with what a camera writes: its directory is copied to the end, with more entries and two directories below. */
async function photographed(): Promise<Buffer> {
  const picture = await edited();
  const first = picture.readUInt32LE(4);
  const count = picture.readUInt16LE(first);
  const entries = Array.from({ length: count }, (_, index) =>
    picture.subarray(first + 2 + 12 * index, first + 14 + 12 * index),
  );
  const parts: Buffer[] = [picture];
  const add = (part: Buffer) => {
    const at = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(part);
    return at;
  };
  const entry = (tag: number, type: number, amount: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(amount, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const words = (tag: number, text: string) =>
    entry(tag, 2, text.length + 1, add(Buffer.from(`${text}\0\0`)));
  const directory = (all: Buffer[]) => {
    const head = Buffer.alloc(2);
    head.writeUInt16LE(all.length);
    return add(Buffer.concat([head, ...all, Buffer.alloc(4)]));
  };
  const place = directory([words(18, 'A place on earth')]);
  const exif = directory([words(0xa434, 'A rare lens'), words(0xa431, '123456789')]);
  const own = [words(271, 'A camera maker'), words(315, 'A. Person'), words(33432, 'The artist')];
  own.push(entry(34665, 4, 1, exif), entry(34853, 4, 1, place));
  const sorted = [...entries, ...own].sort((a, b) => a.readUInt16LE(0) - b.readUInt16LE(0));
  picture.writeUInt32LE(directory(sorted), 4);
  return Buffer.concat(parts);
}

async function stripped(bytes: Buffer): Promise<Buffer | null> {
  const file = path.join(folder, 'given.tif');
  writeFileSync(file, bytes);
  const pieces = await FileReader.over(file, stripTiff);
  if (!pieces || isWhole(pieces, bytes.length)) return pieces && bytes;
  await writePieces(file, pieces, `${file}.kept`);
  return readFileSync(`${file}.kept`);
}

const TOLD = ['A camera maker', 'A rare lens', '123456789', 'A place on earth'];
const EDITED = ['secret-of-the-editor'];

it.each<[string, string[], () => Promise<Buffer>]>([
  ['a photograph', [...TOLD, ...EDITED], photographed],
  ['an edited picture', EDITED, edited],
  ['a BigTIFF', EDITED, () => edited({ bigtiff: true })],
  ['a pyramid', EDITED, () => edited({ pyramid: true })],
])('overwrites what tells of place, camera and programs in %s', async (_, told, make) => {
  const given = await make();
  const kept = await stripped(given);
  for (const words of told) {
    expect([words, given.includes(words), kept?.includes(words)]).toEqual([words, true, false]);
  }
  expect(kept).toHaveLength(given.length);
  expect(kept?.includes('The artist')).toBe(given.includes('The artist'));
  const [before, after] = await Promise.all([given, kept ?? given].map((each) => sharp(each).metadata()));
  expect(after).toMatchObject({ width: 600, height: 400, icc: before?.icc });
  expect(after?.xmp).toBeUndefined();
  const pixels = (each: Buffer) => sharp(each).raw().toBuffer();
  expect((await pixels(kept ?? given)).equals(await pixels(given))).toBe(true);
});

it('gives up on what leads back into itself, or ends too early', async () => {
  const given = await edited();
  const first = given.readUInt32LE(4);
  const loop = Buffer.from(given);
  loop.writeUInt32LE(first, first + 2 + 12 * given.readUInt16LE(first));
  expect(await stripped(loop)).toBeNull();
  expect(await stripped(given.subarray(0, first + 20))).toBeNull();
});
