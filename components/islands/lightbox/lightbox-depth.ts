import type PhotoSwipe from 'photoswipe';
import type { DeepView, TiledPicture } from './deep-view';
import type { PictureSlide } from './lightbox-slide';
import type { PictureView } from './view-address';

interface DepthOptions {
  pswp: PhotoSwipe;
  slides: readonly PictureSlide[];
  /** Names the surface for a screen reader, and says its keys. */
  label: string;
  isStill: boolean;
  /** Called with each part that is looked at, and with null once all of the picture is. */
  onView(view: PictureView | null): void;
}

export interface Depth {
  isOpen(): boolean;
  /** Whether the key means something while a part is looked at. */
  goByKey(key: string): boolean;
  /** Back to the whole picture. */
  leave(): void;
  /** Looks at a part of the picture that is shown. */
  show(view: PictureView): void;
}

/** Zoomed in as little as this, a picture is still looked at as a whole. */
const BARELY = 1.02;
const STEP = 0.15;
/** What must not reach the gallery while fingers are on the tiles. */
const GESTURES = ['pointerdown', 'wheel', 'click', 'touchstart', 'touchmove', 'touchend'] as const;

/**
 * Shows the tiles of a picture instead of the picture while somebody looks closer, if it has tiles. The gallery begins each
 * zoom; as soon as its movement has come to rest, the tiles take over at the same place.
 */
export function addDepth({ pswp, slides, label, isStill, onView }: DepthOptions): Depth {
  let open: { surface: HTMLElement; deep: DeepView } | null = null;
  let isOpening = false;
  const known = new Map<string, Promise<TiledPicture | null>>();

  const tilesOf = () => slides[pswp.currIndex]?.link.dataset.tiles;
  const wholeZoom = () => {
    const slide = pswp.currSlide;
    return slide ? (slide.width * slide.zoomLevels.fit) / pswp.viewportSize.x : 1;
  };
  const leave = () => {
    if (open === null) return;
    const { surface, deep } = open;
    open = null;
    showControls(pswp, true);
    deep.destroy();
    surface.remove();
    pswp.currSlide?.zoomAndPanToInitial();
    pswp.currSlide?.applyCurrentZoomPan();
    onView(null);
  };
  const begin = async (asked: PictureView | null) => {
    const tiles = tilesOf();
    if (tiles === undefined || open !== null || isOpening) return;
    isOpening = true;
    const at = pswp.currIndex;
    try {
      const [picture, { openDeepView }] = await Promise.all([find(known, tiles), import('./deep-view')]);
      if (picture === null) return;
      await atRest(pswp);
      const isZoomed = asked !== null || (pswp.currSlide && isCloser(pswp));
      if (pswp.isDestroying || pswp.currIndex !== at || !isZoomed) return;
      const surface = surfaceIn(pswp, label, slides[at]?.alt ?? '');
      const deep = openDeepView({
        picture,
        element: surface,
        view: asked ?? viewOf(pswp),
        whole: wholeZoom(),
        isStill,
        onReady: () => surface.classList.remove('opacity-0'),
        onView,
        onLeave: leave,
      });
      open = { surface, deep };
      showControls(pswp, false);
      if (asked === null) onView(viewOf(pswp));
    } finally {
      isOpening = false;
    }
  };
  pswp.on('zoomPanUpdate', ({ slide }) => {
    if (slide !== pswp.currSlide || !pswp.opener.isOpen) return;
    if (open === null && isCloser(pswp)) void begin(null).catch(() => {});
  });
  pswp.on('change', leave);
  pswp.on('close', leave);
  pswp.on('destroy', () => open?.deep.destroy());
  pswp.on('afterInit', () => {
    const button = pswp.element?.querySelector('.pswp__button--zoom');
    button?.addEventListener(
      'click',
      (event) => {
        if (open === null) return;
        event.stopImmediatePropagation();
        leave();
      },
      { capture: true },
    );
  });
  return {
    isOpen: () => open !== null,
    leave,
    goByKey: (key) => open !== null && moveByKey(open.deep, key, leave),
    show: (view) => {
      const now = () => void begin(view).catch(() => {});
      if (pswp.opener.isOpen) now();
      else pswp.on('openingAnimationEnd', now);
    },
  };
}

/** Which way an arrow looks. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function moveByKey(deep: DeepView, key: string, leave: () => void): boolean {
  const arrow = ARROWS[key];
  if (arrow) deep.moveBy(...arrow);
  else if (key === '+' || key === '=') deep.zoomByStep(1);
  else if (key === '-') deep.zoomByStep(-1);
  else if (key === '0' || key === 'z') leave();
  else return false;
  return true;
}

/** Null where the tiles have not been made yet: the picture is then zoomed as any other. */
function find(known: Map<string, Promise<TiledPicture | null>>, tiles: string): Promise<TiledPicture | null> {
  const before = known.get(tiles);
  if (before) return before;
  const found = fetch(`${tiles}/info.json`)
    .then(async (answer) =>
      answer.ok ? { id: location.origin + tiles, info: (await answer.json()) as object } : null,
    )
    .catch(() => null);
  known.set(tiles, found);
  return found;
}

function isCloser({ currSlide }: PhotoSwipe): boolean {
  return currSlide !== undefined && currSlide.currZoomLevel > currSlide.zoomLevels.fit * BARELY;
}

/** Resolves once nothing moves and no finger is down. */
function atRest(pswp: PhotoSwipe): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const isMoving = pswp.animations.activeAnimations.length > 0 || pswp.gestures.isDragging;
      if (pswp.isDestroying || !(isMoving || pswp.gestures.isZooming)) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** What the gallery shows now. */
function viewOf({ currSlide, viewportSize }: PhotoSwipe): PictureView {
  if (!currSlide) return { x: 0.5, y: 0.5, zoom: 1 };
  const { width, height, currZoomLevel, pan } = currSlide;
  return {
    x: (viewportSize.x / 2 - pan.x) / (width * currZoomLevel),
    y: (viewportSize.y / 2 - pan.y) / (height * currZoomLevel),
    zoom: (width * currZoomLevel) / viewportSize.x,
  };
}

/** Between the picture and the buttons; unseen until its first tiles are there. */
function surfaceIn(pswp: PhotoSwipe, label: string, name: string): HTMLElement {
  const surface = document.createElement('div');
  surface.className = 'absolute inset-0 z-[5] bg-night opacity-0';
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', `${name}. ${label}`);
  surface.tabIndex = 0;
  for (const gesture of GESTURES) surface.addEventListener(gesture, (event) => event.stopPropagation());
  (pswp.scrollWrap ?? pswp.element)?.append(surface);
  return surface;
}

/** Arrows and words cover what one wants to look at. */
function showControls({ element }: PhotoSwipe, areShown: boolean): void {
  for (const part of element?.querySelectorAll<HTMLElement>('.pswp__button--arrow, .lightbox-caption') ??
    []) {
    part.style.visibility = areShown ? '' : 'hidden';
  }
  // Buttons are light, and so may be what lies under them.
  const bar = element?.querySelector<HTMLElement>('.pswp__top-bar');
  if (bar) bar.style.background = areShown ? '' : 'linear-gradient(var(--night-62), transparent)';
}
