import { VARIANT_WIDTHS, variantPath, variantWidths } from '@/lib/domain/media/variants';

/** Drawings, moving pictures and what no decoder reads: the server would give them as they are stored. */
const AS_STORED = /\.(?:svg|gif|bmp|ico)$/i;

export interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * Addresses of a picture at every width that is worth asking for: never wider than the picture itself, nor than
 * `maxWidth` where the place it stands in never grows beyond that.
 */
export function pictureSources(
  src: string,
  options: {
    width?: number | undefined;
    maxWidth?: number | undefined;
    asStored?: boolean;
    quality?: number | undefined;
    /** Where it is cropped; `width` is then that of the crop. */
    crop?: number | undefined;
  } = {},
): PictureSources {
  if (options.asStored || AS_STORED.test(src) || !src.startsWith('/media/')) return { src };
  const natural = options.width ?? Number.POSITIVE_INFINITY;
  const limit = Math.min(natural, options.maxWidth ?? Number.POSITIVE_INFINITY);
  const widths = variantWidths(limit);
  const largest = widths.at(-1) ?? Math.max(...VARIANT_WIDTHS);
  const address = (width: number) => variantPath(src, width, options.quality, options.crop);
  if (widths.length === 1) return { src: address(largest) };
  return {
    src: address(largest),
    // What is asked for beyond the picture's own width comes at that width.
    srcSet: widths.map((width) => `${address(width)} ${Math.min(width, natural)}w`).join(', '),
  };
}
