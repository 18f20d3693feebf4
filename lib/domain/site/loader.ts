import { LOADER } from '../limits';

export interface Arrival {
  /** The navigation type of the browser: `navigate`, `reload`, `back_forward`, `prerender`. */
  kind: string;
  /** The address of the previous page; empty if there is none or it is withheld. */
  referrer: string;
  /** The origin of the loaded page. */
  origin: string;
}

/** A link of the site that the browser followed by itself loads a document, but is no new visit. */
export function isFullPageLoad({ kind, referrer, origin }: Arrival): boolean {
  return kind !== 'navigate' || !`${referrer}/`.startsWith(`${origin}/`);
}

export interface Visit {
  /** Whether it is the first page of the session. */
  isFirst: boolean;
  /** False for a navigation inside the site, which never shows the loader. */
  isFullPageLoad: boolean;
  prefersReducedMotion: boolean;
}

/** Whether to show the loader: once in a session. */
export function shouldShowLoader({ isFirst, isFullPageLoad, prefersReducedMotion }: Visit): boolean {
  return isFirst && isFullPageLoad && !prefersReducedMotion;
}

/**
 * When the loader begins to fade: after half a second if the page is ready by then, and after five seconds in any
 * case.
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
