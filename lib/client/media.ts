import { infiniteQueryOptions } from '@tanstack/react-query';
import { mediaUploaded } from '@/lib/contracts/media';
import { problem } from '@/lib/contracts/problem';
import type { FileGroup } from '@/lib/domain/media/file-types';
import { mediaListSchema } from '@/lib/domain/media/list-response';
import type { MediaItem } from '@/lib/domain/media/model';
import { MEDIA } from '@/lib/domain/site/limits';
import { ApiError, call } from './http';

const PATH = '/api/media';

/** The library, newest first, a part at a time. */
export const mediaQuery = (type: FileGroup, search: string) =>
  infiniteQueryOptions({
    queryKey: ['media', type, search],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        type,
        limit: String(MEDIA.pageSize),
        ...(search !== '' && { search }),
        ...(pageParam !== null && { cursor: pageParam }),
      });
      return call(`${PATH}?${query}`, mediaListSchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, cursor }) => (hasMore ? (cursor ?? null) : null),
  });

interface Upload {
  /** Between 0 and 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/**
 * Uploads one file, telling how far it is; `fetch` cannot tell that.
 * @throws {ApiError} when it is refused, the line breaks, or it is called off
 */
export function uploadFile(file: File, { onProgress, signal }: Upload = {}): Promise<MediaItem> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError('The file could not be sent.'));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      const uploaded = mediaUploaded.safeParse(answer);
      const [item] = uploaded.success ? uploaded.data.blobs : [];
      if (item) return resolve(item);
      const told = problem.safeParse(answer);
      reject(
        told.success
          ? new ApiError(told.data.detail, { code: told.data.code })
          : new ApiError('The file could not be sent.'),
      );
    });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('files', file);
    request.open('POST', PATH);
    request.responseType = 'json';
    request.send(form);
  });
}
