import { describe, expect, it } from 'vitest';
import { countTiles, imageInfo, isReducedFirst, isTiled, scaleFactors, tilesPath, wholeSizes } from './tiles';

describe('which pictures are cut into tiles (decision 47)', () => {
  it.each([
    ['image/jpeg', 3840, 3840, false],
    ['image/jpeg', 3841, 100, true],
    ['image/tiff', 100, 3841, true],
    ['image/svg+xml', 9000, 9000, false],
    ['image/gif', 9000, 9000, false],
    ['image/jpeg', null, undefined, false],
  ])('%s of %j by %j: %j', (contentType, width, height, expected) => {
    expect(isTiled({ contentType, width, height })).toBe(expected);
  });

  it('makes variants of a copy beyond 50 megapixels', () => {
    expect(isReducedFirst({ width: 10_000, height: 5_000 })).toBe(false);
    expect(isReducedFirst({ width: 10_000, height: 5_001 })).toBe(true);
  });
});

describe('the tiles of a picture', () => {
  const size = { width: 4500, height: 3001 };

  it('are of 512 pixels, level by level until one holds the picture', () => {
    expect(scaleFactors(size)).toEqual([1, 2, 4, 8, 16]);
    expect(scaleFactors({ width: 512, height: 512 })).toEqual([1]);
    expect(scaleFactors({ width: 513, height: 9 })).toEqual([1, 2]);
    // 9 × 6, 5 × 3, 3 × 2, 2 × 1 and the whole.
    expect(countTiles(size)).toBe(54 + 15 + 6 + 2 + 1);
  });

  it('are told at level 0 of the Image API, with the sizes of the whole picture', () => {
    expect(wholeSizes(size)).toEqual([
      { width: 282, height: 188 },
      { width: 563, height: 376 },
      { width: 1125, height: 751 },
      { width: 2250, height: 1501 },
    ]);
    expect(imageInfo('https://a.example/iiif/a.jpg', size)).toMatchObject({
      profile: 'level0',
      width: 4500,
      maxWidth: 2250,
      maxHeight: 1501,
      tiles: [{ width: 512, scaleFactors: [1, 2, 4, 8, 16] }],
    });
    expect(tilesPath('/media/uploads/a%20b.jpg')).toBe('/iiif/uploads/a%20b.jpg');
  });
});
