import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type PageBulk,
  type PageBulkDone,
  type PageChange,
  type PageCreation,
  pageBulkDone,
  pageReport,
} from '@/lib/contracts/page-changes';
import { type PageList, type PageSort, pageList } from '@/lib/contracts/page-list';
import { pageSettings } from '@/lib/contracts/page-settings';
import { MEDIA } from '@/lib/domain/limits';
import { call } from './http';

const PATH = '/api/pages';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Which pages are wanted. */
export interface PageListQuery {
  locale: string;
  /** '' for those below no page; left out for all of them. */
  parentId?: string;
  search?: string;
  sort?: PageSort;
  state?: 'missing' | 'outdated' | 'private' | 'bin';
}

/** A part of them, as large as can be. */
export function listPages(
  query: PageListQuery,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<PageList> {
  const search = new URLSearchParams({
    limit: String(MEDIA.pageSizeMax),
    ...query,
    ...(cursor !== null && { cursor }),
  });
  return call(`${PATH}?${search}`, pageList, { ...(signal && { signal }) });
}

/** A page with all that can be set of it, in a language. */
export const pageSettingsQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['page-settings', id, locale],
    queryFn: ({ signal }) => call(`${at(id)}?${new URLSearchParams({ locale })}`, pageSettings, { signal }),
  });

/** Makes a page, empty or as a copy. @throws {ApiError} `path_taken`, `validation_failed` */
export const createPage = (body: PageCreation) => call(PATH, pageSettings, { method: 'POST', body });

/** @throws {ApiError} `path_taken`, `conflict` where its texts have been changed since that version */
export const changePage = (id: string, body: PageChange) =>
  call(at(id), pageSettings, { method: 'PATCH', body });

/** Pages of one call that changes many, and of one that publishes them, which takes longer. */
const MANY = 500;
const MANY_PUBLISHED = 100;

/** Changes any number of pages; returns which were changed, and why the others were not. */
export async function changePages(change: PageBulk): Promise<PageBulkDone> {
  const all: PageBulkDone = { done: [], refused: [] };
  const most = change.action === 'publish' || change.action === 'unpublish' ? MANY_PUBLISHED : MANY;
  for (let from = 0; from < change.ids.length; from += most) {
    const body = { ...change, ids: change.ids.slice(from, from + most) };
    const { done, refused } = await call(`${PATH}/bulk`, pageBulkDone, { method: 'POST', body });
    all.done.push(...done);
    all.refused.push(...refused);
  }
  return all;
}

/** Broken links and missing files of pages, a part of the site at a time. */
export const pageReportQuery = infiniteQueryOptions({
  queryKey: ['pages', 'report'],
  queryFn: ({ pageParam, signal }) =>
    call(
      `${PATH}/report${pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam })}`}`,
      pageReport,
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ hasMore, cursor }) => (hasMore ? (cursor ?? null) : null),
});
