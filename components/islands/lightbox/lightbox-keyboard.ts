import type PhotoSwipe from 'photoswipe';
import type { Depth } from './lightbox-depth';
import { isMirrored } from './lightbox-slide';

/** Pixels that a picture moves by with each press. */
const STEP = 80;

/** By how much a key zooms. */
const FACTOR = 1.5;

/**
 * Keys that the viewer does not know by itself: Home and End lead to the first and the last picture, plus and minus zoom, nought
 * shows the whole picture, and while one is zoomed all arrows move it about, so that each part of it can be looked at.
 * Otherwise left and right change pictures.
 */
export function addKeys(pswp: PhotoSwipe, depth: Depth): void {
  pswp.on('keydown', (press) => {
    const { originalEvent: event } = press;
    // A plus needs Shift on many keyboards.
    const isShifted = event.shiftKey && event.key !== '+';
    if (event.ctrlKey || event.metaKey || event.altKey || isShifted) return;
    if (!depth.goByKey(event.key) && !goByKey(pswp, event.key)) return;
    press.preventDefault();
    event.preventDefault();
  });
}

/** Tells whether the key means something now. */
function goByKey(pswp: PhotoSwipe, key: string): boolean {
  const slide = pswp.currSlide;
  if (key === 'Home' || key === 'End') {
    pswp.goTo((key === 'Home') === isMirrored() ? pswp.getNumItems() - 1 : 0);
    return true;
  }
  if (slide && zoomByKey(pswp, slide, key)) return true;
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !slide?.isPannable()) return false;
  slide.panTo(slide.pan.x + (key === 'ArrowLeft' ? STEP : -STEP), slide.pan.y);
  return true;
}

function zoomByKey(pswp: PhotoSwipe, slide: NonNullable<PhotoSwipe['currSlide']>, key: string): boolean {
  const { currZoomLevel, zoomLevels } = slide;
  const wanted: Record<string, number> = {
    '+': currZoomLevel * FACTOR,
    '=': currZoomLevel * FACTOR,
    '-': currZoomLevel / FACTOR,
    '0': zoomLevels.fit,
  };
  const level = wanted[key];
  if (level === undefined) return false;
  const held = Math.min(zoomLevels.max, Math.max(zoomLevels.fit, level));
  pswp.zoomTo(held, undefined, pswp.options.zoomAnimationDuration);
  return true;
}
