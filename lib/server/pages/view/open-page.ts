import 'server-only';

import { cache } from 'react';
import { filteredPath, splitFilter } from '@/lib/domain/addresses/page-filter';
import { localisePath, MISSING_PATH, normalisePath, ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import { previewToken } from '@/lib/domain/addresses/preview-address';
import { filterSegments } from '@/lib/domain/lists/filter-view';
import { reservationHeaders } from '@/lib/domain/media/rights';
import { chosenState } from '@/lib/domain/site/chosen-state';
import type { PageFile } from '@/lib/domain/site/page-files';
import type { PageView, SiteFrame } from '@/lib/domain/site/view-model';
import { defaultOf, findLanguage } from '@/lib/server/languages/active-languages';
import { decodedPath, fileKey, pageKey } from '@/lib/server/page-store/page-key';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { findPreviewed } from '@/lib/server/pages/publishing/preview-links';
import { findRedirect } from '@/lib/server/pages/read/find-redirect';
import { siteRights } from '@/lib/server/rights/site-rights';
import { RIGHTS_TAG, THEME_TAG } from '@/lib/server/tags/page-tags';
import { buildFilteredView } from './filtered-view';
import { buildPageView } from './page-view';
import { loadFrame } from './site-frame';

export type OpenedPage =
  /** A private link to an unpublished state: nothing on it may reveal its address. */
  | { kind: 'page'; view: PageView; isPrivate?: true }
  /**
   * `to` is the whole address, `path` the same without its language; a temporary redirect if the old address may
   * come back.
   */
  | { kind: 'moved'; to: string; path: string; locale: string; isForNow?: true }
  /** `path` as the visitor requested it. */
  | { kind: 'missing'; path: string; frame: SiteFrame };

/**
 * What stands at an address, and tells the page store how to keep it: a page is kept until something it was made of
 * changes, and so is what is answered where there is none (decision 39); neither a path without a page nor an odd
 * spelling is kept (security R-2), nor what a private link shows.
 * @param segments of the path, as the router gives them (percent-encoded)
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function openPage(
  locale: string,
  segments: string[],
  form: 'page' | PageFile,
): Promise<OpenedPage> {
  const address = `/${segments.join('/')}`;
  const { tags: read, ...opened } = await open(locale, address, form === 'page');
  const tags = [...read, RIGHTS_TAG, THEME_TAG];
  const headers = reservationHeaders(await siteRights());
  const path = decodedPath(address);
  const key = form === 'page' ? pageKey(locale, path) : fileKey(form, locale, path);
  if (opened.kind === 'page') {
    const { view, isPrivate } = opened;
    const filters = chosenState(view) || form !== 'page' ? [] : filterSegments(view);
    pageStore().describe(key, {
      ...{ status: 200, tags, headers },
      ...(isPrivate && { isPrivate }),
      ...(filters.length > 0 && { filters }),
    });
    return { kind: 'page', view, ...(isPrivate && { isPrivate }) };
  }
  const isForMissing = opened.kind === 'missing' && form === 'page' && path === MISSING_PATH;
  const status = opened.kind === 'missing' ? 404 : opened.isForNow ? 307 : 308;
  pageStore().describe(key, isForMissing ? { status, tags, headers, isForMissing } : { status, tags: [] });
  return opened;
}

type Found = OpenedPage & { tags: string[] };

/** A requested address and the language that it names. */
interface OpenRequest extends Awaited<ReturnType<typeof findLanguage>> {
  locale: string;
  address: string;
  isPage: boolean;
}

/** Once for the page and its metadata. */
const open = cache(async (locale: string, address: string, isPage: boolean): Promise<Found> => {
  const request = { locale, address, isPage, ...(await findLanguage(locale)) };
  const found = request.isActive
    ? ((await openPreview(request)) ?? (await openPublic(request)))
    : homeInsteadOf(request);
  if (found) return found;
  const { language, languages, isActive } = request;
  const path = isActive ? decodedPath(address) : `/${locale}${address === '/' ? '' : decodedPath(address)}`;
  return { kind: 'missing', path, ...(await loadFrame(language, languages)) };
});

/** The view of a private link; null for every other address. */
async function openPreview({
  locale,
  address,
  isPage,
  language,
  languages,
}: OpenRequest): Promise<Found | null> {
  const token = isPage && locale === language.code ? previewToken(address) : null;
  const path = token === null ? null : await findPreviewed(token, language.id);
  const preview = path && (await buildPageView(path, language, languages, 'preview'));
  return preview ? { kind: 'page', view: preview.view, tags: [], isPrivate: true } : null;
}

/** The page, or where it has moved to. A visitor's filter narrows the page alone: its files have no variants. */
async function openPublic({
  locale,
  address,
  isPage,
  language,
  languages,
}: OpenRequest): Promise<Found | null> {
  const { path: pagePath, filter } = isPage ? splitFilter(address) : { path: address, filter: null };
  const normalised = normalisePath(pagePath);
  if (!normalised.ok) return null;
  const narrowed = (path: string): string => (filter === null ? path : filteredPath(path, filter));
  const canonical = narrowed(normalised.path);
  if (locale !== language.code || canonical !== decodedPath(address))
    return movedTo(canonical, language.code);
  const found = await buildPageView(normalised.path, language, languages);
  const view = found && filter ? await buildFilteredView(found.view, filter, languages) : found?.view;
  if (found && view) return { kind: 'page', view, tags: found.tags };
  const target = found ? null : await findRedirect(normalised.path, [language.id, defaultOf(languages).id]);
  return target === null ? null : movedTo(narrowed(target), language.code);
}

function movedTo(path: string, locale: string): Found {
  // A header holds no letters of other scripts as they are.
  return { kind: 'moved', to: encodeURI(localisePath(path, locale)), path, locale, tags: [] };
}

/** The site's own address leads somewhere, also while the language that has no prefix is switched off. */
function homeInsteadOf({ locale, address, isPage, language }: OpenRequest): Found | null {
  if (!isPage || locale !== ROOT_LOCALE || address !== '/') return null;
  const to = localisePath('/', language.code);
  return { kind: 'moved', to, path: '/', locale: language.code, isForNow: true, tags: [] };
}
