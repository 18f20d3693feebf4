import type { CSSProperties, ReactEventHandler, ReactNode } from 'react';
import { type MediaFacts, ratioOf } from '@/lib/domain/media/model';
import { cropAt, cropWidth, isScaled } from '@/lib/domain/media/variants';
import { focusOf } from './picture-focus';
import { type PictureSources, pictureSources } from './picture-sources';
import { type PictureWidths, sizesAttribute } from './picture-widths';

/** A stored picture at a place. */
interface PlacedPicture {
  src: string;
  facts: MediaFacts | undefined;
  /** How wide it stands; of one that covers a box, how wide it is drawn. */
  widths: PictureWidths;
}

interface PictureProps extends PlacedPicture {
  alt: string;
  /** What covers the same box on screens that are higher than wide. */
  tall?: PlacedPicture | undefined;
  /** Of a picture that fills the window: how wide its crop is drawn, which phones held upright load instead of the whole. */
  cropped?: PictureWidths | undefined;
  /** The widest that it ever needs to be, in pixels. */
  maxWidth?: number;
  /** Loaded before all else: the first picture that a visitor sees. */
  priority?: boolean;
  /** Quality in which the picture is requested; without it, one that bears looking at closely. */
  quality?: number;
  className?: string;
  /** For interfaces that the browser draws: it has come, or it will not. */
  onLoad?: ReactEventHandler<HTMLImageElement> | undefined;
  onError?: ReactEventHandler<HTMLImageElement> | undefined;
}

/** The little picture that holds the place goes into a CSS address, so nothing but a data address of a picture may. */
const PLACEHOLDER = /^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/;

/** What is no wider than this is here nearly as soon as the page, and would be outweighed by what holds its place. */
const PLACEHOLDER_FROM_PX = 321;

const MIDDLE = '50% 50%';

/** Tells the style sheet the picture's shape and where it is cut, and fills its place until it has come. */
function placeStyle(facts: MediaFacts | undefined, maxWidth: number): CSSProperties {
  const { width, placeholder = '' } = facts ?? {};
  const ratio = ratioOf(facts);
  const focus = focusOf(facts);
  const isHeld =
    Math.min(width ?? maxWidth, maxWidth) >= PLACEHOLDER_FROM_PX && PLACEHOLDER.test(placeholder);
  return {
    ...(ratio === undefined ? {} : { '--ratio': Number(ratio.toFixed(4)) }),
    ...(isHeld ? { backgroundImage: `url(${placeholder})` } : {}),
    ...(focus === undefined ? {} : { objectPosition: focus }),
    ...(isHeld && focus !== undefined ? { backgroundPosition: focus } : {}),
  } as CSSProperties;
}

/**
 * For two pictures, of which the browser loads one by the shape of the window. The server does not know which, so neither has a
 * placeholder while it loads.
 */
const EITHER = 'object-(--focus) portrait:object-(--focus-tall)';

function eitherStyle(facts: MediaFacts | undefined, tall: MediaFacts | undefined): CSSProperties {
  return { '--focus': focusOf(facts) ?? MIDDLE, '--focus-tall': focusOf(tall) ?? MIDDLE } as CSSProperties;
}

const isDrawing = (facts: MediaFacts | undefined) =>
  facts?.contentType === 'image/svg+xml' || facts?.contentType === 'image/gif';

/** A stored picture at the width that the screen needs, with its place kept while it loads. */
export function Picture({
  src,
  alt,
  facts,
  widths,
  tall,
  cropped,
  maxWidth,
  priority = false,
  quality,
  className,
  onLoad,
  onError,
}: PictureProps) {
  const wanted = { maxWidth, quality };
  const sources = pictureSources(src, { ...wanted, width: facts?.width, asStored: isDrawing(facts) });
  const image = (
    // biome-ignore lint/performance/noImgElement: the framework's component brings a script, and addresses of its own
    <img
      className={['picture', tall && EITHER, className].filter(Boolean).join(' ')}
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet === undefined ? undefined : sizesAttribute(widths)}
      alt={alt}
      width={facts?.width}
      height={facts?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // The first picture, too: the words around it were painted only once it had been decoded, up to 300 ms later.
      decoding="async"
      onLoad={onLoad}
      onError={onError}
      style={tall ? eitherStyle(facts, tall.facts) : placeStyle(facts, maxWidth ?? Number.POSITIVE_INFINITY)}
    />
  );
  const crop = cropOf(facts);
  if (tall) {
    const others = pictureSources(tall.src, {
      ...wanted,
      width: tall.facts?.width,
      asStored: isDrawing(tall.facts),
    });
    return (
      <OtherSource media="(orientation: portrait)" sources={others} {...tall.facts} widths={tall.widths}>
        {image}
      </OtherSource>
    );
  }
  if (cropped && crop) {
    const others = pictureSources(src, { ...wanted, ...crop });
    return (
      <OtherSource media="(max-aspect-ratio: 2/3)" sources={others} {...crop} widths={cropped}>
        {image}
      </OtherSource>
    );
  }
  return image;
}

/** Where a picture is cropped for tall screens; null for what is not much wider than they are. */
function cropOf(facts: MediaFacts | undefined) {
  const { contentType, width, height, focalPoint } = facts ?? {};
  if (!contentType || !width || !height || !isScaled(contentType)) return null;
  const cropped = cropWidth({ width, height });
  return cropped === null ? null : { width: cropped, height, crop: cropAt(focalPoint) };
}

interface OtherSourceProps {
  /** When it is loaded instead. */
  media: string;
  sources: PictureSources;
  width?: number;
  height?: number;
  widths: PictureWidths;
  children: ReactNode;
}

function OtherSource({ media, sources, width, height, widths, children }: OtherSourceProps) {
  return (
    <picture className="contents">
      <source
        media={media}
        srcSet={sources.srcSet ?? sources.src}
        sizes={sources.srcSet === undefined ? undefined : sizesAttribute(widths)}
        width={width}
        height={height}
      />
      {children}
    </picture>
  );
}
