import { IMAGE, MEDIA } from '../limits';

/** Quality of a picture that is looked at, 1 to 100. */
const VIEW_QUALITY = 75;

/** Widths in pixels at which pictures are given. */
export const VARIANT_WIDTHS: readonly number[] = Object.values(IMAGE.screensPx);
/** Qualities at which pictures are given: of a tile in the library, and of a picture on a page. */
export const VARIANT_QUALITIES: readonly number[] = [MEDIA.tileQuality, VIEW_QUALITY];

/** One width and quality of a picture; its format is the server's choice. */
export interface Variant {
  width: number;
  quality: number;
}

/** Whether the quality is one that is looked at closely, so that making a better format is worth the while. */
export function isForViewing({ quality }: Variant): boolean {
  return quality === VIEW_QUALITY;
}

/** The address of a picture at a width, for a stored file's `/media/…` address. */
export function variantPath(src: string, width: number, quality: number = VIEW_QUALITY): string {
  return `${src}?w=${width}&q=${quality}`;
}
