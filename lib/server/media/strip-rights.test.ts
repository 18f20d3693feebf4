import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA } from '@/lib/domain/limits';
import { rightsIn } from '@/tests/factories/rights-in';
import { manifest, signAvif, signJpeg, signPng, signWebp } from '@/tests/factories/signed-picture';
import { type Examined, examineUpload } from './examine-upload';

const SPACES =
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
  'xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" ' +
  'xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"';
const xmp = (attributes = '') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${SPACES}><rdf:Description rdf:about="" photoshop:Credit="Studio"
  xmpRights:WebStatement="https://koval.example/terms" ${attributes}>
  <dc:creator><rdf:Seq><rdf:li>Олена Коваль</rdf:li></rdf:Seq></dc:creator>
  <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© 2026 Olena</rdf:li></rdf:Alt></dc:rights>
  <plus:DataMining>http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING</plus:DataMining>
  </rdf:Description></rdf:RDF></x:xmpmeta>`;
const RIGHTS = {
  creator: 'Олена Коваль',
  credit: 'Studio',
  copyright: '© 2026 Olena',
  licence: 'https://koval.example/terms',
  training: 'PROHIBITED-AIMLTRAINING',
};
const PLACE = 'exif:GPSLatitude="50,27N" exif:GPSLongitude="30,31E" exif:SerialNumber="B 4711"';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rights-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stored(bytes: Buffer): Promise<Examined & { bytes: Buffer }> {
  count += 1;
  const file = path.join(folder, String(count));
  await writeFile(file, bytes);
  const kept = await examineUpload({ file, size: bytes.length, hash: '' }, MEDIA.uploadPixels);
  return { ...kept, bytes: await readFile(kept.file) };
}

const drawn = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#a04020' } });
const FORMATS = [
  ['image/jpeg', (picture: Sharp) => picture.jpeg().toBuffer(), signJpeg],
  ['image/png', (picture: Sharp) => picture.png().toBuffer(), signPng],
  ['image/webp', (picture: Sharp) => picture.webp().toBuffer(), signWebp],
  ['image/avif', (picture: Sharp) => picture.avif({ effort: 0 }).toBuffer(), signAvif],
] as const;

describe.each(FORMATS)('the rights in %s (decision 49)', (type, draw, sign) => {
  it('stay when the place goes, and are read by others', async () => {
    const { bytes, rights, signature } = await stored(
      await draw(
        drawn()
          .withXmp(xmp(PLACE))
          .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } }),
      ),
    );
    expect(rights).toEqual(RIGHTS);
    expect(signature).toBeNull();
    for (const word of ['GPS', '50,27', '4711']) expect(bytes.includes(word)).toBe(false);
    expect(await rightsIn(bytes)).toEqual({
      creator: RIGHTS.creator,
      copyright: RIGHTS.copyright,
      Credit: RIGHTS.credit,
      WebStatement: RIGHTS.licence,
      DataMining: 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING',
    });
  });

  it('a signed picture without a place stays as it is to the last byte', async () => {
    const signed = sign(await draw(drawn().withXmp(xmp())), manifest());
    const kept = await stored(signed);
    expect(kept).toMatchObject({
      signature: 'intact',
      signedBy: 'Studio Koval',
      rights: RIGHTS,
      contentType: type,
    });
    expect(kept.bytes.equals(signed)).toBe(true);
  });

  it('a signed picture with a place loses the place, and keeps what was signed', async () => {
    const signed = sign(await draw(drawn().withXmp(xmp(PLACE))), manifest());
    const kept = await stored(signed);
    expect(kept).toMatchObject({ signature: 'broken', signedBy: 'Studio Koval', rights: RIGHTS });
    expect([kept.bytes.includes('GPS'), kept.bytes.includes('claim_generator')]).toEqual([false, true]);
  });

  it.runIf(type === 'image/png' || type === 'image/webp')(
    'a signed picture that has to be turned loses its signature, and that is told',
    async () => {
      const lying = drawn().withMetadata({ orientation: 6 });
      const kept = await stored(sign(await draw(lying), manifest()));
      expect(kept).toMatchObject({ signature: 'turned', signedBy: 'Studio Koval', width: 20, height: 40 });
      expect(kept.bytes.includes('claim_generator')).toBe(false);
    },
  );

  it.each(['{"exif:GPSLatitude":"50,27N"}', '{"SerialNumber":"4711"}', '\xffExif\0\0'])(
    'a signature that may tell of a place or a camera is taken out: %j',
    async (claims) => {
      const kept = await stored(sign(await draw(drawn()), manifest(claims)));
      expect(kept.signature).toBe('removed');
      for (const word of ['jumb', 'GPS', '4711']) expect(kept.bytes.includes(word)).toBe(false);
      await sharp(kept.bytes, { failOn: 'warning' }).raw().toBuffer();
    },
  );
});

const named = xmp(PLACE).replace('<x:xmpmeta', '<x:xmpmeta place="Somewhere"');
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><metadata>${named}</metadata><path d="M0 0L9 9"/></svg>`;

/** A GIF as programs dress it: with an XMP, a comment, and something behind its end. */
async function dressedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#a04020', '#20a040'].map((background) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 3 })
    .toBuffer();
  const end = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const tail = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
  const packet = Buffer.concat([Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'), Buffer.from(named), tail]);
  const comment = Buffer.from('\x21\xfe\x09Somewhere\0', 'latin1');
  return Buffer.concat([gif.subarray(0, end), comment, packet, gif.subarray(end), Buffer.from('Somewhere')]);
}

it.each([
  ['image/gif', dressedGif],
  ['image/svg+xml', async () => Buffer.from(DRAWING)],
])('%s keeps its rights, and nothing else that it tells', async (contentType, draw) => {
  const given = await draw();
  const kept = await stored(given);
  expect(kept).toMatchObject({ contentType, rights: RIGHTS });
  for (const word of ['Somewhere', 'GPS', '4711']) expect(kept.bytes.includes(word)).toBe(false);
  const pixels = (bytes: Buffer) => sharp(bytes, { animated: true, failOn: 'warning' }).raw().toBuffer();
  expect(await pixels(kept.bytes)).toEqual(await pixels(given));
  expect((await sharp(kept.bytes).metadata()).loop).toBe((await sharp(given).metadata()).loop);
  expect((await stored(kept.bytes)).bytes.equals(kept.bytes)).toBe(true);
});

it('a box that a program has added for itself is emptied', async () => {
  const avif = await drawn().avif({ effort: 0 }).toBuffer();
  const signed = signAvif(avif, Buffer.from('Somewhere Street 5'));
  signed.fill(7, avif.length + 8, avif.length + 24);
  const { bytes, signature } = await stored(signed);
  expect([bytes.includes('Somewhere'), bytes.length, signature]).toEqual([false, signed.length, null]);
});
