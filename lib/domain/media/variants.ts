import { MEDIA } from '../limits';
import type { FocalPoint, Size } from './model';

/** Quality of pictures on pages, 1 to 100. */
const VIEW_QUALITY = 75;

/**
 * The widths in pixels of served pictures, up to that of a 4K screen. Each is at most a third wider than the one before,
 * so that no browser has to load many more pixels than it shows.
 */
export const VARIANT_WIDTHS: readonly number[] = [
  320, 400, 480, 640, 768, 1024, 1280, 1536, 1920, 2560, 3072, 3840,
];
/** The qualities of served pictures: for a tile in the library, and for a page. */
export const VARIANT_QUALITIES: readonly number[] = [MEDIA.tileQuality, VIEW_QUALITY];

/** Width by height of a cropped picture: as broad as the broadest phone held upright shows of one that fills its screen. */
export const CROP_RATIO = 2 / 3;
/** A crop is made of what is this many times wider: it has less than three quarters of the pixels then. */
const WORTH_CROPPING = 1.4;
/** Of so many steps is the place of a crop. */
const CROP_STEPS = 1_000;

/** One width and quality of a picture; its format is the server's choice. */
export interface Variant {
  width: number;
  quality: number;
  /** Where it is cropped to {@link CROP_RATIO}, from 0 for its left edge to 1,000 for its right one; otherwise it is whole. */
  crop?: number;
}

/** The crop about a focal point, or about the middle where none is known. */
export function cropAt(focus: FocalPoint | null | undefined): number {
  return Math.round((focus?.x ?? 0.5) * CROP_STEPS);
}

/** How wide the crop of a picture is, in its own pixels; null for one that is not much wider than it. */
export function cropWidth({ width, height }: Size): number | null {
  const cropped = Math.round(height * CROP_RATIO);
  return cropped >= 1 && cropped * WORTH_CROPPING <= width ? cropped : null;
}

/** The left edge of a crop, in pixels: as `object-position` places what `object-fit: cover` cuts off. */
export function cropLeft(width: number, cropped: number, crop: number): number {
  return Math.round(((width - cropped) * crop) / CROP_STEPS);
}

/** The widths that are worth asking for of a picture this wide: up to the first that holds all of it. */
export function variantWidths(naturalWidth: number): number[] {
  const widths = VARIANT_WIDTHS.filter((width) => width < naturalWidth);
  const last = VARIANT_WIDTHS[widths.length];
  return last === undefined ? widths : [...widths, last];
}

/** Drawings and moving pictures, and those that no decoder here reads: browsers show them as they are stored. */
const AS_STORED = new Set(['image/svg+xml', 'image/gif', 'image/apng', 'image/bmp', 'image/x-icon']);

/** Whether a file is served at widths, if it can be decoded. */
export function isScaled(contentType: string): boolean {
  return contentType.startsWith('image/') && !AS_STORED.has(contentType);
}

/** A picture as pages show it, at a width. */
export function viewOf(width: number, crop?: number): Variant {
  return { width, quality: VIEW_QUALITY, ...(crop !== undefined && { crop }) };
}

/** Whether it is viewing quality, for which a better format is worth making. */
export function isForViewing({ quality }: Variant): boolean {
  return quality === VIEW_QUALITY;
}

/** The address of a picture at a width, for a stored file's `/media/…` address. */
export function variantPath(src: string, width: number, quality = VIEW_QUALITY, crop?: number): string {
  return `${src}?w=${width}&q=${quality}${crop === undefined ? '' : `&crop=${crop}`}`;
}
