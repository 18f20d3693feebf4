import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { revision, revisionList } from '@/lib/contracts/revisions';
import { call } from './http';

const PATH = '/api/pages/revisions';

/** The revisions of a page, newest first, a part at a time. */
export const revisionsQuery = (path: string, locale: string) =>
  infiniteQueryOptions({
    queryKey: ['revisions', path, locale],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return call(`${PATH}?${new URLSearchParams({ path, locale, ...cursor })}`, revisionList, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor ?? null,
  });

/** The page as one save left it, which never changes. */
export const revisionQuery = (id: string) =>
  queryOptions({
    queryKey: ['revision', id],
    queryFn: ({ signal }) => call(`${PATH}/${encodeURIComponent(id)}`, revision, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
