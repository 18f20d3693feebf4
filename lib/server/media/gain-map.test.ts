import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA } from '@/lib/domain/limits';
import { HDR_STREET, hdrJpeg, hdrJpegWithXmp, secondPicture } from '@/tests/factories/hdr-picture';
import { manifest, signJpeg } from '@/tests/factories/signed-picture';
import { examineUpload } from './examine-upload';
import { gainMapXmp } from './gain-map-xmp';

const EXIF = { IFD0: { Artist: 'Olena' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } };
const RULE = 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED';
const FILM = Buffer.from(`\0\0\0\x18ftypmp42${HDR_STREET}`);

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gain-map-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stored(bytes: Buffer) {
  count += 1;
  const file = path.join(folder, String(count));
  await writeFile(file, bytes);
  const kept = await examineUpload({ file, size: bytes.length, hash: '' }, MEDIA.uploadPixels);
  return { ...kept, bytes: await readFile(kept.file) };
}

const pixels = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
async function gainOf(bytes: Buffer): Promise<Buffer> {
  const { gainMap } = await sharp(bytes).metadata();
  return pixels(gainMap?.image ?? Buffer.alloc(0));
}

describe.each([
  ['described by ISO 21496-1', () => hdrJpeg((picture) => picture.withExif(EXIF))],
  [
    'described by XMP',
    () => hdrJpegWithXmp(`xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${HDR_STREET}"`),
  ],
])('an HDR JPEG %s (decision 10)', (_, draw) => {
  it('keeps both pictures, and nothing private of either', async () => {
    const given = await draw();
    const { isHdr, bytes } = await stored(Buffer.concat([given, FILM]));
    expect(isHdr).toBe(true);
    for (const word of ['GPS', HDR_STREET, 'ftyp', 'libuhdr']) expect(bytes.includes(word)).toBe(false);
    expect(await pixels(bytes)).toEqual(await pixels(given));
    expect(await gainOf(bytes)).toEqual(await gainOf(given));
    // Neither is black.
    expect(Math.max(...(await pixels(given)))).toBeGreaterThan(100);
    expect(Math.max(...(await gainOf(given)))).toBeGreaterThan(10);
  });

  it('says rightly where the gain map is, and is the same when it is examined again', async () => {
    const { bytes } = await stored(await draw());
    const second = secondPicture(bytes);
    expect(bytes.subarray(-second.length).equals(second)).toBe(true);
    expect([second.readUInt16BE(0), second.readUInt16BE(second.length - 2)]).toEqual([0xffd8, 0xffd9]);
    const length = /Item:Length="(\d+)"/.exec(bytes.toString('latin1'))?.[1] ?? second.length;
    expect(Number(length)).toBe(second.length);
    expect((await stored(bytes)).bytes.equals(bytes)).toBe(true);
  });
});

it('the rights in the XMP of an HDR JPEG stay', async () => {
  const { rights } = await stored(
    await hdrJpegWithXmp(`xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" plus:DataMining="${RULE}"`),
  );
  expect(rights).toEqual({ training: 'PROHIBITED' });
});

it('a signed one that holds nothing private stays as it is', async () => {
  const { bytes } = await stored(await hdrJpegWithXmp());
  const signed = signJpeg(bytes, manifest());
  const kept = await stored(signed);
  expect(kept).toMatchObject({ signature: 'intact', isHdr: true });
  expect(kept.bytes.equals(signed)).toBe(true);
});

it('a signed one whose gain map tells of a street loses the street', async () => {
  const kept = await stored(signJpeg(await hdrJpegWithXmp(), manifest()));
  expect(kept).toMatchObject({ signature: 'broken', isHdr: true });
  expect(kept.bytes.includes(HDR_STREET)).toBe(false);
});

it.each([
  ['has no gain map', (jpeg: Buffer) => jpeg.subarray(0, jpeg.length - secondPicture(jpeg).length)],
  ['breaks off within the gain map', (jpeg: Buffer) => jpeg.subarray(0, -9)],
  [
    'has another picture in its place',
    (jpeg: Buffer) => {
      const changed = Buffer.from(jpeg);
      changed.write('nothing:', jpeg.length - secondPicture(jpeg).length + 6);
      return changed;
    },
  ],
])('a JPEG that %s is a plain one', async (_, change) => {
  const { isHdr, bytes } = await stored(change(await hdrJpeg()));
  expect([isHdr, bytes.includes('MPF'), bytes.includes('urn:iso')]).toEqual([false, false, false]);
  await pixels(bytes);
});

it('three numbers, one for each colour, stay in the XMP of a gain map; words do not', () => {
  const xmp = (max: string) =>
    Buffer.from(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" hdrgm:Gamma="1"><hdrgm:GainMapMax><rdf:Seq>
      ${max}</rdf:Seq></hdrgm:GainMapMax></rdf:Description></rdf:RDF></x:xmpmeta>`,
    );
  const list = '<rdf:li>2</rdf:li><rdf:li>-0.5</rdf:li><rdf:li>1e-3</rdf:li>';
  const written = gainMapXmp(xmp(list));
  expect(String(written)).toContain(`<rdf:Seq>${list}</rdf:Seq>`);
  expect(gainMapXmp(written ?? Buffer.alloc(0))).toEqual(written);
  expect(gainMapXmp(xmp(`<rdf:li>${HDR_STREET}</rdf:li>`))).toBeNull();
});
