/** Widths of the grid, in pixels, from which it has one column more (two, then three, four and five). */
const COLUMNS_FROM = [560, 800, 1_080];
const FEWEST_COLUMNS = 2;

/** Height of a tile's picture for its width: works are wide more often than high. */
export const TILE_SHAPE = 3 / 4;

export interface GridMeasures {
  columns: number;
  /** Pixels, between tiles either way. */
  gap: number;
  tileWidth: number;
  /** The height of a row without the gap below it. */
  rowHeight: number;
}

interface Given {
  /** Pixels inside the edges of the grid. */
  width: number;
  layout: 'grid' | 'list';
  /** What stands below each picture. */
  captionHeight: number;
}

/** Height of a line of the list. */
export const LIST_ROW = 64;

/** How tiles stand in a width. */
export function measureGrid({ width, layout, captionHeight }: Given): GridMeasures {
  if (layout === 'list') return { columns: 1, gap: 4, tileWidth: width, rowHeight: LIST_ROW };
  const columns = FEWEST_COLUMNS + COLUMNS_FROM.filter((from) => width >= from).length;
  const gap = columns === FEWEST_COLUMNS ? 8 : 12;
  const tileWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, gap, tileWidth, rowHeight: Math.round(tileWidth * TILE_SHAPE) + captionHeight };
}

interface Place {
  index: number;
  /** How many tiles there are in all. */
  count: number;
  columns: number;
  /** Rows that are seen at once. */
  rows: number;
  isRightToLeft: boolean;
}

/** The tile that a key leads to from another one; null for a key that leads nowhere. */
export function moveInGrid(
  key: string,
  { index, count, columns, rows, isRightToLeft }: Place,
): number | null {
  const forward = isRightToLeft ? -1 : 1;
  const last = count - 1;
  /** Down into a last row that is not full leads to its end. */
  const byRows = (by: number) => {
    const target = index + by * columns;
    if (target < 0) return index % columns;
    const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns);
    return target > last ? (isInLastRow ? index : last) : target;
  };
  const clamp = (target: number) => Math.min(last, Math.max(0, target));
  switch (key) {
    case 'ArrowRight':
      return clamp(index + forward);
    case 'ArrowLeft':
      return clamp(index - forward);
    case 'ArrowDown':
      return byRows(1);
    case 'ArrowUp':
      return index < columns ? index : index - columns;
    case 'PageDown':
      return byRows(Math.max(1, rows));
    case 'PageUp':
      return byRows(-Math.max(1, rows));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
