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
import { list, onlyWhere, optional, type PropsOf } from './fields';
import { firstOf } from './first-of';
import { BLOCK_LOOK } from './look';
import { createListItem } from './stored-props';

const items = list({
  key: optional(identifier()),
  src: picture(),
  alt: text(),
  caption: html('inline'),
  attributes: attributeValues(),
});

/** Several pictures: as a grid, in rows of one height, one below the other, or side by side in a row that scrolls. */
export const mediaGallery = defineBlock(
  'MediaGallery',
  {
    items,
    layout: choice(['grid', 'masonry', 'single', 'carousel'], 'grid'),
    columns: onlyWhere('layout', ['grid', 'masonry'], integer(GALLERY.columns, { min: 1, max: 12 })),
    gap: integer(GALLERY.gapPx, { min: 0, max: 128 }),
    autoplay: onlyWhere('layout', ['carousel'], toggle(false)),
    autoplayDelay: onlyWhere(
      'autoplay',
      [true],
      milliseconds(GALLERY.autoplayDelayMs, { min: 500, max: 60_000 }),
    ),
    lightbox: toggle(false),
    linker: toggle(false),
    showThumbnails: onlyWhere('layout', ['carousel'], toggle(true)),
    thumbnailColumns: onlyWhere(
      'layout',
      ['carousel'],
      integer(GALLERY.thumbnailColumns, { min: 1, max: 12 }),
    ),
    showNavigation: onlyWhere('layout', ['carousel'], toggle(true)),
  },
  {
    role: 'works',
    look: { width: ['narrow', 'normal', 'edge'], formats: BLOCK_LOOK.formats },
    startOn: () => ({ layout: 'masonry' }),
    hasSetting: (setting, { layout }) => setting !== 'formats' || layout === 'grid',
    // A grid whose look says nothing has rows where formats differ: one that is asked for has to say that it is a grid.
    lookWith: (property, value) =>
      property === 'layout' && value === 'grid' ? { formats: 'cells' } : undefined,
    migrations: [{ to: 2, example: { layout: 'grid', formats: 'cells' }, toLook: ['formats'] }],
    title: ({ items }) => firstOf(...items.map(({ caption, alt }) => firstOf(caption, alt))),
    isEmpty: ({ items }) => items.length === 0,
    pictures: ({ items, lightbox }) =>
      items.map(({ src, alt, caption, key }) => ({ src, alt, caption, key, opensLarge: lightbox })),
    fromPictures: {
      count: 'several',
      props: (pictures) => ({
        items: pictures.map((picture, at) => ({ ...createListItem(items, `key-${at + 1}`), ...picture })),
      }),
    },
  },
);

export type MediaGalleryProps = PropsOf<typeof mediaGallery.fields>;
