import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { writePieces } from './file-pieces';
import { FileReader } from './file-reader';
import { readRights } from './read-rights';
import { stripPicture } from './strip-picture';
import { writtenRights } from './written-facts';

const STREET = 'Somewhere Street 5';
const EXIF = {
  IFD0: { Artist: 'Olena Koval', Copyright: '(C) 2026 Olena', Software: STREET, ImageDescription: STREET },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:e="e:e" e:place="${STREET}">
<dc:creator><rdf:Seq><rdf:li>Олена &amp; Co</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function strip(bytes: Buffer, type: UploadType, orientation = 1): Promise<Buffer | null> {
  count += 1;
  const file = path.join(folder, String(count));
  await writeFile(file, bytes);
  const reported = readRights(
    await sharp(bytes)
      .metadata()
      .catch(() => ({})),
  );
  const stripped = await FileReader.over(file, (reader) =>
    stripPicture(reader, type, writtenRights(reported, orientation)),
  );
  if (!stripped) return null;
  await writePieces(file, stripped.pieces, `${file}.kept`);
  return readFile(`${file}.kept`);
}

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } }).withExif(EXIF);
const pixels = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer();

describe('what a picture tells of its maker (security U-8)', () => {
  it.each([
    ['image/jpeg', () => picture().jpeg({ progressive: true }).withIccProfile('p3').toBuffer()],
    ['image/png', () => picture().png().withIccProfile('p3').toBuffer()],
    ['image/webp', () => picture().webp({ lossless: true }).withIccProfile('p3').toBuffer()],
    ['image/avif', () => picture().avif({ effort: 0 }).withIccProfile('p3').toBuffer()],
  ] as const)(
    '%s: the credit stays, all else is gone; pixels and colours are what they were',
    async (type, draw) => {
      const reported = await draw();
      expect(reported.includes(STREET)).toBe(true);
      const silent = (await strip(reported, type)) ?? Buffer.alloc(0);
      expect(silent.includes(STREET)).toBe(false);
      const facts = await sharp(silent, { failOn: 'warning' }).metadata();
      expect(facts.iptc).toBeUndefined();
      expect(facts.icc).toEqual((await sharp(reported).metadata()).icc);
      expect(readRights(facts)).toEqual({ creator: 'Olena Koval', copyright: '(C) 2026 Olena' });
      expect(await pixels(silent)).toEqual(await pixels(reported));
      expect(await strip(silent, type)).toEqual(silent);
    },
  );

  it('a credit that only XMP has is kept too', async () => {
    const reported = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a04020' } })
      .jpeg()
      .withXmp(XMP)
      .toBuffer();
    const silent = (await strip(reported, 'image/jpeg')) ?? Buffer.alloc(0);
    expect(silent.includes(STREET)).toBe(false);
    expect(readRights(await sharp(silent).metadata())).toEqual({ creator: 'Олена & Co' });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('a JPEG of orientation %i stays upright', async (orientation) => {
    const reported = await picture().jpeg().withMetadata({ orientation }).toBuffer();
    const facts = await sharp((await strip(reported, 'image/jpeg', orientation)) ?? reported).metadata();
    expect(facts.orientation ?? 1).toBe(orientation);
    expect(facts.autoOrient.width).toBe(orientation > 4 ? 20 : 40);
  });

  it.each([
    ['image/jpeg', () => picture(600, 400).jpeg().toBuffer()],
    ['image/png', () => picture().png().toBuffer()],
    ['image/webp', () => picture().webp().toBuffer()],
  ] as const)('%s: what was hung behind its end is cut off', async (type, draw) => {
    const reported = await draw();
    const silent =
      (await strip(Buffer.concat([reported, Buffer.from(`PK${STREET}<script>`)]), type)) ?? reported;
    expect(silent).toEqual(await strip(reported, type));
    expect(silent.includes('<script>')).toBe(false);
  });

  it('a WebP whose head is longer than what is known of it keeps the whole of it', async () => {
    const whole = await picture().webp().toBuffer();
    const head = Buffer.concat([whole.subarray(0, 30), Buffer.alloc(6, 1)]);
    head.writeUInt32LE(whole.length + 6 - 8, 4);
    head.writeUInt32LE(16, 16);
    const reported = Buffer.concat([head, whole.subarray(30)]);
    expect(reported.toString('latin1', 12, 16)).toBe('VP8X');
    expect(await pixels((await strip(reported, 'image/webp')) ?? Buffer.alloc(0))).toEqual(
      await pixels(reported),
    );
  });

  it('a JPEG in whose place of an end stands something else gets an end', async () => {
    const whole = await picture(600, 400).jpeg().toBuffer();
    const junk = Buffer.concat([Buffer.from('ffffffffed7fff', 'hex'), Buffer.alloc(1_000)]);
    const reported = Buffer.concat([whole.subarray(0, -2), junk]);
    const silent = (await strip(reported, 'image/jpeg')) ?? reported;
    expect(await pixels(silent)).toEqual(await pixels(reported));
    expect(await strip(silent, 'image/jpeg')).toEqual(silent);
  });

  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe1\xff\xff'],
    ['image/jpeg', '\xff\xd8no marker'],
    ['image/png', '\x89PNG\r\n\x1a\n\xff\xff\xff\xffIDAT'],
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['image/webp', 'RIFF\xff\xff\xff\xffWEBP'],
    ['image/avif', '\0\0\0\x10ftypavif\0\0\0\0'],
    ['image/avif', '\0\0\0\x20metaiinfiloc\0\0\0\0'],
    ['image/gif', 'GIF89a'],
  ] as const)('%s: what is broken off ends nothing: %j', async (type, text) => {
    await expect(strip(Buffer.from(text, 'latin1'), type)).resolves.toSatisfy(
      (kept: Buffer | null) => kept === null || kept.length <= text.length,
    );
  });
});
