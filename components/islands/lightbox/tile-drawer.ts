import OpenSeadragon from 'openseadragon';

/** What tiles are drawn from: in OpenSeadragon's own drawer a canvas, into which each picture is copied first. */
interface DrawnTile {
  canvas: CanvasImageSource;
}

/**
 * Draws tiles on a canvas as OpenSeadragon's own drawer does, but straight from their pictures, which takes half as long, and on a
 * screen that shows more colours than sRGB in all of them.
 */
export class TileDrawer extends OpenSeadragon.CanvasDrawer {
  /** Where tiles are put together before they are enlarged, so that no seams are seen. */
  readonly sketchContext = contextOfScreen();
  readonly sketchCanvas = this.sketchContext.canvas;

  override getSupportedDataFormats(): string[] {
    return ['image'];
  }

  override getDataToDraw(tile: OpenSeadragon.Tile): DrawnTile | undefined {
    const image: HTMLImageElement | undefined = super.getDataToDraw(tile);
    return image && { canvas: image };
  }

  /** By this name OpenSeadragon asks for the canvas. */
  _createDrawingElement(): HTMLCanvasElement {
    return contextOfScreen().canvas;
  }
}

/** Of a new canvas, which keeps the colours that it is first asked for. */
function contextOfScreen(): CanvasRenderingContext2D {
  const colorSpace = matchMedia('(color-gamut: p3)').matches ? 'display-p3' : 'srgb';
  const context = document.createElement('canvas').getContext('2d', { colorSpace });
  if (context === null) throw new Error('The browser has no canvas.');
  return context;
}
