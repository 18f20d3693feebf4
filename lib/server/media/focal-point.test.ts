import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { focalPointOf, guessFocalPoint } from './focal-point';

/** A red disc on grey, at a place in shares of the picture. */
function disc(width: number, height: number, x: number, y: number): Buffer {
  const radius = Math.min(width, height) / 10;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="#667"/>` +
      `<circle cx="${x * width}" cy="${y * height}" r="${radius}" fill="#e22"/></svg>`,
  );
}

describe('guessFocalPoint (docs/reference/pictures.md#where-pictures-are-cut)', () => {
  it.each([
    [600, 400, 0.75, 0.3],
    [400, 600, 0.25, 0.8],
    [500, 500, 0.7, 0.7],
    [3000, 300, 0.15, 0.5],
    [40, 1200, 0.5, 0.9],
  ])('finds what stands out of %i × %i pixels at %f, %f', async (width, height, x, y) => {
    const guess = await guessFocalPoint(
      sharp(
        await sharp(disc(width, height, x, y))
          .png()
          .toBuffer(),
      ),
    );
    expect(Math.abs((guess.guessedFocalX ?? 0) - x)).toBeLessThan(0.1);
    expect(Math.abs((guess.guessedFocalY ?? 0) - y)).toBeLessThan(0.1);
  });

  it('goes by the upright picture', async () => {
    // A quarter turn clockwise brings the upper left corner to the upper right one.
    const lying = await sharp(disc(600, 400, 0.1, 0.1))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { guessedFocalX, guessedFocalY } = await guessFocalPoint(sharp(lying));
    expect(guessedFocalX).toBeGreaterThan(0.7);
    expect(guessedFocalY).toBeLessThan(0.3);
  });

  it.each([
    ['of one colour', 640, 400, '#345'],
    ['of one pixel', 1, 1, '#abc'],
    ['that is empty', 40, 60, { r: 0, g: 0, b: 0, alpha: 0 }],
  ])('takes the middle of a picture %s', async (_what, width, height, background) => {
    const plain = await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer();
    expect(await guessFocalPoint(sharp(plain))).toEqual({ guessedFocalX: 0.5, guessedFocalY: 0.5 });
  });
});

describe('focalPointOf', () => {
  const guess = { guessedFocalX: 0.2, guessedFocalY: 0.3 };
  const none = { guessedFocalX: null, guessedFocalY: null };
  it.each([
    [
      { focalX: 0, focalY: 1, ...guess },
      { x: 0, y: 1 },
    ],
    [
      { focalX: null, focalY: null, ...guess },
      { x: 0.2, y: 0.3 },
    ],
    [{ focalX: null, focalY: null, ...none }, null],
  ])('of %j is %j', (row, expected) => {
    expect(focalPointOf(row)).toEqual(expected);
  });
});
