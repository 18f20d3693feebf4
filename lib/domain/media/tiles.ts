import { MEDIA } from '../limits';
import type { Size } from './model';
import { VARIANT_WIDTHS } from './variants';

/** Width and height of a tile; at the right and lower edge they are smaller. */
export const TILE_SIDE = 512;
/** The widest picture that is made as a whole. */
const WIDEST = Math.max(...VARIANT_WIDTHS);
/** Sizes below this are of no use to a viewer. */
const SMALLEST = 64;

const CUT_TYPES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/tiff',
]);

interface Facts {
  contentType: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Whether a picture is given to viewers of other sites: one that stands still, of known size. */
export function isStill({ contentType, width, height }: Facts): boolean {
  return CUT_TYPES.has(contentType) && Boolean(width && height);
}

/** Whether a picture has more to show than its widest variant, so that tiles are cut of it. */
export function isTiled(facts: Facts): boolean {
  return isStill(facts) && isBeyondVariants({ width: facts.width ?? 0, height: facts.height ?? 0 });
}

export function isBeyondVariants({ width, height }: Size): boolean {
  return Math.max(width, height) > WIDEST;
}

/** Whether a picture has too many pixels to be decoded beside other work: its sizes are made of a smaller copy. */
export function isReducedFirst({ width, height }: Omit<Facts, 'contentType'>): boolean {
  return (width ?? 0) * (height ?? 0) > MEDIA.uploadWholePixels;
}

/** The address of a picture's tiles for its `/media/…` address (IIIF Image API 3). */
export function tilesPath(src: string): string {
  return `/iiif/${src.slice('/media/'.length)}`;
}

/** By how much the levels are smaller than the picture: until one tile holds all of it. */
export function scaleFactors({ width, height }: Size): number[] {
  const factors = [1];
  while (Math.max(width, height) / (factors.at(-1) ?? 1) > TILE_SIDE) factors.push(2 * (factors.at(-1) ?? 1));
  return factors;
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
}

/** How many tiles a picture is cut into, all levels together. */
export function countTiles(size: Size): number {
  const across = (side: number) => Math.ceil(side / TILE_SIDE);
  return scaleFactors(size)
    .map((factor) => scaled(size, factor))
    .reduce((sum, { width, height }) => sum + across(width) * across(height), 0);
}

/** The sizes at which the whole picture is there, smallest first. */
export function wholeSizes(size: Size): Size[] {
  const all = scaleFactors(size).map((factor) => scaled(size, factor));
  const useful = all.filter(
    (each) => !isBeyondVariants(each) && Math.max(each.width, each.height) >= SMALLEST,
  );
  return useful.length > 0 ? useful.reverse() : [size];
}

/** `info.json` of the IIIF Image API 3, at level 0: the tiles and sizes that lie there, and no others; and under which licence. */
export function imageInfo(id: string, size: Size, rights?: string) {
  const sizes = wholeSizes(size);
  const largest = sizes.at(-1) ?? size;
  return {
    '@context': 'http://iiif.io/api/image/3/context.json',
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level0',
    width: size.width,
    height: size.height,
    maxWidth: largest.width,
    maxHeight: largest.height,
    sizes,
    ...(rights && { rights }),
    ...(isBeyondVariants(size) && { tiles: [{ width: TILE_SIDE, scaleFactors: scaleFactors(size) }] }),
  };
}
