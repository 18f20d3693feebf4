import type PhotoSwipe from 'photoswipe';
import { savesData } from '../saves-data';

/**
 * On a screen of high dynamic range, an HDR picture becomes its file once that has come: nothing else is brighter than
 * white. Only the picture that is looked at, since the file can be many times as heavy.
 */
export function brightenShown(pswp: PhotoSwipe): void {
  if (savesData() || !matchMedia('(dynamic-range: high)').matches) return;
  pswp.on('contentActivate', ({ content }) => {
    const { element: image, data } = content;
    const link = data.element;
    const isHdr = link instanceof HTMLAnchorElement && link.dataset.hdr !== undefined;
    if (!isHdr || !(image instanceof HTMLImageElement) || image.src === link.href) return;
    const file = new Image();
    file.src = link.href;
    const show = () => {
      image.removeAttribute('srcset');
      image.src = link.href;
    };
    // Where it cannot be had, the standard picture stays.
    file.decode().then(show, () => undefined);
  });
}
