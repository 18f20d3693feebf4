import type { CSSProperties } from 'react';
import { pictureSources } from './picture-sources';

interface PictureFacts {
  contentType: string;
  width?: number;
  height?: number;
  placeholder?: string;
}

interface PictureProps {
  src: string;
  alt: string;
  facts: PictureFacts | undefined;
  /** How wide the picture stands, as in the `sizes` attribute. */
  sizes: string;
  /** The widest that it ever needs to be, in pixels. */
  maxWidth?: number;
  /** Loaded before all else: the first picture that a visitor sees. */
  priority?: boolean;
  className?: string;
}

/** The little picture that holds the place goes into a CSS address, so nothing but a data address of a picture may. */
const PLACEHOLDER = /^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/;

function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (placeholder === undefined || !PLACEHOLDER.test(placeholder)) return undefined;
  return { backgroundImage: `url(${placeholder})` };
}

/** A stored picture at the width that the screen needs, with its place kept while it loads (specification §9). */
export function Picture({ src, alt, facts, sizes, maxWidth, priority = false, className }: PictureProps) {
  const isDrawing = facts?.contentType === 'image/svg+xml' || facts?.contentType === 'image/gif';
  const sources = pictureSources(src, { width: facts?.width, maxWidth, asStored: isDrawing });
  const style = placeholderStyle(facts?.placeholder);
  return (
    // biome-ignore lint/performance/noImgElement: the addresses are Next's optimiser's, without its client script
    <img
      className={className === undefined ? 'picture' : `picture ${className}`}
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet === undefined ? undefined : sizes}
      alt={alt}
      width={facts?.width}
      height={facts?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      style={style}
    />
  );
}
