import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { MediaItem } from '@/lib/domain/media/model';
import { moveInGrid } from './grid-measures';
import { useLibrary, useLibraryStore } from './library-state';
import type { TileActions } from './tile';

interface GridKeys {
  items: readonly MediaItem[];
  columns: number;
  /** The index of the tile that Tab comes to. */
  active: number;
  /** Rows that are seen at once. */
  rowsSeen: number;
  body: RefObject<HTMLElement | null>;
  actions: TileActions;
  /** Brings a tile into sight. */
  goTo(index: number): void;
}

/** Makes a table a grid: arrow keys, Home, End and the pages lead from tile to tile; Space selects, or shows where one alone is chosen. */
export function useGridKeys({ items, columns, active, rowsSeen, body, actions, goTo }: GridKeys) {
  const library = useLibraryStore();
  const hasMany = useLibrary(({ request: { mode, isMultiple } }) => mode === 'view' || isMultiple);
  /** Where the focus goes once the tile is there. */
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const tile = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] > button`);
    if (!tile) return;
    wanted.current = null;
    tile.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = items[active];
    if (!item || event.altKey || event.defaultPrevented) return;
    const { selectAll } = library.getState();
    if (event.key === ' ') {
      event.preventDefault();
      if (hasMany) actions.toggle(item, event.shiftKey);
      else actions.preview(item);
      return;
    }
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      actions.preview(item);
      return;
    }
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && hasMany) {
      event.preventDefault();
      selectAll(items);
      return;
    }
    const target = moveInGrid(event.key, {
      index: active,
      count: items.length,
      columns,
      rows: rowsSeen,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (target === null) return;
    event.preventDefault();
    wanted.current = target;
    goTo(target);
  };
  // A button is pressed when Space comes up again.
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') event.preventDefault();
  };
  return { role: 'grid', 'aria-multiselectable': hasMany, onKeyDown, onKeyUp };
}
