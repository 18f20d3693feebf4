import { queryOptions } from '@tanstack/react-query';
import { outdatedList } from '@/lib/contracts/outdated';
import { pageViewAnswer } from '@/lib/contracts/page-view';
import { pageDocument } from '@/lib/contracts/pages';
import type { PageContent, PageMeta } from '@/lib/domain/content/model';
import { call } from './http';

/** Everything that a page is drawn from, freshly read. */
export const readPageView = (path: string, locale: string, signal?: AbortSignal) =>
  call(`/api/pages/view?${new URLSearchParams({ path, locale })}`, pageViewAnswer, {
    ...(signal && { signal }),
  });

/** The page as visitors get it now (http-api "Pages"). */
export const readPage = (path: string, locale: string) =>
  call('/api/pages/by-path', pageDocument, { method: 'POST', body: { path, locale } });

interface Save {
  path: string;
  locale: string;
  content: PageContent;
  /** Where it is to be another one. */
  meta?: PageMeta;
  version: number;
}

/** Saves a page (http-api "Pages"): `conflict` where somebody else has saved since that version. */
export const sendPage = ({ path, locale, content, meta, version }: Save) =>
  call('/api/pages/by-path', pageDocument, {
    method: 'PATCH',
    body: { path, locale, translation: { content, version, ...(meta && { meta }) } },
  });

/** The same, kept as long as it is looked at. */
export const pageQuery = (path: string, locale: string) =>
  queryOptions({ queryKey: ['page', path, locale], queryFn: () => readPage(path, locale) });

/** The blocks of a translation whose source has changed since they were translated. */
export const outdatedQuery = (path: string, locale: string) =>
  queryOptions({
    queryKey: ['outdated', path, locale],
    queryFn: ({ signal }) =>
      call(`/api/pages/outdated?${new URLSearchParams({ path, locale })}`, outdatedList, { signal }),
  });
