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
  /** The grey of the same luminance, which black drawn over both leaves the lighter one. */
  const light = new Float64Array(width * height);
  /** A grey that is nowhere lighter, whatever white is drawn over both. */
  const dark = new Float64Array(width * height);
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const at = pixel * channels;
    const red = data[at] ?? 0;
    const [green, blue] = channels < 3 ? [red, red] : [data[at + 1] ?? 0, data[at + 2] ?? 0];
    light[pixel] = greyOfLuminance(weighed(LUMINANCE[red] ?? 1, LUMINANCE[green] ?? 1, LUMINANCE[blue] ?? 1));
    dark[pixel] = weighed(red, green, blue) / 255;
  }
  const cells = CELLS.map(({ row, column }) => {
    const [xs, ys] = [cellOf(column, width), cellOf(row, height)];
    const pixels = ys.flatMap((y) => xs.map((x) => y * width + x));
    const ordered = (levels: Float64Array) => Float64Array.from(pixels, (pixel) => levels[pixel] ?? 0).sort();
    const ignored = Math.floor(pixels.length * IGNORED);
    return { lightest: ordered(light).at(-1 - ignored) ?? 1, darkest: ordered(dark).at(ignored) ?? 0 };
  });
  return writeBrightness({
    lightest: cells.map(({ lightest }) => Math.min(1, lightest)),
    darkest: cells.map(({ darkest }) => darkest),
  });
}

const CELLS = Array.from({ length: GRID_SIDE ** 2 }, (_, at) => ({
  row: Math.floor(at / GRID_SIDE),
  column: at % GRID_SIDE,
}));

const weighed = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The pixels of a row or column that a cell touches; at least one. */
function cellOf(cell: number, length: number): number[] {
  const start = Math.min(length - 1, Math.floor((cell * length) / GRID_SIDE));
  const end = Math.max(start + 1, Math.ceil(((cell + 1) * length) / GRID_SIDE));
  return Array.from({ length: end - start }, (_, at) => start + at);
}
