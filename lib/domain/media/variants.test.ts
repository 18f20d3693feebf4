import { describe, expect, it } from 'vitest';
import { isForViewing, VARIANT_QUALITIES, VARIANT_WIDTHS, variantPath } from './variants';

describe('widths and qualities of pictures (docs/reference/pictures.md#sizes)', () => {
  it('are the screens and the tile’s quality beside that of a page', () => {
    expect(VARIANT_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536]);
    expect(VARIANT_QUALITIES).toEqual([5, 75]);
    expect(VARIANT_QUALITIES.map((quality) => isForViewing({ width: 320, quality }))).toEqual([false, true]);
  });

  it('stand in the address behind the picture’s own', () => {
    expect(variantPath('/media/a%20b.jpg', 640)).toBe('/media/a%20b.jpg?w=640&q=75');
    expect(variantPath('/media/a.jpg', 320, 5)).toBe('/media/a.jpg?w=320&q=5');
  });
});
