import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type MediaBulk,
  type MediaBulkDone,
  type MediaSort,
  mediaBulkDone,
  mediaFolders,
  mediaFound,
} from '@/lib/contracts/media';
import { MEDIA } from '@/lib/domain/limits';
import type { AcceptTypes, TypeFilter } from '@/lib/domain/media/filter';
import { type MediaList, parseMediaList } from '@/lib/domain/media/list-response';
import type { MediaItem } from '@/lib/domain/media/model';
import { call } from './http';

const PATH = '/api/media';

/** Which files of the library are listed, and in which order. */
export interface MediaQuery {
  search: string;
  type: TypeFilter;
  accept: AcceptTypes;
  /** Null for all of them. */
  folder: string | null;
  state: 'unused' | 'bin' | null;
  sort: MediaSort;
}

/** The query parameters, without defaults. */
function searchParamsOf({ search, type, accept, folder, state, sort }: MediaQuery, cursor: string | null) {
  const types = type === 'all' ? accept : type;
  return new URLSearchParams({
    limit: String(MEDIA.pageSize),
    ...(cursor !== null && { cursor }),
    ...(search !== '' && { search }),
    ...(types !== 'all' && { type: types }),
    ...(folder !== null && { folder }),
    ...(state !== null && { state }),
    ...(sort !== 'newest' && { sort }),
  });
}

/** Any answer at all: the domain says whether it is a part of the library. */
const anything = { safeParse: (given: unknown) => ({ success: true as const, data: given }) };

/** Files of the library, a part at a time. */
export const mediaListQuery = (query: MediaQuery) =>
  infiniteQueryOptions({
    queryKey: ['media', 'list', query] as const,
    queryFn: async ({ pageParam, signal }): Promise<MediaList> =>
      parseMediaList(await call(`${PATH}?${searchParamsOf(query, pageParam)}`, anything, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, cursor }): string | null => (hasMore ? (cursor ?? null) : null),
  });

/**
 * The picture of the library that has one of some names.
 * @param names in lower case, the likeliest first
 * @returns null where there is none
 */
export async function findPictureByName(names: readonly string[]): Promise<MediaItem | null> {
  for (const name of names) {
    const query = { search: name, type: 'images', accept: 'images', folder: null, state: null } as const;
    const { blobs } = parseMediaList(
      await call(`${PATH}?${searchParamsOf({ ...query, sort: 'newest' }, null)}`, anything),
    );
    const item = blobs.find((each) => each.name.toLowerCase() === name);
    if (item) return item;
  }
  return null;
}

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

/** Files of one call that changes many. */
const MANY = 500;

/** Changes any number of files; returns which were changed, and why the others were not. */
export async function changeMedia(change: MediaBulk): Promise<MediaBulkDone> {
  const all: MediaBulkDone = { done: [], refused: [] };
  for (let from = 0; from < change.pathnames.length; from += MANY) {
    const body = { ...change, pathnames: change.pathnames.slice(from, from + MANY) };
    const { done, refused } = await call(`${PATH}/bulk`, mediaBulkDone, { method: 'POST', body });
    all.done.push(...done);
    all.refused.push(...refused);
  }
  return all;
}

/** A safe length of an address. */
const ADDRESS_CHARACTERS = 7_000;

/** Where files come from as archives: one, or as many as it takes to name all of them. */
export function archiveAddresses(pathnames: readonly string[]): string[] {
  const addresses: string[] = [];
  for (const pathname of pathnames) {
    const named = String(new URLSearchParams({ pathname }));
    const last = addresses.at(-1);
    if (last === undefined || last.length + named.length > ADDRESS_CHARACTERS)
      addresses.push(`${PATH}/archive?${named}`);
    else addresses[addresses.length - 1] = `${last}&${named}`;
  }
  return addresses;
}
