import { useEffect, useMemo, useRef } from 'react';
import type { MediaItem } from '@/lib/domain/media/model';
import { toPicked, useLibraryStore } from './library-state';
import type { TileActions } from './tile';

/** So long a click waits for a second one, where one alone would close the library. */
const SECOND_CLICK_MS = 250;

/** What clicks and keys on tiles mean (specification §2.5, §4 "Media library"). */
export function useTileActions(items: readonly MediaItem[]): TileActions {
  const library = useLibraryStore();
  const latest = useRef(items);
  latest.current = items;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return useMemo(() => {
    /** Where a range begins: the last one that was selected or not by itself. */
    let anchor: string | null = null;
    const preview = (item: MediaItem) => {
      clearTimeout(waiting.current);
      library.getState().preview(item.pathname);
    };
    const toggle = (item: MediaItem, isRange: boolean) => {
      const { select, selectAll } = library.getState();
      const all = latest.current;
      const [from, to] = [anchor, item.pathname].map((one) =>
        all.findIndex(({ pathname }) => pathname === one),
      );
      if (isRange && from !== undefined && to !== undefined && from >= 0 && to >= 0) {
        selectAll(all.slice(Math.min(from, to), Math.max(from, to) + 1));
        return;
      }
      anchor = item.pathname;
      select(item);
    };
    return {
      preview,
      toggle,
      press: (item, { detail, shiftKey, isAdding }) => {
        const { request } = library.getState();
        const { mode, isMultiple } = request;
        if (detail === 2) preview(item);
        if (detail >= 2 && !isMultiple) return;
        if (mode === 'select' && isMultiple) return toggle(item, shiftKey);
        if (mode === 'view' && (shiftKey || isAdding)) return toggle(item, shiftKey);
        if (mode === 'view') return preview(item);
        const choose = () => request.answer([toPicked(item)]);
        clearTimeout(waiting.current);
        // A key is no click: there is no second one to wait for.
        if (detail === 0) choose();
        else waiting.current = setTimeout(choose, SECOND_CLICK_MS);
      },
    };
  }, [library]);
}
