import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata';

const SECRET = 'Somewhere Street 5';
const EXIF = {
  IFD0: { Artist: SECRET, Copyright: SECRET },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' },
};

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a04020' } }).withExif(EXIF);

describe('what a picture tells of its maker (security U-8)', () => {
  it.each([
    ['image/jpeg', () => picture().jpeg().withIccProfile('p3').toBuffer()],
    ['image/png', () => picture().png().withIccProfile('p3').toBuffer()],
    ['image/webp', () => picture().webp({ lossless: true }).withIccProfile('p3').toBuffer()],
  ] as const)('%s: is gone; pixels and colours are what they were', async (type, draw) => {
    const told = await draw();
    expect((await sharp(told).metadata()).exif).toBeDefined();
    const silent = stripMetadata(told, type);
    const facts = await sharp(silent, { failOn: 'warning' }).metadata();
    expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
    expect(facts.icc).toEqual((await sharp(told).metadata()).icc);
    expect(silent.includes(SECRET)).toBe(false);
    expect(await sharp(silent).raw().toBuffer()).toEqual(await sharp(told).raw().toBuffer());
  });

  it('a JPEG stays upright', async () => {
    const told = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const facts = await sharp(stripMetadata(told, 'image/jpeg', 6)).metadata();
    expect([facts.orientation, facts.autoOrient.width, facts.autoOrient.height]).toEqual([6, 20, 40]);
  });

  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe1\xff\xff'],
    ['image/png', '\x89PNG\r\n\x1a\n\xff\xff\xff\xffIDAT'],
    ['image/gif', 'GIF89a'],
  ] as const)('%s: what is broken off is not touched', (type, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(stripMetadata(bytes, type)).toEqual(bytes);
  });
});
