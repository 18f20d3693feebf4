import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readBrightness } from '@/lib/domain/media/brightness';
import { measureBrightness } from './measure-brightness';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });
const measured = async (bytes: Buffer) => readBrightness(await measureBrightness(sharp(bytes)));

describe('the brightness of a picture (docs/reference/pictures.md#words-on-pictures)', () => {
  it.each([
    ['#ffffff', 1, 1],
    ['#000000', 0, 0],
    ['#808080', 0.5, 0.5],
    // A blue is far lighter to a shade of white than to the eye.
    ['#0000ff', 0.3, 0.07],
  ])('of %s is from %f to %f everywhere', async (colour, lightest, darkest) => {
    const found = await measured(await plain(700, 300, colour).png().toBuffer());
    for (const level of found.lightest) expect(level).toBeCloseTo(lightest, 1);
    for (const level of found.darkest) expect(level).toBeCloseTo(darkest, 1);
  });

  it('finds where it is light and where dark, and not a speck', async () => {
    const light = await plain(90, 90, '#fff').png().toBuffer();
    const speck = await plain(3, 3, '#fff').png().toBuffer();
    const picture = plain(1200, 1200, '#000').composite([
      { input: light, left: 1105, top: 0 },
      { input: speck, left: 50, top: 1150 },
    ]);
    const { lightest } = await measured(await picture.png().toBuffer());
    expect(lightest[11]).toBe(1);
    expect(lightest.filter((level) => level > 0.1)).toHaveLength(1);
  });

  it('counts what is seen through as black, and what is turned as it is seen', async () => {
    const half = await plain(200, 100, '#fff0').composite([
      { input: await plain(100, 100, '#fff').png().toBuffer(), left: 0, top: 0 },
    ]);
    const seen = await measured(await half.png().toBuffer());
    expect([seen.lightest[0], seen.lightest[11]]).toEqual([1, 0]);
    const flat = half.flatten({ background: '#000' });
    const turned = await measured(await flat.withMetadata({ orientation: 3 }).jpeg().toBuffer());
    expect([turned.lightest[0], turned.lightest[11]]).toEqual([0, 1]);
  });

  it.each([1, 2, 7, 13])('takes a picture of %i pixels', async (side) => {
    const found = await measured(await plain(side, 1, '#fff').png().toBuffer());
    expect(new Set([...found.lightest, ...found.darkest])).toEqual(new Set([1]));
  });

  it('takes greys', async () => {
    const grey = await plain(40, 40, '#fff').toColourspace('b-w').png().toBuffer();
    expect((await measured(grey)).darkest[0]).toBe(1);
  });
});
