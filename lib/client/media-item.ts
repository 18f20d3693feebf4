import { queryOptions } from '@tanstack/react-query';
import {
  type FilmJobs,
  filmJobs,
  type MediaDetails,
  type MediaReplaced,
  mediaBulkDone,
  mediaFolders,
  mediaFound,
  mediaReplaced,
} from '@/lib/contracts/media';
import { mediaItemSchema } from '@/lib/domain/media/list-response';
import type { MediaItem } from '@/lib/domain/media/model';
import { call, callForNothing } from './http';

const PATH = '/api/media';

const at = (pathname: string) => `${PATH}/${pathname.split('/').map(encodeURIComponent).join('/')}`;

/** A file and the pages that show it. */
export const mediaItemQuery = (pathname: string) =>
  queryOptions({
    queryKey: ['media-item', pathname],
    queryFn: ({ signal }) => call(at(pathname), mediaFound, { signal }),
  });

const LOOK_AGAIN_MS = 3_000;

/** Films that are being made smaller, looked at again for as long as there are any. */
export const filmJobsQuery = queryOptions({
  queryKey: ['film-jobs'],
  queryFn: ({ signal }) => call(`${PATH}/film-sizes`, filmJobs, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.films.some((film) => film.state !== 'failed') ? LOOK_AGAIN_MS : false,
});

/**
 * Has a film that failed made smaller again.
 * @throws {ApiError}
 */
export const retryFilm = (pathname: string): Promise<FilmJobs> =>
  call(`${PATH}/film-sizes`, filmJobs, { method: 'POST', body: { pathname } });

/** The folders that there are. */
export const mediaFolderNamesQuery = queryOptions({
  queryKey: ['media-folder-names'],
  queryFn: async ({ signal }) => {
    const { folders } = await call(`${PATH}/folders`, mediaFolders, { signal });
    return folders.map(({ name }) => name);
  },
});

/**
 * Changes a file's description; omitted fields stay.
 * @throws {ApiError}
 */
export const changeMediaItem = (pathname: string, details: MediaDetails): Promise<MediaItem> =>
  call(at(pathname), mediaItemSchema, { method: 'PATCH', body: details });

/** How to delete a file: to the bin or permanently, and which uses the user has confirmed. */
export type Deletion = 'unused' | 'used' | 'forever' | 'forever, though versions show it';

/**
 * Moves a file to the bin, or deletes a binned one permanently.
 * @throws {ApiError} `in_use` unless it is forced
 */
export const deleteMediaItem = (pathname: string, how: Deletion): Promise<void> => {
  const query = {
    unused: '',
    used: '?force=true',
    forever: '?forever=true',
    'forever, though versions show it': '?forever=true&force=true',
  }[how];
  return callForNothing(`${at(pathname)}${query}`, { method: 'DELETE' });
};

/**
 * Takes a file out of the bin.
 * @throws {ApiError} also when it is not there any more
 */
export async function restoreMediaItem(pathname: string): Promise<void> {
  const body = { action: 'restore', pathnames: [pathname] };
  const { refused } = await call(`${PATH}/bulk`, mediaBulkDone, { method: 'POST', body });
  const [reason] = refused;
  if (reason) throw new Error(reason.message);
}

/**
 * Shows another file wherever this one is shown; gives on how many pages, and what became of the mark of the site.
 * @throws {ApiError}
 */
export const replaceMediaItem = (pathname: string, by: string): Promise<MediaReplaced> =>
  call(`${PATH}/replace`, mediaReplaced, { method: 'POST', body: { pathname, by } });
