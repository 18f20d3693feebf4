import type { CSSProperties } from 'react';
import { CONTENT_WIDTH, type PictureWidths } from '@/components/parts/picture-widths';
import type { BlockLook } from '@/lib/domain/blocks/look';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import { type MediaFacts, ratioOf } from '@/lib/domain/media/model';
import { justifiedRows, type RowPlace } from './justified-rows';

/** How one item stands: for the style sheet, and for the browser's choice of a picture. */
export interface Placement {
  style: CSSProperties | undefined;
  widths: PictureWidths;
}

/** On a phone more columns than these would be narrower than a hand. */
const COLUMNS_ON_PHONE = 2;

/** Two pictures to a row there, or one where the other would be a sliver. */
const ROWS_ON_PHONE = { narrowest: 0.38, highest: 1.5 };

/** For a picture whose shape is not known. */
const USUAL_RATIO = 1.5;

/** From where all columns stand: earlier for few, which are not narrower than a hand there (media-gallery.css). */
const WIDE = { few: '(min-width: 40rem)', many: '(min-width: 70rem)' };
const MANY = 4;

/** A gap's share of a phone's width, in percent. */
const GAP_ON_PHONE = 3.7;

/** Width by height, where it is known or not. */
const shapeOf = (facts: MediaFacts | undefined) => ratioOf(facts) ?? USUAL_RATIO;

/** Grid cells are never lower or higher than these, by their width. */
const CELL = { lowest: 0.5, highest: 1.25 };

/**
 * Height by width of a grid's cells: that of the picture in the middle, so that most fill theirs and none is cropped.
 */
export function cellShape(facts: readonly (MediaFacts | undefined)[]): number {
  const shapes = facts.map((each) => 1 / shapeOf(each)).sort((one, other) => one - other);
  const middle = shapes[Math.floor((shapes.length - 1) / 2)] ?? 1 / USUAL_RATIO;
  return Math.min(CELL.highest, Math.max(CELL.lowest, middle));
}

/** How much of a grid's cell each picture fills, at the least. */
const FILLED = 0.8;

/** How the pictures are arranged: those of a grid whose formats may make rows in rows of one height, where they would leave holes. */
export function arrangementOf(
  layout: MediaGalleryProps['layout'],
  formats: BlockLook['formats'],
  facts: readonly (MediaFacts | undefined)[],
): MediaGalleryProps['layout'] {
  if (layout !== 'grid' || formats === 'cells') return layout;
  const shape = cellShape(facts);
  const filled = facts.map((each) => shape * shapeOf(each)).map((part) => Math.min(part, 1 / part));
  return Math.min(...filled) < FILLED ? 'masonry' : 'grid';
}

function percent(share: number): string {
  // Rounded down: a row must never be wider than its place.
  return `${Math.floor(share * 100_000) / 1000}`;
}

function justifiedStyle(wide: RowPlace, narrow: RowPlace): CSSProperties {
  return {
    '--share': percent(wide.share),
    '--in-row': wide.count,
    '--rest': percent(wide.rest),
    '--share-narrow': percent(narrow.share),
    '--in-row-narrow': narrow.count,
    '--rest-narrow': percent(narrow.rest),
  } as CSSProperties;
}

const share = (part: number) => Number(part.toFixed(3));

const within = (width: string) => (part: number) => `${width} * ${share(part)}`;
const onAPhone = (part: number, gaps: number) => `${share(part)} * ${92 - gaps * GAP_ON_PHONE}vw`;

/**
 * Where each item of a gallery stands.
 * @param width of the whole gallery on a wide screen, as a CSS length
 */
export function placements(
  { layout, columns }: Pick<MediaGalleryProps, 'layout' | 'columns'>,
  facts: readonly (MediaFacts | undefined)[],
  width: string = CONTENT_WIDTH,
): Placement[] {
  const onScreen = within(width);
  const onPhone = Math.min(columns, COLUMNS_ON_PHONE);
  const wide = columns > MANY ? WIDE.many : WIDE.few;
  switch (layout) {
    case 'carousel':
      return facts.map((each) => {
        const ratio = Number(shapeOf(each).toFixed(4));
        return {
          style: { '--ratio': ratio } as CSSProperties,
          widths: [
            { width: `min(87vw, max(8.5rem, min(${Math.ceil(ratio * 72)}vh, ${Math.ceil(ratio * 56)}vw)))` },
          ],
        };
      });
    case 'single':
      return facts.map((each) => ({
        style: undefined,
        widths: [{ width: `min(${width}, ${share(shapeOf(each))} * 86vh)` }],
      }));
    case 'masonry': {
      const ratios = facts.map(shapeOf);
      const narrow = justifiedRows(ratios, onPhone, ROWS_ON_PHONE);
      return justifiedRows(ratios, columns).map((place, index) => {
        const small = narrow[index] ?? place;
        return {
          style: justifiedStyle(place, small),
          widths: [
            { when: wide, width: onScreen(place.share) },
            { width: onAPhone(small.share, small.count - 1) },
          ],
        };
      });
    }
    case 'grid': {
      const shape = cellShape(facts);
      return facts.map((each) => {
        const part = Math.min(1, shape * shapeOf(each));
        return {
          style: undefined,
          widths: [
            { when: wide, width: onScreen(part / columns) },
            { width: onAPhone(part / onPhone, onPhone - 1) },
          ],
        };
      });
    }
  }
}
