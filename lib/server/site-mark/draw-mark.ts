import 'server-only';

import sharp from 'sharp';
import type { Hex } from '@/lib/domain/site-theme/colour';
import { markGround } from '@/lib/domain/site-theme/mark-icons';
import type { SiteTheme } from '@/lib/domain/site-theme/model';

/** Largest picture that is read, in pixels, and how long that may take: a drawing is code. */
const MAX_PIXELS = 80_000_000;
const SECONDS = 10;
/** The share of a side that stays free around a mark without a ground of its own. */
const MARGIN = 0.1;
/** Drawings are drawn this large first, so that small ones are not blurred. */
const DENSITY = 300;

type Grounds = Pick<SiteTheme, 'paper' | 'dark'>;

interface FittedMark {
  png: Buffer;
  width: number;
  height: number;
  /** What shows it best; null for a picture that has a ground of its own. */
  ground: Hex | null;
}

/**
 * A mark whole, as large as a place allows.
 * @throws for what is no picture
 */
export async function fitMark(
  picture: Buffer,
  place: { width: number; height: number },
  theme: Grounds,
): Promise<FittedMark> {
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS, density: DENSITY })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ ...place, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const colour = colourOf(data);
  return { png, width, height, ground: colour && markGround(colour, theme) };
}

/** The mean colour of what is seen; null where nothing is seen through. */
function colourOf(pixels: Buffer): Hex | null {
  const sums = [0, 0, 0];
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    seen += alpha;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
  }
  if (seen === (pixels.length / 4) * 255) return null;
  const digits = sums.map((sum) =>
    Math.round(sum / Math.max(1, seen))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/**
 * A square icon with the whole mark on a ground of the theme.
 * @throws for what is no picture
 */
export async function drawMarkIcon(picture: Buffer, side: number, theme: Grounds): Promise<Buffer> {
  const whole = await fitMark(picture, { width: side, height: side }, theme);
  const inner = Math.round(side * (1 - 2 * MARGIN));
  const mark = whole.ground === null ? whole : await fitMark(picture, { width: inner, height: inner }, theme);
  const background = whole.ground ?? theme.paper.ground;
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: mark.png, gravity: 'centre' }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A PNG as the one picture of an icon file (ICO), which every browser reads. */
export function asIconFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(24, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
