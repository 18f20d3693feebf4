import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextWholeLevel } from './whole-level';

describe('the next whole level', () => {
  it.each([
    ['from one level to the next', 0.25, 0.5, 0.125],
    ['from a little below one', 0.24, 0.5, 0.125],
    ['from a little above one', 0.26, 0.5, 0.125],
    ['from well below one', 0.18, 0.25, 0.125],
    ['from well above one', 0.36, 0.5, 0.25],
    ['beyond the pixels of the picture', 1, 2, 0.5],
  ])('%s', (_, from, closer, further) => {
    expect(nextWholeLevel(from, 1)).toBe(closer);
    expect(nextWholeLevel(from, -1)).toBe(further);
  });

  it('is a step that is seen, and no leap', () => {
    const anywhere = fc.double({ min: 1e-4, max: 16, noNaN: true });
    fc.assert(
      fc.property(anywhere, fc.constantFrom(1 as const, -1 as const), (from, direction) => {
        const step = (nextWholeLevel(from, direction) / from) ** direction;
        expect(step).toBeGreaterThan(1.3);
        expect(step).toBeLessThan(2.7);
        expect(Number.isInteger(Math.log2(nextWholeLevel(from, direction)))).toBe(true);
      }),
    );
  });
});
