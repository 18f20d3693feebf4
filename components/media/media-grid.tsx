'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { MediaItem } from '@/lib/domain/media/model';
import { measureGrid } from './grid-measures';
import { type Layout, useLibrary } from './library-state';
import { Tile } from './tile';
import { useTileWords } from './tile-words';
import { useBoxWidth } from './use-box-width';
import { useGridKeys } from './use-grid-keys';
import { useTileActions } from './use-tile-actions';
import { useTileRows } from './use-tile-rows';

/** Pixels below a tile's picture for its name, where nothing hovers. */
export const CAPTION_HEIGHT = 44;

interface MediaGridProps {
  items: readonly MediaItem[];
  layout: Layout;
  /** The scrolling element. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Called when the end comes near. */
  onNearEnd(): void;
  /** Stands below the last row. */
  children?: ReactNode;
}

/**
 * The files as a grid of tiles, of which only those that can be seen are there, and the one that has the focus. Tab comes
 * to one tile; the arrow keys lead from there.
 */
export function MediaGrid({ items, layout, scroller, onNearEnd, children }: MediaGridProps) {
  const t = useTranslations('library');
  const helpId = useId();
  const body = useRef<HTMLTableElement>(null);
  const width = useBoxWidth(body);
  const hasCaptions = useMediaQuery('(hover: none)');
  const { mode, isMultiple } = useLibrary(({ request }) => request);
  const { columns, gap, tileWidth, rowHeight } = measureGrid({
    width,
    layout,
    captionHeight: hasCaptions ? CAPTION_HEIGHT : 0,
  });
  const factsPlace = layout === 'list' ? 'beside' : hasCaptions ? 'below' : 'over';
  const rowCount = width === 0 ? 0 : Math.ceil(items.length / columns);
  const [activeIndex, setActiveIndex] = useState(0);
  const active = Math.min(activeIndex, Math.max(0, items.length - 1));
  const virtualizer = useTileRows({
    rowCount,
    rowHeight,
    gap,
    activeRow: Math.floor(active / columns),
    scroller,
    onNearEnd,
  });
  const isSelecting = useLibrary(({ selected }) => selected.length > 0);
  const words = useTileWords();
  const actions = useTileActions(items);
  const keys = useGridKeys({
    items,
    columns,
    active,
    rowsSeen: Math.floor((scroller.current?.clientHeight ?? 0) / (rowHeight + gap)),
    body,
    actions,
    goTo: (index) => {
      setActiveIndex(index);
      virtualizer.scrollToIndex(Math.floor(index / columns));
    },
  });
  return (
    <>
      <p id={helpId} className="sr-only">
        {t(mode === 'view' ? 'gridHelp' : isMultiple ? 'multipleHelp' : 'choiceHelp')}
      </p>
      <table
        ref={body}
        className="group/tiles relative block w-full"
        data-selecting={isSelecting}
        aria-label={t('files')}
        aria-describedby={helpId}
        aria-rowcount={rowCount}
        aria-colcount={columns}
        style={{ blockSize: virtualizer.getTotalSize() }}
        {...keys}
      >
        <tbody className="block">
          {virtualizer.getVirtualItems().map(({ index: row, start }) => (
            <tr
              key={row}
              aria-rowindex={row + 1}
              className="absolute inset-x-0 top-0 grid contain-[layout_style_size]"
              style={{
                blockSize: rowHeight,
                gap,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                transform: `translateY(${start}px)`,
              }}
            >
              {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
                const index = row * columns + column;
                return (
                  <Tile
                    key={item.pathname}
                    item={item}
                    index={index}
                    width={tileWidth}
                    isActive={index === active}
                    hasBox={mode === 'view' || isMultiple}
                    hasPreview={mode === 'select'}
                    factsPlace={factsPlace}
                    words={words}
                    actions={actions}
                    onFocus={setActiveIndex}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </>
  );
}
