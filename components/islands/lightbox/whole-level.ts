/** A step to the next level that would hardly be seen leads to the one after it. In powers of two. */
const LEAST_STEP = 0.4;

/**
 * The next view, in or out, at which each pixel of one level of tiles is a pixel of the screen: none is sharper, and none needs fewer
 * tiles or less drawing. Levels halve the picture again and again. Takes and gives pixels of the screen for one of the picture.
 */
export function nextWholeLevel(perPixel: number, direction: 1 | -1): number {
  const power = Math.ceil(direction * Math.log2(perPixel) + LEAST_STEP) * direction;
  return 2 ** power;
}
