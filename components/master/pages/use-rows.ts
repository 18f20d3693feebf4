'use client';

import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PageListQuery } from '@/lib/client/page-changes';
import { keyOf } from './page-lists';
import { usePagesScreen } from './pages-screen-context';
import { usePagesState } from './pages-state';
import { foundRows, type TreeRow, treeRows } from './tree-rows';

interface Looked {
  rows: TreeRow[];
  /** Whether the rows are the tree itself, in its own order: only there pages can be put elsewhere. */
  isTree: boolean;
  /** The list that a row for the rest belongs to. */
  listOf(parentId: string): PageListQuery;
}

/** The visible list, if it is not the tree. */
export function flatList(
  locale: string,
  { place, search, sort }: Pick<ReturnType<typeof usePagesState.getState>, 'place' | 'search' | 'sort'>,
): PageListQuery | null {
  if (place === 'report' || (place === 'tree' && search === '' && sort === 'position')) return null;
  return {
    locale,
    ...(search !== '' && { search }),
    ...(sort !== 'position' && place !== 'bin' && { sort }),
    ...(place !== 'tree' && { state: place }),
  };
}

/** The open pages of the tree: at first the home page. */
export function openedPages(toggled: ReadonlySet<string>, homeId: string | null): ReadonlySet<string> {
  const opened = new Set(toggled);
  if (homeId !== null && !opened.delete(homeId)) opened.add(homeId);
  return opened;
}

/** The visible rows. */
export function useRows(): Looked {
  const { locale, lists, homeId } = usePagesScreen();
  const all = useStore(lists.store);
  const { place, search, sort, toggled, carried } = usePagesState();
  const carriedId = carried?.id;
  return useMemo(() => {
    const flat = flatList(locale, { place, search, sort });
    if (flat !== null) {
      const list = all[keyOf(flat)];
      const rows = foundRows(list ?? { pages: [], hasMore: true });
      return { rows, isTree: false, listOf: () => flat };
    }
    const listOf = (parentId: string) => ({ locale, parentId });
    const opened = new Set(openedPages(toggled, homeId));
    // A dragged page is closed, so that it moves as a whole.
    if (carriedId !== undefined) opened.delete(carriedId);
    return { rows: treeRows((id) => all[keyOf(listOf(id))], opened), isTree: true, listOf };
  }, [all, locale, homeId, place, search, sort, toggled, carriedId]);
}
