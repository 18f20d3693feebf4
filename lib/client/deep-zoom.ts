import { queryOptions } from '@tanstack/react-query';
import { deepZoomJobs } from '@/lib/contracts/media';
import { call } from './http';

const PATH = '/api/media/deep-zoom';
const LOOK_EVERY_MS = 1_500;

/**
 * Large pictures that are being prepared, or could not be; looked at again and again while there is work, and once more
 * after an upload.
 */
export const deepZoomQuery = (storedCount: number) =>
  queryOptions({
    queryKey: ['deep-zoom', storedCount],
    queryFn: async ({ signal }) => (await call(PATH, deepZoomJobs, { signal })).pictures,
    refetchInterval: ({ state }) =>
      state.data?.some((picture) => picture.state !== 'failed') ? LOOK_EVERY_MS : false,
    placeholderData: (before) => before,
  });

/**
 * Has a picture that failed prepared again.
 * @throws {ApiError}
 */
export const retryDeepZoom = async (pathname: string) =>
  (await call(PATH, deepZoomJobs, { method: 'POST', body: { pathname } })).pictures;
