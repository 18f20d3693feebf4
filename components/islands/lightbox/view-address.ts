import { VIEW } from './lightbox-address';

/** Which part of a picture is seen, so that a link shows the same. */
export interface PictureView {
  /** The middle of the window, from the left and from the top of the picture, 0 to 1. */
  x: number;
  y: number;
  /** Widths of the window in the width of the picture. */
  zoom: number;
}

/** A thirtieth of a pixel in the largest picture. */
const DIGITS = 6;

/** The part of the picture that an address asks for: `&view={x},{y},{zoom}`. */
export function viewIn(address: string): PictureView | null {
  const [x, y, zoom, ...rest] = (new URL(address).searchParams.get(VIEW) ?? '').split(',').map(Number);
  if (x === undefined || y === undefined || zoom === undefined || rest.length > 0) return null;
  const isView = x >= 0 && x <= 1 && y >= 0 && y <= 1 && zoom > 0 && zoom < 1e6;
  return isView ? { x, y, zoom } : null;
}

/** The same address with another part of its picture, or with the whole of it. */
export function addressWithView(address: string, view: PictureView | null): string {
  const url = new URL(address);
  url.searchParams.delete(VIEW);
  // Written by hand: commas are allowed in a query, and are read more easily than %2C.
  const numbers = view && [view.x, view.y, view.zoom].map((each) => Number(each.toFixed(DIGITS)));
  const part = numbers ? `${url.search === '' ? '?' : '&'}${VIEW}=${numbers.join(',')}` : '';
  return url.pathname + url.search + part + url.hash;
}
