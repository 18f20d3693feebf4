import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureRights } from '@/lib/domain/media/rights';
import { joinPieces } from '@/lib/server/ready-pictures';
import { rightsIn } from '@/tests/factories/rights-in';
import { withRights } from './served-rights';

const RIGHTS: PictureRights = {
  creator: 'Olena Koval',
  copyright: '© Olena Koval',
  licence: 'https://koval.example/terms',
  training: 'PROHIBITED-AIMLTRAINING',
};
const RULE = 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING';
const served = (rights: PictureRights, provenance: string | null = null) => ({
  rights,
  digest: 'x',
  provenance,
});
const drawn = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 61, height: 47, channels, background: { r: 160, g: 64, b: 32, alpha: 0.5 } } });

const FORMS: [string, 'image/webp' | 'image/avif' | 'image/jpeg', Sharp][] = [
  ['plain', 'image/webp', drawn().webp()],
  ['lossless', 'image/webp', drawn().webp({ lossless: true })],
  ['transparent', 'image/webp', drawn(4).webp()],
  ['wide-gamut', 'image/webp', drawn().withIccProfile('p3').webp()],
  ['plain', 'image/avif', drawn().avif({ effort: 0 })],
  ['transparent', 'image/avif', drawn(4).avif({ effort: 0 })],
  ['wide-gamut', 'image/avif', drawn().withIccProfile('p3').avif({ effort: 0 })],
  ['ten-bit', 'image/avif', drawn().avif({ effort: 0, bitdepth: 10 })],
  ['share', 'image/jpeg', drawn().jpeg({ progressive: true })],
];

describe.each(FORMS)('a %s %s that was made of a picture (decision 49)', (_, type, picture) => {
  it('says whose it is in at most 600 bytes where it is small, with the same pixels and colours', async () => {
    const bytes = await picture.toBuffer();
    const dressed = joinPieces(bytes, await withRights(bytes, type, served(RIGHTS)));
    expect(await rightsIn(dressed)).toEqual({
      creator: RIGHTS.creator,
      copyright: RIGHTS.copyright,
      WebStatement: RIGHTS.licence,
      DataMining: RULE,
    });
    const [before, after] = [await sharp(bytes).metadata(), await sharp(dressed).metadata()];
    expect(after.xmp?.length).toBeLessThanOrEqual(600);
    expect({ ...after, xmp: null, xmpAsString: null, size: 0 }).toEqual({
      ...before,
      xmp: null,
      xmpAsString: null,
      size: 0,
    });
    const pixels = (file: Buffer) => sharp(file, { failOn: 'warning' }).raw().toBuffer();
    expect(await pixels(dressed)).toEqual(await pixels(bytes));
  });
});

it('reservation, creator and copyright have room whatever else is said', async () => {
  const long = '№ <& "Олена Коваль"> '.repeat(12);
  const rights = {
    ...RIGHTS,
    creator: long,
    copyright: long,
    credit: long,
    licence: `https://a.example/${'x'.repeat(200)}`,
  };
  const bytes = await drawn().webp().toBuffer();
  const dressed = joinPieces(
    bytes,
    await withRights(bytes, 'image/webp', served(rights, 'https://a.example/media/a.jpg')),
  );
  const { creator, copyright, DataMining } = await rightsIn(dressed);
  expect([String(creator).slice(0, 3), String(copyright).slice(0, 3), DataMining]).toEqual([
    '№ &',
    '№ &',
    RULE,
  ]);
  expect((await sharp(dressed).metadata()).xmp?.length).toBeLessThanOrEqual(600);
});

it('all that is said has room in a picture of which it takes a hundredth', async () => {
  const pixels = randomBytes(400 * 300 * 3);
  const bytes = await sharp(pixels, { raw: { width: 400, height: 300, channels: 3 } })
    .webp()
    .toBuffer();
  const credit = 'Studio Koval, Kyiv';
  const address = 'https://koval.example/media/works/tidal-archive.jpg';
  const dressed = joinPieces(
    bytes,
    await withRights(bytes, 'image/webp', served({ ...RIGHTS, credit }, address)),
  );
  expect(await rightsIn(dressed)).toEqual({
    creator: RIGHTS.creator,
    copyright: RIGHTS.copyright,
    Credit: credit,
    WebStatement: RIGHTS.licence,
    DataMining: RULE,
    provenance: address,
  });
  expect((await sharp(dressed).metadata()).xmp?.length).toBeLessThanOrEqual(bytes.length / 100);
});

it('leads to the original where that is signed', async () => {
  const bytes = await drawn().webp().toBuffer();
  const address = 'https://a.example/media/a.jpg';
  const { creator, training } = RIGHTS;
  const rights: PictureRights = { ...(creator && { creator }), ...(training && { training }) };
  const dressed = joinPieces(bytes, await withRights(bytes, 'image/webp', served(rights, address)));
  expect(await rightsIn(dressed)).toMatchObject({ provenance: address });
});

it('is what it was where nothing is said', async () => {
  const bytes = await drawn().webp().toBuffer();
  expect(await withRights(bytes, 'image/webp', served({}))).toEqual([{ from: 0, to: bytes.length }]);
});
