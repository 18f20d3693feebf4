import * as z from 'zod';

/** What a refused file has too much of, how much it has, and how much is allowed: `excess` of the answer. */
export const excessSchema = z.object({
  of: z.enum(['bytes', 'pixels', 'side', 'frames']),
  found: z.number(),
  most: z.number(),
});

export type Excess = z.output<typeof excessSchema>;

interface Dimensions {
  width: number;
  /** The height of one frame. */
  height: number;
  frames: number;
}

interface Limits {
  pixels: number;
  sidePx: number;
  frames: number;
}

/** What a picture has too much of; null where nothing is. All frames together may have twice the pixels of one. */
export function excessOf({ width, height, frames }: Dimensions, limits: Limits): Excess | null {
  const side = Math.max(width, height);
  const pixels = width * height;
  if (pixels > limits.pixels) return { of: 'pixels', found: pixels, most: limits.pixels };
  if (side > limits.sidePx) return { of: 'side', found: side, most: limits.sidePx };
  if (frames > limits.frames) return { of: 'frames', found: frames, most: limits.frames };
  const all = pixels * frames;
  return all > 2 * limits.pixels ? { of: 'pixels', found: all, most: 2 * limits.pixels } : null;
}

/** Millions of pixels, never rounded down to the limit that they are beyond. */
export const megapixels = (pixels: number): number => Math.ceil(pixels / 100_000) / 10;
