import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type MediaBulk,
  type MediaSort,
  mediaBulkDone,
  mediaFolders,
  mediaFound,
} from '@/lib/contracts/media';
import type { AcceptTypes, TypeFilter } from '@/lib/domain/media/filter';
import { type MediaList, parseMediaList } from '@/lib/domain/media/list-response';
import type { MediaItem } from '@/lib/domain/media/model';
import { MEDIA } from '@/lib/domain/site/limits';
import { call } from './http';

const PATH = '/api/media';

/** The first parts have the specification's size; whoever scrolls on from there gets larger ones. */
const SMALL_PARTS = 2;

/** What of the library is looked at. */
export interface MediaAsked {
  search: string;
  type: TypeFilter;
  accept: AcceptTypes;
  /** Null for all of them. */
  folder: string | null;
  state: 'unused' | 'bin' | null;
  sort: MediaSort;
}

interface Part {
  cursor: string | null;
  limit: number;
}

const FIRST_PART: Part = { cursor: null, limit: MEDIA.pageSize };

/** What the server is asked for: its own words, without those that say nothing. */
function queryOf({ search, type, accept, folder, state, sort }: MediaAsked, { cursor, limit }: Part) {
  const types = type === 'all' ? accept : type;
  return new URLSearchParams({
    limit: String(limit),
    ...(cursor !== null && { cursor }),
    ...(search !== '' && { search }),
    ...(types !== 'all' && { type: types }),
    ...(folder !== null && { folder }),
    ...(state !== null && { state }),
    ...(sort !== 'newest' && { sort }),
  });
}

/** Any answer at all: the domain says whether it is a part of the library, in the specification's words (§5). */
const anything = { safeParse: (given: unknown) => ({ success: true as const, data: given }) };

/** Files of the library, a part at a time (http-api "Media"). */
export const mediaListQuery = (asked: MediaAsked) =>
  infiniteQueryOptions({
    queryKey: ['media', 'list', asked] as const,
    queryFn: async ({ pageParam, signal }): Promise<MediaList> =>
      parseMediaList(await call(`${PATH}?${queryOf(asked, pageParam)}`, anything, { signal })),
    initialPageParam: FIRST_PART,
    getNextPageParam: ({ hasMore, cursor }, parts): Part | null =>
      hasMore && cursor !== undefined
        ? { cursor, limit: parts.length < SMALL_PARTS ? MEDIA.pageSize : MEDIA.pageSizeMax }
        : null,
  });

/** The folders, and how many files there are of each kind of place. */
export const mediaFoldersQuery = queryOptions({
  queryKey: ['media', 'folders'],
  queryFn: ({ signal }) => call(`${PATH}/folders`, mediaFolders, { signal }),
});

/** One file of the library. @throws {ApiError} `not_found` */
export async function findMedia(pathname: string): Promise<MediaItem> {
  const path = pathname.split('/').map(encodeURIComponent).join('/');
  return (await call(`${PATH}/${path}`, mediaFound)).item;
}

/** Changes many files at once, and tells which of them; at most 500. */
export const changeMedia = (body: MediaBulk) => call(`${PATH}/bulk`, mediaBulkDone, { method: 'POST', body });

/** Where several files come from as one. */
export const archiveAddress = (pathnames: readonly string[]) =>
  `${PATH}/archive?${new URLSearchParams(pathnames.map((pathname) => ['pathname', pathname]))}`;
