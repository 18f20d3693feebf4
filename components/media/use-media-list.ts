import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type MediaQuery, mediaListQuery } from '@/lib/client/media-list';
import { isAccepted, matchesSearch, matchesTypeFilter } from '@/lib/domain/media/filter';
import type { MediaItem } from '@/lib/domain/media/model';
import { libraryQueries } from './queries';

/** How old an answer may be that is not fetched again. */
const JUST_NOW_MS = 2_000;

export interface LoadedMedia {
  /** What is shown: from the server, or what is known of it until it answers. */
  items: readonly MediaItem[];
  hasMore: boolean;
  /** The first part is on its way, and nothing of it is here. */
  isLoading: boolean;
  /** A further part is on its way. */
  isLoadingMore: boolean;
  error: Error | null;
  retry(): void;
  loadMore(): void;
}

const isSamePlace = (one: MediaQuery, other: MediaQuery) =>
  one.folder === other.folder && one.state === other.state && one.sort === other.sort;

/** Judged by names and texts of a file: the server finds the same in the whole library. */
const isWanted = ({ pathname, name, alts, captions }: MediaItem, { accept, type, search }: MediaQuery) =>
  isAccepted(accept, pathname) &&
  matchesTypeFilter(type, pathname) &&
  [pathname, name, ...Object.values(alts), ...Object.values(captions)].some((text) =>
    matchesSearch(search, text),
  );

/** The files that are looked at. What is loaded is searched at once, and the whole library by the server. */
export function useMediaList(query: MediaQuery): LoadedMedia {
  const {
    data,
    error,
    isFetching,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(
    {
      ...mediaListQuery(query),
      // What has come since the library was opened is new enough.
      refetchOnMount: ({ state: { dataUpdatedAt, isInvalidated } }) =>
        isInvalidated || Date.now() - dataUpdatedAt > JUST_NOW_MS ? 'always' : false,
      // Comparing thousands of files with themselves takes longer than drawing the few that are seen.
      structuralSharing: false,
      placeholderData: (before, last) => {
        const was = last?.queryKey[2];
        return was !== undefined && isSamePlace(was, query) ? before : undefined;
      },
    },
    libraryQueries,
  );
  useEffect(() => {
    // The message is kept, and logged.
    if (error) reportError(error);
  }, [error]);
  const items = useMemo(() => {
    const found = new Map<string, MediaItem>();
    // The server has answered in its own way; what stands in for its answer is looked through here.
    for (const { blobs } of data?.pages ?? [])
      for (const item of blobs)
        if (isPlaceholderData ? isWanted(item, query) : isAccepted(query.accept, item.pathname))
          found.set(item.pathname, item);
    return [...found.values()];
  }, [data, isPlaceholderData, query]);
  // The same function for as long as it lives: effects that load more must not run because it has changed.
  const canLoadMore = useRef(false);
  canLoadMore.current = hasNextPage && !isFetching;
  const loadMore = useCallback(() => {
    if (canLoadMore.current) void fetchNextPage();
  }, [fetchNextPage]);
  return {
    items,
    hasMore: hasNextPage && !isPlaceholderData,
    isLoading: items.length === 0 && isFetching,
    isLoadingMore: isFetchingNextPage,
    error,
    retry: () => void refetch(),
    loadMore,
  };
}
