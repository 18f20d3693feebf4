import { LOADER } from '../limits';

export interface Arrival {
  /** Of the browser's own record of how the document was loaded: `navigate`, `reload`, `back_forward`, `prerender`. */
  kind: string;
  /** The page that the visitor came from; empty when there is none or it does not say. */
  referrer: string;
  /** Of the page that has been loaded. */
  origin: string;
}

/** A link of the site that the browser followed by itself loads a document, but is no new visit. */
export function isFullPageLoad({ kind, referrer, origin }: Arrival): boolean {
  return kind !== 'navigate' || !`${referrer}/`.startsWith(`${origin}/`);
}

export interface Visit {
  /** Of this session. */
  isFirst: boolean;
  /** False for a navigation inside the site, which never shows the loader. */
  isFullPageLoad: boolean;
  prefersReducedMotion: boolean;
}

/** Once in a session: whoever has seen it waits for pages and not for it. */
export function shouldShowLoader({ isFirst, isFullPageLoad, prefersReducedMotion }: Visit): boolean {
  return isFirst && isFullPageLoad && !prefersReducedMotion;
}

/**
 * When the loader begins to fade: it is gone after half a second where the page is ready by then, and fades after five
 * seconds whatever happens.
 */
export function loaderLeavesAt(shownAt: number, readyAt: number | null): number {
  const latest = shownAt + LOADER.maximumDisplayMs;
  if (readyAt === null) return latest;
  return Math.min(Math.max(readyAt, shownAt + LOADER.minimumDisplayMs - LOADER.fadeMs), latest);
}

interface Point {
  x: number;
  y: number;
}

/** Pixels by which the picture moves against the pointer: nothing before five seconds, 30 at most. */
export function loaderParallax(
  shownForMs: number,
  pointer: Point,
  viewport: { width: number; height: number },
): Point {
  if (shownForMs < LOADER.parallaxAfterMs) return { x: 0, y: 0 };
  return { x: against(pointer.x, viewport.width), y: against(pointer.y, viewport.height) };
}

function against(position: number, extent: number): number {
  if (extent <= 0) return 0;
  const fromCentre = Math.min(1, Math.max(-1, (2 * position) / extent - 1));
  // Adding zero turns a negative zero, which a style would print as "-0px", into a plain one.
  return -fromCentre * LOADER.parallaxRangePx + 0;
}
