import type PhotoSwipe from 'photoswipe';
import { isMirrored } from './lightbox-slide';

/** Pixels that a picture moves by with each press. */
const STEP = 80;

/**
 * Keys that the viewer does not know by itself: Home and End lead to the first and the last picture, and while one is
 * zoomed all arrows move it about, so that each part of it can be looked at. Otherwise left and right change pictures.
 */
export function addKeys(pswp: PhotoSwipe): void {
  pswp.on('keydown', (press) => {
    const { originalEvent: event } = press;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!goByKey(pswp, event.key)) return;
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
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !slide?.isPannable()) return false;
  slide.panTo(slide.pan.x + (key === 'ArrowLeft' ? STEP : -STEP), slide.pan.y);
  return true;
}
