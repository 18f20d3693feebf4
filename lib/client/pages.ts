import { queryOptions } from '@tanstack/react-query';
import { outdatedList } from '@/lib/contracts/outdated';
import { listedPagesAnswer, type PageToEdit, pageViewAnswer } from '@/lib/contracts/page-view';
import { pageDocument } from '@/lib/contracts/pages';
import type { PageContent, PageDocument, PageMeta } from '@/lib/domain/content/model';
import { ApiError, call, callWithEtag } from './http';
import { keepPrefetched, pageViewAddress, prefetch, takePrefetched } from './prefetch';

/** Everything that a page is drawn from, as it is stored now: read ahead where it has not changed since. */
export async function readPageView(path: string, locale: string, signal: AbortSignal): Promise<PageToEdit> {
  const address = pageViewAddress(path, locale);
  prefetch(address);
  const ahead = await takePrefetched(address);
  const known = ahead && pageViewAnswer.safeParse(ahead.body).data;
  if (known && ahead.isRecent) return known;
  const unless = known ? (ahead.etag ?? undefined) : undefined;
  const { data, etag } = await callWithEtag(address, pageViewAnswer, { signal, unless });
  if (data) keepPrefetched(address, { body: data, etag });
  const view = data ?? known;
  if (!view) throw new ApiError('The answer of the server could not be read.');
  return view;
}

/** The page as it is stored now, whether visitors find it or not. */
export async function readPage(path: string, locale: string): Promise<PageDocument> {
  const { view } = await call(pageViewAddress(path, locale), pageViewAnswer);
  return view.document;
}

interface Save {
  path: string;
  locale: string;
  content: PageContent;
  /** Only if it has changed. */
  meta?: PageMeta;
  version: number;
  /** The version of the draft that is published by this. */
  draft?: number;
}

/**
 * Saves a page: `conflict` if somebody else has saved since that version.
 * @returns only the version, if exactly the sent content was stored
 */
export async function sendPage({ path, locale, content, meta, version, draft }: Save) {
  const { data, etag } = await callWithEtag('/api/pages/by-path', pageDocument, {
    method: 'PATCH',
    body: {
      path,
      locale,
      translation: { content, version, ...(meta && { meta }), ...(draft !== undefined && { draft }) },
    },
    isBrief: true,
  });
  return data ?? Number.parseInt(etag?.replaceAll('"', '') ?? '', 10);
}

/** The same as a query, cached while it is in use. */
export const pageQuery = (path: string, locale: string) =>
  queryOptions({ queryKey: ['page', path, locale], queryFn: () => readPage(path, locale) });

/** The data of page lists on an open page. */
export const LISTED = ['listed'] as const;

/** The pages below a path as a list shows them to visitors of a language. */
export const listedPagesQuery = (path: string, locale: string) =>
  queryOptions({
    queryKey: [...LISTED, path, locale],
    // They are read anew with the page, and when something has been saved.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(`/api/pages/listed?${new URLSearchParams({ path, locale })}`, listedPagesAnswer, { signal }),
  });

/** The blocks of a translation whose source has changed since they were translated. */
export const outdatedQuery = (path: string, locale: string) =>
  queryOptions({
    queryKey: ['outdated', path, locale],
    queryFn: ({ signal }) =>
      call(`/api/pages/outdated?${new URLSearchParams({ path, locale })}`, outdatedList, { signal }),
  });
