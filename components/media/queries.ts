import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/http';
import type { MediaList } from '@/lib/domain/media/list-response';
import type { MediaItem } from '@/lib/domain/media/model';

const LISTS = ['media', 'list'];

/** Queries of the library, kept as long as the document. */
export const libraryQueries = new QueryClient({
  defaultOptions: {
    queries: {
      // Refusals are final; an unreachable server is tried once more.
      retry: (count, error) => count < 1 && !(error instanceof ApiError && error.code !== undefined),
      refetchOnWindowFocus: false,
    },
  },
});

type Parts = InfiniteData<MediaList>;

/** Fetches anew from the first part on, which stays to be seen until then; folders and counts too. */
export function renewLists(): void {
  keepFirstParts();
  void libraryQueries.invalidateQueries({ queryKey: ['media'] });
}

/** Begins again with nothing at all (refresh clears the list). */
export function refreshLists(): void {
  void libraryQueries.resetQueries({ queryKey: ['media'] });
}

/** Forgets all but the beginnings, so that looking anew fetches one part and not all there were. */
export function keepFirstParts(): void {
  libraryQueries.setQueriesData<Parts>(
    { queryKey: LISTS },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
}

/** Puts what has changed of a file into every list that shows it. */
export function changeInLists(item: MediaItem): void {
  libraryQueries.setQueriesData<Parts>(
    { queryKey: LISTS },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((part) => ({
          ...part,
          blobs: part.blobs.map((each) => (each.pathname === item.pathname ? item : each)),
        })),
      },
  );
  void libraryQueries.invalidateQueries({ queryKey: ['media', 'folders'] });
}

/** Takes files out of every list at once; the lists are fetched anew when they are looked at the next time. */
export function dropFromLists(pathnames: readonly string[]): void {
  const gone = new Set(pathnames);
  libraryQueries.setQueriesData<Parts>(
    { queryKey: LISTS },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((part) => ({
          ...part,
          blobs: part.blobs.filter(({ pathname }) => !gone.has(pathname)),
        })),
      },
  );
  void libraryQueries.invalidateQueries({ queryKey: LISTS, refetchType: 'none' });
  void libraryQueries.invalidateQueries({ queryKey: ['media', 'folders'] });
}
