import { describe, expect, it } from 'vitest';
import { IMAGE } from '../limits';
import {
  cropAt,
  cropLeft,
  cropWidth,
  isForViewing,
  VARIANT_QUALITIES,
  VARIANT_WIDTHS,
  variantPath,
} from './variants';

describe('widths and qualities of pictures (docs/reference/pictures.md#sizes)', () => {
  it('go from a small phone to a screen of 4K in steps of at most a third', () => {
    for (const width of Object.values(IMAGE.screensPx)) expect(VARIANT_WIDTHS).toContain(width);
    expect([VARIANT_WIDTHS[0], VARIANT_WIDTHS.at(-1)]).toEqual([320, 3840]);
    for (const [index, width] of VARIANT_WIDTHS.slice(1).entries()) {
      expect(width / (VARIANT_WIDTHS[index] ?? 0)).toBeGreaterThan(1);
      expect(width / (VARIANT_WIDTHS[index] ?? 0)).toBeLessThan(1.34);
    }
  });

  it('are the tile’s quality and that of a page', () => {
    expect(VARIANT_QUALITIES).toEqual([5, 75]);
    expect(VARIANT_QUALITIES.map((quality) => isForViewing({ width: 320, quality }))).toEqual([false, true]);
  });

  it('stand in the address behind the picture’s own', () => {
    expect(variantPath('/media/a%20b.jpg', 640)).toBe('/media/a%20b.jpg?w=640&q=75');
    expect(variantPath('/media/a.jpg', 320, 5)).toBe('/media/a.jpg?w=320&q=5');
    expect(variantPath('/media/a.jpg', 320, 75, 0)).toBe('/media/a.jpg?w=320&q=75&crop=0');
  });
});

describe('crops for tall screens (docs/reference/pictures.md#sizes)', () => {
  it.each([
    [{ width: 2400, height: 1350 }, 900],
    [{ width: 1500, height: 1500 }, 1000],
    // Too little would be left out.
    [{ width: 1300, height: 1500 }, null],
    [{ width: 1000, height: 1500 }, null],
    [{ width: 900, height: 0 }, null],
  ])('%j is cropped to %s', (size, cropped) => {
    expect(cropWidth(size)).toBe(cropped);
  });

  it.each([
    [undefined, 500],
    [null, 500],
    [{ x: 0, y: 1 }, 0],
    [{ x: 0.4379, y: 0.2 }, 438],
    [{ x: 1, y: 0 }, 1000],
  ])('stand about a focal point, %j', (focus, crop) => {
    expect(cropAt(focus)).toBe(crop);
  });

  it('keep what a box as tall, cut about the same point, shows of the whole', () => {
    const [width, height] = [2400, 1350];
    const cropped = cropWidth({ width, height }) ?? 0;
    for (const crop of [0, 120, 438, 500, 993, 1000]) {
      const left = cropLeft(width, cropped, crop);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + cropped).toBeLessThanOrEqual(width);
      // A box of 1:2 sees this much; its left edge, by object-position in the whole and in the crop.
      const seen = height / 2;
      const inWhole = ((width - seen) * crop) / 1000;
      const inCrop = left + ((cropped - seen) * crop) / 1000;
      expect(Math.abs(inWhole - inCrop)).toBeLessThanOrEqual(0.5);
    }
  });
});
