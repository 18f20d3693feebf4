/** Where the tools of a frame stand: beside it in a row, or upright in a narrow margin. */
export type ToolsSide = 'above' | 'end' | 'start' | 'end-upright' | 'start-upright' | 'below';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between the frame and its tools. */
const GAP_PX = 12;

const SIDES: readonly ToolsSide[] = ['above', 'end', 'start', 'end-upright', 'start-upright', 'below'];

function rectAt(side: ToolsSide, frame: Rect, row: { width: number; height: number }, isRtl: boolean): Rect {
  const isUpright = side.endsWith('-upright');
  const width = isUpright ? row.height : row.width;
  const height = isUpright ? row.width : row.height;
  const right = frame.left + frame.width;
  if (side === 'above' || side === 'below') {
    const top = side === 'above' ? frame.top - height - GAP_PX : frame.top + frame.height + GAP_PX;
    return { left: isRtl ? right - width : frame.left, top, width, height };
  }
  const isLeft = side.startsWith('start') !== isRtl;
  return { left: isLeft ? frame.left - GAP_PX - width : right + GAP_PX, top: frame.top, width, height };
}

/**
 * The first side on which the tools cover nothing that one may want to press: the line above a short text is the one that is
 * wanted next. Above where there is no such side.
 * @param row what the tools take in a row, in pixels
 */
export function toolsSide(
  frame: Rect,
  row: { width: number; height: number },
  isRtl: boolean,
  isFree: (rect: Rect) => boolean,
): ToolsSide {
  return SIDES.find((side) => isFree(rectAt(side, frame, row, isRtl))) ?? 'above';
}
