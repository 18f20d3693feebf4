import 'server-only';

import type { Sharp } from 'sharp';
import {
  ANY_BRIGHTNESS,
  GRID_SIDE,
  greyOfLuminance,
  luminanceOfGrey,
  writeBrightness,
} from '@/lib/domain/media/brightness';

/** The longer side of the copy that is looked at: one of its pixels is no wider than a stroke of a letter. */
const SIDE = 1_024;
/** A lamp or a speck of dust no larger than this share of a cell does not count. */
const IGNORED = 0.002;

/** What is stored for pictures that move: a later frame may be lighter than the one that is seen. */
export const MOVING = writeBrightness(ANY_BRIGHTNESS);

/** The luminance of each value that a channel has. */
const LUMINANCE = Float64Array.from({ length: 256 }, (_, value) => luminanceOfGrey(value / 255));

/**
 * Measures how light and how dark a picture is where, for the shade beneath words that stand on it (`shadeFor`).
 * @param picture a decoder; of a moving picture its first frame
 * @throws whatever the decoder does for a broken picture
 */
export async function measureBrightness(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  /** Luminance: black drawn over two colours leaves the one with more of it the lighter one. */
  const light = new Float64Array(width * height);
  /** A grey that is nowhere lighter, whatever white is drawn over both. */
  const dark = new Float64Array(width * height);
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const at = pixel * channels;
    const red = data[at] ?? 0;
    const [green, blue] = channels < 3 ? [red, red] : [data[at + 1] ?? 0, data[at + 2] ?? 0];
    light[pixel] = weighed(LUMINANCE[red] ?? 1, LUMINANCE[green] ?? 1, LUMINANCE[blue] ?? 1);
    dark[pixel] = weighed(red, green, blue) / 255;
  }
  const lightest = mostOfCells(light, width, height);
  const darkest = mostOfCells(
    dark.map((level) => -level),
    width,
    height,
  );
  return writeBrightness({
    lightest: lightest.map((luminance) => Math.min(1, greyOfLuminance(luminance))),
    darkest: darkest.map((level) => -level),
  });
}

/** The highest level of each cell, without what is too small to count. */
function mostOfCells(levels: Float64Array, width: number, height: number): number[] {
  return CELLS.map(({ row, column }) => {
    const [left, right] = cellOf(column, width);
    const [top, bottom] = cellOf(row, height);
    // As many of them as it takes: sorting all takes ten times as long.
    const highest = new Float64Array(Math.floor((right - left) * (bottom - top) * IGNORED) + 1).fill(-1);
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) keepHighest(highest, levels[y * width + x] ?? 0);
    return highest.at(-1) ?? 0;
  });
}

/** Puts a level among the highest, which are in descending order, if it is one of them. */
function keepHighest(highest: Float64Array, level: number): void {
  let at = highest.length - 1;
  if (level <= (highest[at] ?? 0)) return;
  for (; at > 0 && (highest[at - 1] ?? 0) < level; at -= 1) highest[at] = highest[at - 1] ?? 0;
  highest[at] = level;
}

const CELLS = Array.from({ length: GRID_SIDE ** 2 }, (_, at) => ({
  row: Math.floor(at / GRID_SIDE),
  column: at % GRID_SIDE,
}));

const weighed = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The pixels of a row or column that a cell touches, at least one: the first, and the first after them. */
function cellOf(cell: number, length: number): [number, number] {
  const start = Math.min(length - 1, Math.floor((cell * length) / GRID_SIDE));
  return [start, Math.max(start + 1, Math.ceil(((cell + 1) * length) / GRID_SIDE))];
}
