import { describe, expect, it } from 'vitest';
import { diskState, hasRoomFor, reserveOf } from './disk';

const MB = 2 ** 20;
const GB = 2 ** 30;

describe('the reserve', () => {
  it.each([
    [100 * MB, 32 * MB],
    [5 * GB, Math.round(0.02 * 5 * GB)],
    [100 * GB, 256 * MB],
    [4096 * GB, 256 * MB],
  ])('of a disk of %d bytes is %d', (size, reserve) => {
    expect(reserveOf({ size })).toBe(reserve);
  });

  it('is left alone, to the byte', () => {
    const disk = { size: 100 * GB, free: 300 * MB };
    expect([hasRoomFor(44 * MB, disk), hasRoomFor(44 * MB + 1, disk)]).toEqual([true, false]);
  });
});

it.each([
  [50 * GB, 'roomy'],
  [1024 * MB, 'roomy'],
  [1023 * MB, 'low'],
  [256 * MB, 'low'],
  [255 * MB, 'closed'],
  [4 * MB, 'closed'],
  [3 * MB, 'full'],
  [0, 'full'],
] as const)('with %d bytes left a disk is %s', (free, state) => {
  expect(diskState({ size: 100 * GB, free })).toBe(state);
});
