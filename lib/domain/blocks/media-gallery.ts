import { GALLERY } from '../limits';
import { defineBlock } from './define-block';
import {
  attributeValues,
  choice,
  html,
  identifier,
  integer,
  milliseconds,
  picture,
  text,
  toggle,
} from './field-kinds';
import { list, optional, type PropsOf } from './fields';

/** Many pictures, as a grid, as columns of their own heights or one after another (specification §3, §9). */
export const mediaGallery = defineBlock('MediaGallery', {
  items: list({
    key: optional(identifier()),
    src: picture(),
    alt: text(),
    caption: html('inline'),
    attributes: attributeValues(),
  }),
  layout: choice(['grid', 'masonry', 'carousel'], 'grid'),
  columns: integer(GALLERY.columns, { min: 1, max: 12 }),
  gap: integer(GALLERY.gapPx, { min: 0, max: 128 }),
  autoplay: toggle(false),
  autoplayDelay: milliseconds(GALLERY.autoplayDelayMs, { min: 500, max: 60_000 }),
  lightbox: toggle(false),
  linker: toggle(false),
  showThumbnails: toggle(true),
  thumbnailColumns: integer(GALLERY.thumbnailColumns, { min: 1, max: 12 }),
  showNavigation: toggle(true),
});

export type MediaGalleryProps = PropsOf<typeof mediaGallery.fields>;
