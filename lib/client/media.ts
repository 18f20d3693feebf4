import { infiniteQueryOptions } from '@tanstack/react-query';
import type { FileGroup } from '@/lib/domain/media/file-types';
import { mediaListSchema } from '@/lib/domain/media/list-response';
import { MEDIA } from '@/lib/domain/site/limits';
import { call } from './http';

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
