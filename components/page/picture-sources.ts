import { IMAGE } from '@/lib/domain/site/limits';

/** Widths that the optimiser is asked for (specification §9 "image defaults"). */
const WIDTHS: readonly number[] = Object.values(IMAGE.screensPx);

const QUALITY = 75;

/** Formats that the optimiser would pass on unchanged or refuse: drawings and moving pictures. */
const AS_STORED = /\.(?:svg|gif)$/i;

export interface PictureSources {
  src: string;
  srcSet?: string;
}

function optimised(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/**
 * Addresses of a picture at every width that is worth asking for: never wider than the picture itself, nor than
 * `maxWidth` where the place it stands in never grows beyond that.
 */
export function pictureSources(
  src: string,
  options: { width?: number | undefined; maxWidth?: number | undefined; asStored?: boolean } = {},
): PictureSources {
  if (options.asStored || AS_STORED.test(src) || !src.startsWith('/media/')) return { src };
  const limit = Math.min(
    options.width ?? Number.POSITIVE_INFINITY,
    options.maxWidth ?? Number.POSITIVE_INFINITY,
  );
  const widths = WIDTHS.filter((width) => width <= limit);
  const next = WIDTHS.find((width) => width >= limit);
  if (next !== undefined && !widths.includes(next)) widths.push(next);
  return {
    src: optimised(src, widths.at(-1) ?? limit),
    srcSet: widths.map((width) => `${optimised(src, width)} ${width}w`).join(', '),
  };
}
