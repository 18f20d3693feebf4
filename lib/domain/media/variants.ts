import { MEDIA } from '../limits';

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

/** One width and quality of a picture; its format is the server's choice. */
export interface Variant {
  width: number;
  quality: number;
}

/** Whether it is viewing quality, for which a better format is worth making. */
export function isForViewing({ quality }: Variant): boolean {
  return quality === VIEW_QUALITY;
}

/** The address of a picture at a width, for a stored file's `/media/…` address. */
export function variantPath(src: string, width: number, quality: number = VIEW_QUALITY): string {
  return `${src}?w=${width}&q=${quality}`;
}
