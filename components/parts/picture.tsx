import type { CSSProperties } from 'react';
import { type MediaFacts, ratioOf } from '@/lib/domain/media/model';
import { pictureSources } from './picture-sources';
import { type PictureWidths, sizesAttribute } from './picture-widths';

interface PictureProps {
  src: string;
  alt: string;
  facts: MediaFacts | undefined;
  /** How wide it stands; of one that covers a box, how wide it is drawn. */
  widths: PictureWidths;
  /** The widest that it ever needs to be, in pixels. */
  maxWidth?: number;
  /** Loaded before all else: the first picture that a visitor sees. */
  priority?: boolean;
  /** Of the pictures that are asked for; good enough to look at closely if it is not said. */
  quality?: number;
  className?: string;
}

/** The little picture that holds the place goes into a CSS address, so nothing but a data address of a picture may. */
const PLACEHOLDER = /^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/;

/** What is no wider than this is here nearly as soon as the page, and would be outweighed by what holds its place. */
const PLACEHOLDER_FROM_PX = 321;

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** Tells the style sheet the picture's shape and where it is cut, and fills its place until it has come. */
function placeStyle(facts: MediaFacts | undefined, maxWidth: number): CSSProperties {
  const { width, placeholder = '', focalPoint } = facts ?? {};
  const ratio = ratioOf(facts);
  const focus = focalPoint ? `${percent(focalPoint.x)} ${percent(focalPoint.y)}` : undefined;
  const isHeld =
    Math.min(width ?? maxWidth, maxWidth) >= PLACEHOLDER_FROM_PX && PLACEHOLDER.test(placeholder);
  return {
    ...(ratio === undefined ? {} : { '--ratio': Number(ratio.toFixed(4)) }),
    ...(isHeld ? { backgroundImage: `url(${placeholder})` } : {}),
    ...(focus === undefined ? {} : { objectPosition: focus }),
    ...(isHeld && focus !== undefined ? { backgroundPosition: focus } : {}),
  } as CSSProperties;
}

/** A stored picture at the width that the screen needs, with its place kept while it loads. */
export function Picture({
  src,
  alt,
  facts,
  widths,
  maxWidth,
  priority = false,
  quality,
  className,
}: PictureProps) {
  const isDrawing = facts?.contentType === 'image/svg+xml' || facts?.contentType === 'image/gif';
  const sources = pictureSources(src, { width: facts?.width, maxWidth, asStored: isDrawing, quality });
  return (
    // biome-ignore lint/performance/noImgElement: the framework's component brings a script, and addresses of its own
    <img
      className={className === undefined ? 'picture' : `picture ${className}`}
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet === undefined ? undefined : sizesAttribute(widths)}
      alt={alt}
      width={facts?.width}
      height={facts?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      style={placeStyle(facts, maxWidth ?? Number.POSITIVE_INFINITY)}
    />
  );
}
