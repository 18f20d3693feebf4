import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_BLACK,
  ANY_BRIGHTNESS,
  greyOfLuminance,
  luminanceOfGrey,
  readBrightness,
  writeBrightness,
} from './brightness';

const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 144, maxLength: 144 });

describe('stored brightness (docs/reference/pictures.md#words-on-pictures)', () => {
  it('is never darker than the lightest, or lighter than the darkest, and at most a step off', () => {
    fc.assert(
      fc.property(levels, levels, (lightest, darkest) => {
        const read = readBrightness(writeBrightness({ lightest, darkest }));
        for (const [at, level] of lightest.entries()) {
          expect(read.lightest[at]).toBeGreaterThanOrEqual(level - 1e-7);
          expect(read.lightest[at]).toBeLessThan(level + 1 / 60);
        }
        for (const [at, level] of darkest.entries()) {
          expect(read.darkest[at]).toBeLessThanOrEqual(level + 1e-7);
          expect(read.darkest[at]).toBeGreaterThan(level - 1 / 60);
        }
      }),
    );
  });

  it.each([[undefined], [''], ['AAAA'], ['!'.repeat(288)], [`${'A'.repeat(288)}A`]])(
    '%j may be anything',
    (stored) => {
      expect(readBrightness(stored)).toEqual(ANY_BRIGHTNESS);
    },
  );

  it('of nothing is black', () => {
    expect(readBrightness('A'.repeat(288))).toEqual(ALL_BLACK);
  });

  it('goes from grey to luminance and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (level) => {
        expect(greyOfLuminance(luminanceOfGrey(level))).toBeCloseTo(level, 3);
      }),
    );
  });
});
