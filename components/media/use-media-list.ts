import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type MediaAsked, mediaListQuery } from '@/lib/client/media-list';
import { isAccepted, matchesSearch, matchesTypeFilter } from '@/lib/domain/media/filter';
import type { MediaItem } from '@/lib/domain/media/model';
import { libraryQueries } from './queries';

/** Of an answer that need not be asked for again. */
const JUST_NOW_MS = 2_000;

export interface LoadedMedia {
  /** What is shown: from the server, or what is known of it until it answers. */
  items: readonly MediaItem[];
  hasMore: boolean;
  /** The first part is on its way, and nothing of it is here. */
  isComing: boolean;
  /** A further part is on its way. */
  isGrowing: boolean;
  error: Error | null;
  again(): void;
  loadMore(): void;
}

const isSamePlace = (one: MediaAsked, other: MediaAsked) =>
  one.folder === other.folder && one.state === other.state && one.sort === other.sort;

/** Judged by names (specification §5) and by what is said of a file: the server finds the same in the whole library. */
const isWanted = ({ pathname, name, alts, captions }: MediaItem, { accept, type, search }: MediaAsked) =>
  isAccepted(accept, pathname) &&
  matchesTypeFilter(type, pathname) &&
  [pathname, name, ...Object.values(alts), ...Object.values(captions)].some((text) =>
    matchesSearch(search, text),
  );

/** The files that are looked at. What is loaded is searched at once, and the whole library by the server. */
export function useMediaList(asked: MediaAsked): LoadedMedia {
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
      ...mediaListQuery(asked),
      // What has come since the library was opened is new enough.
      refetchOnMount: ({ state: { dataUpdatedAt, isInvalidated } }) =>
        isInvalidated || Date.now() - dataUpdatedAt > JUST_NOW_MS ? 'always' : false,
      // Comparing thousands of files with themselves takes longer than drawing the few that are seen.
      structuralSharing: false,
      placeholderData: (before, query) => {
        const was = query?.queryKey[2];
        return was !== undefined && isSamePlace(was, asked) ? before : undefined;
      },
    },
    libraryQueries,
  );
  useEffect(() => {
    // Specification §8: the message is kept, and logged.
    if (error) reportError(error);
  }, [error]);
  const items = useMemo(() => {
    const found = new Map<string, MediaItem>();
    // The server has answered in its own way; what stands in for its answer is looked through here.
    for (const { blobs } of data?.pages ?? [])
      for (const item of blobs)
        if (isPlaceholderData ? isWanted(item, asked) : isAccepted(asked.accept, item.pathname))
          found.set(item.pathname, item);
    return [...found.values()];
  }, [data, isPlaceholderData, asked]);
  return {
    items,
    hasMore: hasNextPage && !isPlaceholderData,
    isComing: items.length === 0 && isFetching,
    isGrowing: isFetchingNextPage,
    error,
    again: () => void refetch(),
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
