import { describe, expect, it } from 'vitest';
import { coverWidth, sizesAttribute } from './picture-widths';

describe('how wide a picture is asked for (docs/reference/pictures.md#sizes)', () => {
  it('is a twentieth wider than it stands, whatever the screen', () => {
    expect(sizesAttribute([{ width: '100vw' }])).toBe('calc(1.05 * 100vw)');
    expect(
      sizesAttribute([{ when: '(min-width: 60rem)', width: 'min(69vw, 80vh)' }, { width: '92vw' }]),
    ).toBe('(min-width: 60rem) calc(1.05 * min(69vw, 80vh)), calc(1.05 * 92vw)');
  });

  it('is ruled by the height of a box that it covers, where that asks for more', () => {
    expect(coverWidth({ width: '100vw', height: '100vh' }, 16 / 9)).toBe('max(100vw, 1.778 * 100vh)');
    expect(coverWidth({ width: '100vw', height: '100vh' }, undefined)).toBe('100vw');
  });
});
