import type { SlideData } from 'photoswipe';

/** Width and height for a picture whose own are not known. */
const UNKNOWN = { width: 1600, height: 1200 };

export interface PictureSlide extends SlideData {
  link: HTMLAnchorElement;
  /** The tile's picture, which the large one grows out of. */
  tile: HTMLImageElement | null;
}

function numberIn(element: Element | null, name: string): number {
  return Number(element?.getAttribute(name) ?? 0);
}

/** A slide built from a tile: the same picture in the sizes of its `srcset`, and its texts. */
function slideOf(link: HTMLAnchorElement): PictureSlide {
  const tile = link.querySelector('img');
  const width = numberIn(tile, 'width') || tile?.naturalWidth || UNKNOWN.width;
  const height = numberIn(tile, 'height') || tile?.naturalHeight || UNKNOWN.height;
  const srcset = tile?.getAttribute('srcset') ?? '';
  const small = tile?.complete ? tile.currentSrc : '';
  return {
    link,
    tile,
    element: link,
    src: srcset === '' ? link.href : (tile?.getAttribute('src') ?? link.href),
    ...(srcset === '' ? {} : { srcset }),
    ...(small === '' ? {} : { msrc: small }),
    width,
    height,
    alt: tile?.alt ?? '',
    thumbCropped: tile !== null && getComputedStyle(tile).objectFit === 'cover',
  };
}

/** Whether the tile is visible and not filtered out. */
function isShown(link: HTMLAnchorElement): boolean {
  return link.getClientRects().length > 0;
}

/** The slides of a page in the order in which they are seen from left to right: mirrored where one reads leftwards. */
export function slidesOf(links: readonly HTMLAnchorElement[], opened: HTMLAnchorElement): PictureSlide[] {
  const shown = links.filter((link) => link === opened || isShown(link)).map(slideOf);
  return isMirrored() ? shown.reverse() : shown;
}

/** Whether the page is read from right to left. */
export function isMirrored(): boolean {
  return document.documentElement.dir === 'rtl';
}

/** The widest picture that a `srcset` offers. */
export function widestOf(srcset: string | undefined): number {
  return Math.max(0, ...(srcset ?? '').split(',').map((part) => Number(/ (\d+)w\s*$/.exec(part)?.[1] ?? 0)));
}
