import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { GridMeasures } from './grid-measures';

/** Rows drawn beyond either edge, and rows before the end at which more is loaded. */
const AHEAD_ROWS = 2;

interface TileRowsOptions extends Pick<GridMeasures, 'rowHeight' | 'gap'> {
  rowCount: number;
  /** The row of the tile that has the focus. */
  activeRow: number;
  scroller: RefObject<HTMLDivElement | null>;
  onNearEnd(): void;
}

/** The rows of the grid that are drawn: those that can be seen, and the one that has the focus. */
export function useTileRows({ rowCount, rowHeight, gap, activeRow, scroller, onNearEnd }: TileRowsOptions) {
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    gap,
    overscan: AHEAD_ROWS,
    useFlushSync: false,
    // The tile that has the focus stays, or the focus would go with it.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const rows = defaultRangeExtractor(range);
        return rows.includes(activeRow) || activeRow >= range.count
          ? rows
          : [...rows, activeRow].sort((a, b) => a - b);
      },
      [activeRow],
    ),
  });
  const measured = useRef({ rowHeight, gap });
  useLayoutEffect(() => {
    if (measured.current.rowHeight === rowHeight && measured.current.gap === gap) return;
    measured.current = { rowHeight, gap };
    virtualizer.measure();
  }, [virtualizer, rowHeight, gap]);

  const lastSeen = virtualizer.range?.endIndex ?? 0;
  const isNearEnd = rowCount > 0 && lastSeen + AHEAD_ROWS >= rowCount - 1;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  return virtualizer;
}
