import { IMAGE, MEDIA } from '../limits';

/** Quality of pictures on pages, 1 to 100. */
const VIEW_QUALITY = 75;

/** The widths in pixels of served pictures. */
export const VARIANT_WIDTHS: readonly number[] = Object.values(IMAGE.screensPx);
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
