import { isPlainClick } from '@/components/islands/link-events';
import { addressWith, pictureIn } from './lightbox-address';
import type { LightboxTexts, Viewer } from './lightbox-viewer';

const LINKS = 'a[data-lightbox]';

/** On a history entry that opening a picture has made: going back from it closes the picture. */
interface OpenedEntry {
  isOpenedPicture?: boolean;
}

function allLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
}

/**
 * Shows the pictures of a page large, each at its own address: opening adds an entry to the history, stepping replaces
 * it, closing goes back. Next.js's router hears of each through `history`, whose methods it wraps.
 */
function watchPictures(texts: LightboxTexts, failedEvent: string): () => void {
  const loadViewer = () => import('./lightbox-viewer');
  let viewer: Viewer | null = null;
  let isLoading = false;
  let isGone = false;
  let afterGoingBack: (() => void) | null = null;

  const replace = (address: string) => {
    const { isOpenedPicture } = (history.state ?? {}) as OpenedEntry;
    history.replaceState({ isOpenedPicture }, '', address);
  };
  const onStep = (link: HTMLAnchorElement) =>
    replace(addressWith(location.href, link.dataset.lightbox ?? null));
  const onClose = () => {
    viewer = null;
    if (isGone || pictureIn(location.href) === null) return;
    if ((history.state as OpenedEntry | null)?.isOpenedPicture) {
      afterGoingBack = () => {};
      history.back();
    } else {
      history.replaceState(null, '', addressWith(location.href, null));
    }
  };
  const open = async (link: HTMLAnchorElement, isNew: boolean) => {
    if (isLoading) return;
    isLoading = true;
    const address = addressWith(location.href, link.dataset.lightbox ?? null);
    try {
      const { openViewer } = await loadViewer();
      if (isGone) return;
      if (isNew) history.pushState({ isOpenedPicture: true }, '', address);
      viewer = openViewer({
        ...{ links: allLinks(), link, texts, isAnimated: isNew },
        ...{ replaceAddress: replace, onStep, onClose },
      });
    } catch (error) {
      // A page that is loaded anew for it opens the picture by its address.
      if (isNew) history.pushState({ isOpenedPicture: true }, '', address);
      showAlone(link, error);
    } finally {
      isLoading = false;
    }
  };
  /** The picture itself is always there, as it is without script. */
  const showAlone = (link: HTMLAnchorElement, error: unknown) => {
    const failed = new CustomEvent(failedEvent, { detail: error, cancelable: true });
    if (window.dispatchEvent(failed)) location.assign(link.href);
  };
  /** Shows the picture that the address names, if it is on this page. */
  const follow = () => {
    const key = pictureIn(location.href);
    const link = key === null ? undefined : allLinks().find(({ dataset }) => dataset.lightbox === key);
    if (link === undefined) viewer?.close();
    else if (viewer === null) void open(link, false);
    else viewer.show(link);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (afterGoingBack === null) void open(link, true);
    else afterGoingBack = () => void open(link, true);
  };
  const onTraversal = () => {
    const next = afterGoingBack;
    afterGoingBack = null;
    if (next === null) follow();
    else next();
  };
  /** Starts loading the viewer when somebody points at a picture. */
  const onReach = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(LINKS) === null) return;
    document.removeEventListener('pointerover', onReach);
    loadViewer().catch(() => {});
  };

  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onReach, { passive: true });
  window.addEventListener('popstate', onTraversal);
  follow();
  return () => {
    isGone = true;
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onReach);
    window.removeEventListener('popstate', onTraversal);
    viewer?.destroy();
  };
}

export function attendLightbox(element: HTMLElement): () => void {
  const texts = JSON.parse(element.getAttribute('texts') ?? '{}') as LightboxTexts;
  return watchPictures(texts, element.getAttribute('failed-event') ?? '');
}
