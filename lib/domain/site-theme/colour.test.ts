import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex, isHex, lightnessOf, mix, nearestReadable, TEXT_CONTRAST } from './colour';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it.each<[Hex, Hex, number]>([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#595959', '#ffffff', 7],
    ['#ffb454', '#ffb454', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('mix', () => {
  it('begins with one colour and ends with the other', () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        expect([mix(from, to, 0), mix(from, to, 1)]).toEqual([from, to]);
      }),
    );
  });

  it('goes by how light colours look', () => {
    expect(lightnessOf(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 2);
  });
});

describe('nearestReadable', () => {
  it('can be read on any ground, and leaves alone what can be', () => {
    fc.assert(
      fc.property(hex, hex, (colour, ground) => {
        const found = nearestReadable(colour, [ground]);
        expect(isHex(found)).toBe(true);
        expect(contrast(found, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        if (contrast(colour, ground) >= TEXT_CONTRAST) expect(found).toBe(colour);
      }),
    );
  });

  it('keeps the hue', () => {
    const found = nearestReadable('#ff6600', ['#ffffff']);
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16));
    expect(contrast(found, '#ffffff')).toBeLessThan(TEXT_CONTRAST + 0.15);
    expect(red).toBeGreaterThan(green ?? 0);
    expect(green).toBeGreaterThan(blue ?? 0);
  });
});
