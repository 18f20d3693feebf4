import type { CSSProperties } from 'react';
import type { MediaGalleryProps } from '@/lib/domain/blocks/media-gallery';
import type { MediaFacts } from '@/lib/domain/media/model';
import { IMAGE } from '@/lib/domain/site/limits';
import { justifiedRows, type RowPlace } from './justified-rows';

/** How one item stands: for the style sheet, and for the browser's choice of a picture. */
export interface Placement {
  style: CSSProperties | undefined;
  sizes: string;
  maxWidth: number | undefined;
}

/** On a phone more columns than these would be narrower than a hand. */
const COLUMNS_ON_PHONE = 2;

/** Two pictures to a row there, or one where the other would be a sliver. */
const ROWS_ON_PHONE = { narrowest: 0.38, highest: 0.8 };

/** For a picture whose shape is not known. */
const USUAL_RATIO = 1.5;

const WIDE = '(min-width: 60rem)';

function ratioOf(facts: MediaFacts | undefined): number {
  return facts?.width && facts.height ? facts.width / facts.height : USUAL_RATIO;
}

/** Grid cells are never lower or higher than these, by their width. */
const CELL = { lowest: 0.5, highest: 1.25 };

/**
 * Height by width of a grid's cells: that of the picture in the middle, so that most fill theirs and none is cropped.
 */
export function cellShape(facts: readonly (MediaFacts | undefined)[]): number {
  const shapes = facts.map((each) => 1 / ratioOf(each)).sort((one, other) => one - other);
  const middle = shapes[Math.floor((shapes.length - 1) / 2)] ?? 1 / USUAL_RATIO;
  return Math.min(CELL.highest, Math.max(CELL.lowest, middle));
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

function viewportShare(share: number): string {
  return `${Math.ceil(share * 100)}vw`;
}

/** Where each item of a gallery stands (specification §3 "MediaGallery", §9). */
export function placements(
  { layout, columns, lightbox }: Pick<MediaGalleryProps, 'layout' | 'columns' | 'lightbox'>,
  facts: readonly (MediaFacts | undefined)[],
): Placement[] {
  // The lightbox shows the same picture as wide as the screen.
  const atMost = (width: number) => (lightbox ? undefined : width);
  const onPhone = Math.min(columns, COLUMNS_ON_PHONE);
  switch (layout) {
    case 'carousel':
      return facts.map((each) => ({
        style: { '--ratio': Number(ratioOf(each).toFixed(4)) } as CSSProperties,
        sizes: `${WIDE} 70vw, 100vw`,
        maxWidth: undefined,
      }));
    case 'masonry': {
      const ratios = facts.map(ratioOf);
      const narrow = justifiedRows(ratios, onPhone, ROWS_ON_PHONE);
      return justifiedRows(ratios, columns).map((place, index) => {
        const small = narrow[index] ?? place;
        return {
          style: justifiedStyle(place, small),
          sizes: `${WIDE} ${viewportShare(place.share)}, ${viewportShare(small.share)}`,
          maxWidth: atMost(columns < 3 || place.count < 3 ? IMAGE.screensPx['2xl'] : IMAGE.screensPx.lg),
        };
      });
    }
    case 'grid':
      return facts.map(() => ({
        style: undefined,
        sizes: `${WIDE} ${viewportShare(1 / columns)}, ${viewportShare(1 / onPhone)}`,
        maxWidth: atMost(columns < 3 ? IMAGE.screensPx['2xl'] : IMAGE.screensPx.lg),
      }));
  }
}
