import OpenSeadragon from 'openseadragon';
import { TileDrawer } from './tile-drawer';
import type { PictureView } from './view-address';
import { nextWholeLevel } from './whole-level';

/** What is told of the tiles by `info.json`. */
export interface TiledPicture {
  /** Address of the tiles, without a slash at its end. */
  id: string;
  info: object;
}

interface DeepViewOptions {
  picture: TiledPicture;
  element: HTMLElement;
  /** Where it begins. */
  view: PictureView;
  /** The view at which all of the picture is shown; further out it is left. */
  whole: number;
  isStill: boolean;
  onReady(): void;
  onView(view: PictureView): void;
  onLeave(): void;
}

export interface DeepView {
  view(): PictureView;
  /** In or out to the next level of tiles. */
  zoomByStep(direction: 1 | -1): void;
  /** By parts of the window. */
  moveBy(x: number, y: number): void;
  destroy(): void;
}

/** Pixels of the screen for one of the picture: closer there is nothing more to see. */
const CLOSEST = 2;
const WHEEL_FACTOR = 1.3;
/** Tiles enlarged by no more than this are sharp enough: those of the next level would be four times as many. */
const MOST_ENLARGED = 1.1;
/** Beyond this the view counts as that of the whole picture. */
const NEARLY = 1.01;

/**
 * OpenSeadragon adds a style sheet of its own, which the policy of the page refuses, unless it finds one that is there. It
 * finds this one, which by its namespace is none: even an empty style sheet would be refused, and reported.
 */
function keepForeignStyleAway(): void {
  if (document.querySelector('style[data-openseadragon-mobile-css]')) return;
  const none = document.createElementNS(null, 'style');
  none.setAttribute('data-openseadragon-mobile-css', '');
  document.head.append(none);
}

/** The tiles of a picture, from a view on; without buttons and keys of its own. */
export function openDeepView(options: DeepViewOptions): DeepView {
  const { picture, element, view, whole, isStill, onReady, onView, onLeave } = options;
  keepForeignStyleAway();
  const viewer = new OpenSeadragon.Viewer({
    element,
    // Its address is that of this page, whatever the site calls itself.
    tileSources: { ...picture.info, id: picture.id },
    drawer: TileDrawer,
    tabIndex: -1,
    keyboardNavEnabled: false,
    showNavigationControl: false,
    showNavigator: false,
    visibilityRatio: 0.5,
    minZoomLevel: whole * 0.9,
    maxZoomPixelRatio: CLOSEST,
    zoomPerScroll: WHEEL_FACTOR,
    animationTime: isStill ? 0 : 0.5,
    blendTime: 0,
    // What is there already, however coarse, stands until the sharpest tiles come: those between would only keep them waiting.
    immediateRender: true,
    minPixelRatio: MOST_ENLARGED / 2,
    // One a frame, as it would be otherwise, takes longer than loading them.
    maxTilesPerFrame: 12,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true, flickEnabled: !isStill },
    gestureSettingsTouch: { pinchRotate: false, flickEnabled: !isStill },
    gestureSettingsPen: { clickToZoom: false, dblClickToZoom: true },
  } as OpenSeadragon.Options);
  const { viewport } = viewer;
  const current = (): PictureView => {
    const { x, y } = viewport.getCenter();
    return { x, y: y * aspect(), zoom: viewport.getZoom() };
  };
  const zoomByStep = (direction: 1 | -1, around?: OpenSeadragon.Point) => {
    const perPixel = viewport.viewportToImageZoom(viewport.getZoom()) * devicePixelRatio;
    const zoom = nextWholeLevel(perPixel, direction) / devicePixelRatio;
    viewport.zoomTo(viewport.imageToViewportZoom(zoom), around);
    viewport.applyConstraints();
  };
  const aspect = () => viewer.world.getItemAt(0)?.source.aspectRatio ?? 1;
  viewer.addOnceHandler('open', () => {
    viewport.zoomTo(view.zoom, undefined, true);
    viewport.panTo(new OpenSeadragon.Point(view.x, view.y / aspect()), true);
    const item = viewer.world.getItemAt(0);
    item.addOnceHandler('fully-loaded-change', onReady);
    viewer.addHandler('animation-finish', () => {
      if (viewport.getZoom() <= whole * NEARLY) onLeave();
      else onView(current());
    });
  });
  viewer.addHandler('canvas-double-click', (event) => {
    event.preventDefaultAction = true;
    zoomByStep(event.shift ? -1 : 1, viewport.pointFromPixel(event.position, true));
  });
  viewer.addOnceHandler('animation-start', onReady);
  viewer.addHandler('open-failed', onLeave);
  return {
    view: current,
    zoomByStep,
    moveBy: (x, y) => {
      const { width, height } = viewport.getBounds();
      viewport.panBy(new OpenSeadragon.Point(x * width, y * height));
      viewport.applyConstraints();
    },
    destroy: () => viewer.destroy(),
  };
}
