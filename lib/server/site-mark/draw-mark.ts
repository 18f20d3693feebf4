import 'server-only';

import sharp from 'sharp';
import type { Hex } from '@/lib/domain/site-theme/colour';
import { markColour } from '@/lib/domain/site-theme/mark-colour';
import { ICON_MARGIN, markGround } from '@/lib/domain/site-theme/mark-icons';
import type { SiteTheme } from '@/lib/domain/site-theme/model';

/** Largest picture that is read, in pixels, and how long that may take: a drawing is code. */
const MAX_PIXELS = 80_000_000;
const SECONDS = 10;
/** Shapes that systems cut icons into keep a circle around the middle: what fits into it, as a share of a side. */
const SAFE_DIAMETER = 0.8;
/** Drawings are drawn this large first, so that small ones are not blurred. */
const DENSITY = 300;

type Grounds = Pick<SiteTheme, 'paper' | 'dark'>;

interface FittedMark {
  png: Buffer;
  width: number;
  height: number;
  /** The mean colour of its edges. */
  edge: Hex;
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
  const { colour, isSeenThrough } = markColour(data);
  const isEdge = (pixel: number) => {
    const [left, top] = [pixel % width, Math.floor(pixel / width)];
    return left === 0 || top === 0 || left === width - 1 || top === height - 1;
  };
  const edge = markColour(data, isEdge).colour;
  return { png, width, height, edge, ground: isSeenThrough ? markGround(colour, theme) : null };
}

/**
 * A square icon with the whole mark on a ground of the theme.
 * @throws for what is no picture
 */
export async function drawMarkIcon(picture: Buffer, side: number, theme: Grounds): Promise<Buffer> {
  const whole = await fitMark(picture, { width: side, height: side }, theme);
  const inner = Math.round(side * (1 - 2 * ICON_MARGIN));
  const mark = whole.ground === null ? whole : await fitMark(picture, { width: inner, height: inner }, theme);
  return onGround(mark, side, whole.ground ?? theme.paper.ground);
}

/**
 * A square icon that may be cut to a circle: the whole mark is within it, and the ground goes on to the edges, for a
 * picture that has one of its own in the colour in which it ends.
 * @throws for what is no picture
 */
export async function drawMaskableIcon(picture: Buffer, side: number, theme: Grounds): Promise<Buffer> {
  const { width, height } = await fitMark(picture, { width: side, height: side }, theme);
  const scale = (SAFE_DIAMETER * side) / Math.hypot(width, height);
  const place = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const mark = await fitMark(
    picture,
    { width: Math.max(1, place.width), height: Math.max(1, place.height) },
    theme,
  );
  return onGround(mark, side, mark.ground ?? mark.edge);
}

function onGround(mark: FittedMark, side: number, background: Hex): Promise<Buffer> {
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
