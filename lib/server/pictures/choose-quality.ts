import 'server-only';

import sharp, { type Sharp } from 'sharp';
import { type Luma, structuralSimilarity } from './structural-similarity';

/** Pixels, row by row, of three channels with eight bits each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** From what is just bearable to what nobody can tell from the original. */
const LOWEST = 48;
export const HIGHEST = 88;
/** Each halves what is left: the result is at most five too high. */
const STEPS = 3;

/** The side of the squares that stand for a picture, in pixels. */
const SQUARE = 256;
const CHANNELS = 3;

/**
 * The lowest quality at which a picture stays as alike as wanted. It is tried on the calmest, the middle and the busiest part
 * of the picture: smooth gradients and fine grain are what compression spoils first. Where not even the highest suffices it is
 * the highest all the same.
 * @param wanted structural similarity, up to 1
 * @param encode compresses pixels with a quality from 1 to 100
 */
export async function chooseQuality(
  picture: Pixels,
  wanted: number,
  encode: (picture: Pixels, quality: number) => Promise<Buffer>,
): Promise<number> {
  const sample = sampleOf(picture);
  const original = await lumaOf(sharp(sample.data, { raw: { ...sample, channels: CHANNELS } }));
  let lowest = LOWEST;
  let highest = HIGHEST;
  for (let step = 0; step < STEPS; step += 1) {
    const quality = Math.round((lowest + highest) / 2);
    const made = await lumaOf(sharp(await encode(sample, quality)));
    if (structuralSimilarity(original, made) >= wanted) highest = quality;
    else lowest = quality;
  }
  return highest;
}

async function lumaOf(picture: Sharp): Promise<Luma> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Squares of the picture, one below the other; a picture that has no more of them as it is. */
function sampleOf(picture: Pixels): Pixels {
  const squares: { left: number; top: number; activity: number }[] = [];
  for (let top = 0; top + SQUARE <= picture.height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= picture.width; left += SQUARE) {
      squares.push({ left, top, activity: activityOf(picture, left, top) });
    }
  }
  if (squares.length <= 3) return picture;
  squares.sort((one, other) => one.activity - other.activity);
  const chosen = [0, Math.floor(squares.length / 2), squares.length - 1].flatMap((at) => squares[at] ?? []);
  const data = Buffer.alloc(chosen.length * SQUARE * SQUARE * CHANNELS);
  for (const [index, { left, top }] of chosen.entries()) {
    for (let row = 0; row < SQUARE; row += 1) {
      const from = ((top + row) * picture.width + left) * CHANNELS;
      picture.data.copy(data, (index * SQUARE + row) * SQUARE * CHANNELS, from, from + SQUARE * CHANNELS);
    }
  }
  return { data, width: SQUARE, height: chosen.length * SQUARE };
}

/** How much neighbours differ, looked at in every fourth row and pixel. */
function activityOf({ data, width }: Pixels, left: number, top: number): number {
  let sum = 0;
  for (let y = 0; y < SQUARE; y += 4) {
    const row = ((top + y) * width + left) * CHANNELS + 1;
    for (let x = 4; x < SQUARE; x += 4) {
      sum += Math.abs((data[row + x * CHANNELS] ?? 0) - (data[row + (x - 1) * CHANNELS] ?? 0));
    }
  }
  return sum;
}
