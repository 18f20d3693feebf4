'use client';

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef } from 'react';

export interface VirtualListHandle {
  element: HTMLElement | null;
  scrollTo(index: number): void;
}

interface VirtualListProps {
  ref?: Ref<VirtualListHandle>;
  label: string;
  count: number;
  /** In pixels; rows are measured once they are drawn. */
  heightOf(index: number): number;
  /** The key of a row. */
  keyAt(index: number): string | number;
  /** How many rows are drawn beyond either edge. */
  overscan: number;
  /** The row that stays drawn, because it has the focus; -1 for none. */
  keptIndex: number;
  children(index: number): ReactNode;
}

/** A virtual list: only the visible rows are rendered. */
export function VirtualList(props: VirtualListProps) {
  const { ref, label, count, heightOf, keyAt, overscan, keptIndex, children } = props;
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyAt,
    overscan,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Range) => {
        const seen = defaultRangeExtractor(range);
        return keptIndex < 0 || seen.includes(keptIndex) || keptIndex >= range.count
          ? seen
          : [...seen, keptIndex].sort((a, b) => a - b);
      },
      [keptIndex],
    ),
  });
  useImperativeHandle(
    ref,
    () => ({
      get element() {
        return scroller.current;
      },
      scrollTo: (index) => virtualizer.scrollToIndex(index),
    }),
    [virtualizer],
  );
  return (
    <section
      ref={scroller}
      className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-(--edge) pb-6 [scrollbar-gutter:stable] focus-visible:-outline-offset-2"
      tabIndex={-1}
      aria-label={label}
    >
      <div className="relative" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(index)}
          </div>
        ))}
      </div>
    </section>
  );
}
