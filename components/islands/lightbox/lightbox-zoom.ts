import type PhotoSwipe from 'photoswipe';
import { widestOf } from './lightbox-slide';

/** With reduced motion, every transition is at its end at once. */
export function holdStill(pswp: PhotoSwipe): void {
  pswp.animations.startSpring = ({ end, onUpdate, onComplete, onFinish }) => {
    onUpdate(end);
    onComplete?.();
    onFinish?.();
  };
}

/**
 * Adds the file itself to the sizes when somebody zooms beyond the widest one, since it can be many times as
 * heavy.
 */
export function refineWhenZoomed(pswp: PhotoSwipe): void {
  pswp.on('zoomPanUpdate', ({ slide }) => {
    const { srcset, element, width = 0 } = slide.data;
    const image = slide.content.element;
    if (!(image instanceof HTMLImageElement) || !(element instanceof HTMLAnchorElement)) return;
    // Tiles show it closer than that.
    if (element.dataset.tiles !== undefined) return;
    const widest = widestOf(srcset);
    const isEnough = slide.width * slide.currZoomLevel * devicePixelRatio <= widest;
    if (
      isEnough ||
      width <= widest ||
      image.srcset.includes(element.href) ||
      slide.currZoomLevel <= slide.zoomLevels.fit
    ) {
      return;
    }
    image.srcset = `${image.srcset}, ${element.href} ${width}w`;
  });
}
