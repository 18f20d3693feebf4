import PhotoSwipe from 'photoswipe';
import 'photoswipe/photoswipe.css';
import './lightbox.css';
import { addDepth } from './lightbox-depth';
import { brightenShown } from './lightbox-hdr';
import { addKeys } from './lightbox-keyboard';
import { addCaption, addCount, addOriginalLink, type PictureWords } from './lightbox-parts';
import { isMirrored, type PictureSlide, slidesOf } from './lightbox-slide';
import { holdStill, refineWhenZoomed } from './lightbox-zoom';
import { addressWithView, viewIn } from './view-address';

export interface LightboxTexts extends PictureWords {
  title: string;
  close: string;
  zoom: string;
  previous: string;
  next: string;
  failed: string;
  /** The keys of the closest view, for those who listen. */
  closer: string;
}

interface ViewerOptions {
  links: readonly HTMLAnchorElement[];
  link: HTMLAnchorElement;
  texts: LightboxTexts;
  /** Whether it grows out of the tile; a picture named in the address appears at once. */
  isAnimated: boolean;
  /** Puts another address in the place of this one. */
  replaceAddress: (address: string) => void;
  onStep: (link: HTMLAnchorElement) => void;
  onClose: () => void;
}

export interface Viewer {
  show: (link: HTMLAnchorElement) => void;
  close: () => void;
  /** At once, for when the page goes. */
  destroy: () => void;
}

/** A modal `<dialog>`: the page behind it is inert, and focus returns when it closes. */
function makeDialog(title: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-label', title);
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  return dialog;
}

/** PhotoSwipe calls its parts a dialog, a carousel and slides, in English: the dialog around it says what there is. */
function dropForeignRoles(root: HTMLElement): void {
  root.removeAttribute('role');
  for (const part of root.querySelectorAll('[aria-roledescription]'))
    part.removeAttribute('aria-roledescription');
}

/** Room for the bar above, the words below and, on a wide screen, the arrows beside. */
function paddingFor(viewport: { x: number; y: number }) {
  const beside = viewport.x < 900 ? 0 : 72;
  return { top: 60, bottom: viewport.y < 500 ? 16 : 104, left: beside, right: beside };
}

/** Opens the pictures of a page, beginning with one ("lightbox"). */
export function openViewer(given: ViewerOptions): Viewer {
  const { links, link, texts, isAnimated, replaceAddress, onStep, onClose } = given;
  const slides = slidesOf(links, link);
  const indexOf = (wanted: HTMLAnchorElement) => slides.findIndex((slide) => slide.link === wanted);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const dialog = makeDialog(texts.title);
  const pswp = new PhotoSwipe({
    dataSource: slides,
    index: indexOf(link),
    appendToEl: dialog,
    mainClass: 'lightbox-viewer',
    bgOpacity: 1,
    wheelToZoom: true,
    loop: slides.length > 2,
    preload: [1, 2],
    paddingFn: paddingFor,
    imageClickAction: 'zoom',
    showHideAnimationType: isStill || !isAnimated ? 'none' : 'zoom',
    ...(isStill ? { zoomAnimationDuration: false, hideAnimationDuration: 0, showAnimationDuration: 0 } : {}),
    // The dialog sees to these.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    counter: false,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: isMirrored() ? texts.next : texts.previous,
    arrowNextTitle: isMirrored() ? texts.previous : texts.next,
    errorMsg: texts.failed,
  });
  if (isStill) holdStill(pswp);
  refineWhenZoomed(pswp);
  brightenShown(pswp);
  // The part of the first picture that its address names.
  const view = isAnimated ? null : viewIn(location.href);
  const depth = addDepth({
    ...{ pswp, slides, label: texts.closer, isStill },
    onView: (seen) => replaceAddress(addressWithView(location.href, seen)),
  });
  addKeys(pswp, depth);
  addCount(pswp, slides, texts, dialog);
  addOriginalLink(pswp, slides, texts);
  addCaption(pswp, slides, texts);
  const current = (): PictureSlide | undefined => slides[pswp.currIndex];

  // Until it has opened it does not hear of closing.
  const close = () => {
    if (pswp.opener.isOpen) pswp.close();
    else pswp.on('openingAnimationEnd', () => pswp.close());
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (depth.isOpen()) depth.leave();
    else close();
  });
  let shown = link;
  pswp.on('change', () => {
    const next = current()?.link ?? shown;
    if (next === shown) return;
    shown = next;
    onStep(next);
  });
  let isAtOnce = isStill;
  pswp.on('close', () => {
    if (!isAtOnce) pswp.options.showHideAnimationType = 'zoom';
    shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    onClose();
  });
  pswp.on('destroy', () => {
    dialog.close();
    dialog.remove();
    shown.focus({ preventScroll: true });
  });
  dialog.showModal();
  document.documentElement.classList.add('has-lightbox');
  pswp.on('destroy', () => document.documentElement.classList.remove('has-lightbox'));
  pswp.init();
  if (pswp.element) dropForeignRoles(pswp.element);
  if (view) depth.show(view);
  return {
    show: (wanted) => {
      const index = indexOf(wanted);
      if (index >= 0 && index !== pswp.currIndex) pswp.goTo(index);
    },
    close,
    destroy: () => {
      isAtOnce = true;
      pswp.destroy();
    },
  };
}
