import { useEffect, useMemo, useRef } from 'react';
import type { MediaItem } from '@/lib/domain/media/model';
import type { LibraryRequest } from '@/stores/ui';
import { toPicked, useLibraryStore } from './library-state';
import type { TileActions } from './tile';

/** So long a click waits for a second one, where one alone would close the library. */
const SECOND_CLICK_MS = 250;

/** What a click does, by what the library was opened for. */
function meaningOf({ mode, isMultiple }: LibraryRequest, isAdding: boolean): 'choose' | 'preview' | 'toggle' {
  if (mode === 'select') return isMultiple ? 'toggle' : 'choose';
  return isAdding ? 'toggle' : 'preview';
}

/** What clicks and keys on tiles mean. */
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
      const range = isRange ? rangeOf(latest.current, anchor, item.pathname) : [];
      if (range.length > 0) return selectAll(range);
      anchor = item.pathname;
      select(item);
    };
    const choose = (item: MediaItem, isClick: boolean) => {
      const { request } = library.getState();
      const answer = () => request.answer([toPicked(item)]);
      clearTimeout(waiting.current);
      // A key is no click: there is no second one to wait for.
      if (isClick) waiting.current = setTimeout(answer, SECOND_CLICK_MS);
      else answer();
    };
    return {
      preview,
      toggle,
      press: (item, { detail, shiftKey, isAdding }) => {
        const { request } = library.getState();
        if (detail === 2) preview(item);
        const isPartOfDouble = detail >= 2 && !request.isMultiple;
        if (isPartOfDouble) return;
        const meaning = meaningOf(request, shiftKey || isAdding);
        if (meaning === 'toggle') toggle(item, shiftKey);
        else if (meaning === 'preview') preview(item);
        else choose(item, detail > 0);
      },
    };
  }, [library]);
}

/** Everything between two tiles, both included; nothing where one of them is not there. */
function rangeOf(items: readonly MediaItem[], one: string | null, other: string): readonly MediaItem[] {
  const [from, to] = [one, other].map((wanted) => items.findIndex(({ pathname }) => pathname === wanted));
  if (from === undefined || to === undefined || from < 0 || to < 0) return [];
  return items.slice(Math.min(from, to), Math.max(from, to) + 1);
}
