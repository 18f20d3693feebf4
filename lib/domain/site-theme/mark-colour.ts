import type { Hex } from './colour';

export interface MarkColour {
  /** The mean colour of what is seen. */
  colour: Hex;
  isSeenThrough: boolean;
}

/**
 * What a mark looks like from far.
 * @param pixels red, green, blue and alpha of each
 * @param isMeant which pixels count, by their number
 */
export function markColour(
  pixels: ArrayLike<number>,
  isMeant: (pixel: number) => boolean = () => true,
): MarkColour {
  const sums = [0, 0, 0];
  let seen = 0;
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (!isMeant(at / 4)) continue;
    const alpha = pixels[at + 3] ?? 0;
    seen += alpha;
    count += 1;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
  }
  const digits = sums.map((sum) =>
    Math.round(sum / Math.max(1, seen))
      .toString(16)
      .padStart(2, '0'),
  );
  return { colour: `#${digits.join('')}`, isSeenThrough: seen < count * 255 };
}
