import { describe, expect, it } from 'vitest';
import { IMAGE } from '../limits';
import { isForViewing, VARIANT_QUALITIES, VARIANT_WIDTHS, variantPath } from './variants';

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
  });
});
