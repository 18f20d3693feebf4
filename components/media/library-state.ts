import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MediaQuery } from '@/lib/client/media-list';
import type { MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';
import { selectMedia } from '@/lib/domain/media/selection';
import type { LibraryRequest, PickedMedia } from '@/stores/ui';

export type Layout = 'grid' | 'list';

export interface LibraryState {
  request: LibraryRequest;
  /** Which files are listed; `accept` is the caller's. */
  query: MediaQuery;
  layout: Layout;
  /** Pathnames, in the order in which they were selected. */
  selected: readonly string[];
  /** Files that were selected, which may be out of the list by now. */
  known: ReadonlyMap<string, MediaItem>;
  /** The file in the preview; null for none. */
  previewed: string | null;
  changeQuery(change: Partial<Omit<MediaQuery, 'accept'>>): void;
  setLayout(layout: Layout): void;
  select(item: MediaItem): void;
  /** Adds these to the selection. */
  selectAll(items: readonly MediaItem[]): void;
  deselect(pathnames: readonly string[]): void;
  preview(pathname: string | null): void;
}

/** Preferences kept between openings: view and order. */
let preferences: Pick<LibraryState, 'layout'> & Pick<MediaQuery, 'sort'> = { layout: 'grid', sort: 'newest' };

/** An opened library. Search, filter and selection are its own, and end with it. */
export function createLibrary(request: LibraryRequest): StoreApi<LibraryState> {
  const { accept, isMultiple, mode, value } = request;
  /** Whether a click adds to the selection: also in view mode, where several files can be moved or deleted at once. */
  const isToggled = isMultiple || mode === 'view';
  return createStore<LibraryState>()((set) => ({
    request,
    query: { search: '', type: 'all', accept, folder: null, state: null, sort: preferences.sort },
    layout: preferences.layout,
    selected: value,
    known: new Map(),
    previewed: null,

    changeQuery: (change) => {
      if (change.sort) preferences = { ...preferences, sort: change.sort };
      set(({ query, selected }) => {
        // Actions on several files depend on the place.
        const isMoved = change.state !== undefined && change.state !== query.state;
        return { query: { ...query, ...change }, selected: isMoved && mode === 'view' ? [] : selected };
      });
    },
    setLayout: (layout) => {
      preferences = { ...preferences, layout };
      set({ layout });
    },
    select: (item) =>
      set(({ selected, known }) => ({
        selected: selectMedia(selected, item.pathname, isToggled),
        known: new Map(known).set(item.pathname, item),
      })),
    selectAll: (items) =>
      set(({ selected, known }) => ({
        selected: [...new Set([...selected, ...items.map(({ pathname }) => pathname)])],
        known: new Map([...known, ...items.map((item) => [item.pathname, item] as const)]),
      })),
    deselect: (pathnames) => {
      const gone = new Set(pathnames);
      set(({ selected }) => ({ selected: selected.filter((pathname) => !gone.has(pathname)) }));
    },
    preview: (previewed) => set({ previewed }),
  }));
}

const LibraryContext = createContext<StoreApi<LibraryState> | null>(null);

export const LibraryProvider = LibraryContext.Provider;

/** The opened library itself, for what happens later. */
export function useLibraryStore(): StoreApi<LibraryState> {
  const library = useContext(LibraryContext);
  if (!library) throw new Error('There is no library here');
  return library;
}

export function useLibrary<Part>(part: (state: LibraryState) => Part): Part {
  return useStore(useLibraryStore(), part);
}

/** Whether a search or a filter is active. */
export const isNarrowed = ({ search, type }: MediaQuery) => search !== '' || type !== 'all';

/** A file as callers get it. */
export const toPicked = (item: MediaItem): PickedMedia => ({ ...item, url: mediaPath(item.pathname) });
