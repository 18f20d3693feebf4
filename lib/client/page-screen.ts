import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pageHistory, type RewindRequest, rewindPlan } from '@/lib/contracts/page-history';
import { pageSettings } from '@/lib/contracts/page-settings';
import { madePreviewLink, pagePublishing, previewLinks } from '@/lib/contracts/publishing';
import { call, callForNothing } from './http';
import { readPageView } from './pages';

/** Requests of the page screen beside those for its settings. */

const at = (id: string, what: string) => `/api/pages/${encodeURIComponent(id)}/${what}`;

/** All that a page is drawn from, as it is stored in that version. */
export const pageDrawingQuery = (path: string, locale: string, version: number) =>
  queryOptions({
    queryKey: ['page-drawing', path, locale, version],
    queryFn: ({ signal }) => readPageView(path, locale, signal),
  });

/** How a page stands in each language that it has a text in. */
export const publishingQuery = (id: string) =>
  queryOptions({
    queryKey: ['page-publishing', id],
    queryFn: ({ signal }) => call(at(id, 'publishing'), pagePublishing, { signal }),
  });

/** Visitors of the language no longer find the text. */
export const unpublishText = (id: string, locale: string) =>
  call(at(id, 'unpublish'), pagePublishing, { method: 'POST', body: { locale } });

export const previewLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ['page-previews', id],
    queryFn: ({ signal }) => call(at(id, 'previews'), previewLinks, { signal }),
  });

/** @param hours how long it works */
export const makePreviewLink = (id: string, locale: string, hours: number) =>
  call(at(id, 'previews'), madePreviewLink, { method: 'POST', body: { locale, hours } });

export const endPreviewLink = (id: string, linkId: string) =>
  callForNothing(at(id, `previews/${encodeURIComponent(linkId)}`), { method: 'DELETE' });

/** The history of a page, newest first, a part at a time. */
export const pageHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['page-history', id],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam })}`;
      return call(`${at(id, 'history')}${query}`, pageHistory, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, cursor }) => (hasMore ? (cursor ?? null) : null),
  });

/** What going back to a moment would change. */
export const rewindQuery = (id: string, to: string) =>
  queryOptions({
    queryKey: ['page-history', id, 'rewind', to],
    queryFn: ({ signal }) =>
      call(`${at(id, 'rewind')}?${new URLSearchParams({ to })}`, rewindPlan, { signal }),
    gcTime: 0,
  });

/** @throws {ApiError} `path_taken` */
export const rewindPage = (id: string, body: RewindRequest) =>
  call(at(id, 'rewind'), pageSettings, { method: 'POST', body });
