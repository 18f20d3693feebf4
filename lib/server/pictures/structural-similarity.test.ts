import { describe, expect, it } from 'vitest';
import { type Luma, structuralSimilarity } from './structural-similarity';

const SIZE = 64;
const picture = (at: (x: number, y: number) => number): Luma => ({
  pixels: Uint8Array.from({ length: SIZE * SIZE }, (_, index) => at(index % SIZE, Math.floor(index / SIZE))),
  width: SIZE,
  height: SIZE,
});
/** Always the same grain. */
const grain = (x: number, y: number) => ((x * 7919 + y * 104_729) % 31) - 15;
const grained = picture((x, y) => 120 + grain(x, y));

describe('structural similarity', () => {
  it('is 1 for a picture and itself', () => {
    expect(structuralSimilarity(grained, grained)).toBe(1);
  });

  it('falls when grain is gone, and hardly when all is a little lighter', () => {
    const smooth = picture(() => 120);
    const lighter = picture((x, y) => 123 + grain(x, y));
    expect(structuralSimilarity(grained, smooth)).toBeLessThan(0.5);
    expect(structuralSimilarity(grained, lighter)).toBeGreaterThan(0.99);
  });

  it('tells of a fault in a tenth of the picture', () => {
    const spoilt = picture((x, y) => (y < SIZE / 8 ? 120 : 120 + grain(x, y)));
    expect(structuralSimilarity(grained, spoilt)).toBeLessThan(0.8);
  });

  it('finds a picture smaller than a window good', () => {
    const tiny = { pixels: new Uint8Array(16), width: 4, height: 4 };
    expect(structuralSimilarity(tiny, tiny)).toBe(1);
  });
});
