import { expect, it } from 'vitest';
import { excessOf, megapixels } from './excess';

const LIMITS = { pixels: 50_000_000, sidePx: 30_000, frames: 1_000 };

it.each([
  ['as many pixels as may be', { width: 10_000, height: 5_000, frames: 1 }, null],
  [
    'one row more',
    { width: 10_000, height: 5_001, frames: 1 },
    { of: 'pixels', found: 50_010_000, most: 50_000_000 },
  ],
  ['a side too long', { width: 30_001, height: 1, frames: 1 }, { of: 'side', found: 30_001, most: 30_000 }],
  ['too many frames', { width: 1, height: 1, frames: 1_001 }, { of: 'frames', found: 1_001, most: 1_000 }],
  [
    'too many pixels in all frames',
    { width: 5_000, height: 5_000, frames: 5 },
    { of: 'pixels', found: 125_000_000, most: 100_000_000 },
  ],
])('a picture with %s (docs/reference/media.md#uploads)', (_, picture, excess) => {
  expect(excessOf(picture, LIMITS)).toEqual(excess);
});

it('a number beyond the limit never reads like the limit', () => {
  expect([megapixels(50_000_000), megapixels(50_010_000), megapixels(612_340_000)]).toEqual([
    50, 50.1, 612.4,
  ]);
});
