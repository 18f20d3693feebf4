import { describe, expect, it } from 'vitest';
import { pointInPicture } from './focal-point';

const MIDDLE = { x: 0.5, y: 0.5 };

describe('pointInPicture (docs/reference/pictures.md#where-pictures-are-cut)', () => {
  it('of a picture that is shown whole is the place itself', () => {
    expect(pointInPicture({ x: 0.2, y: 0.9 }, { width: 300, height: 200 }, 1.5, MIDDLE)).toEqual({
      x: 0.2,
      y: 0.9,
    });
  });

  it.each([
    // Twice as wide as its box: the middle half of it is seen.
    [{ x: 0, y: 0.5 }, MIDDLE, { x: 0.25, y: 0.5 }],
    [{ x: 1, y: 0.5 }, MIDDLE, { x: 0.75, y: 0.5 }],
    // Cut about its right edge.
    [
      { x: 0, y: 0 },
      { x: 1, y: 0.5 },
      { x: 0.5, y: 0 },
    ],
    [
      { x: 1, y: 1 },
      { x: 1, y: 0.5 },
      { x: 1, y: 1 },
    ],
  ])('at %j, cut about %j, is %j', (place, focus, expected) => {
    expect(pointInPicture(place, { width: 100, height: 100 }, 2, focus)).toEqual(expected);
  });

  it('counts from the top of an upright picture', () => {
    expect(pointInPicture({ x: 0.3, y: 0 }, { width: 100, height: 50 }, 1, { x: 0, y: 1 })).toEqual({
      x: 0.3,
      y: 0.5,
    });
  });

  it('shows the point where it was set: a tap there changes nothing', () => {
    const box = { width: 390, height: 844 };
    for (const x of [0, 0.1, 0.37, 0.8, 1]) {
      const focus = { x, y: 0.5 };
      // `object-position` puts the point at the same share of the box as of the picture.
      expect(pointInPicture(focus, box, 1.78, focus).x).toBeCloseTo(x, 2);
    }
  });
});
