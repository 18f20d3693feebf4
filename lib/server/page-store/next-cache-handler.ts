import 'server-only';

import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { builtStyles, inlineStyles } from '../page-styles/inline-styles';
import { contentSecurityPolicy } from './content-security';
import { dressForVisitors } from './dress-for-visitors';
import type { Entry } from './entry';
import { delayScripts } from './late-scripts';
import { keyFromRouteCache } from './page-key';
import { entryBody, type Rendered, type RenderNotes } from './page-store';
import { pageStore } from './shared-store';

type Value = Parameters<CacheHandler['set']>[1];
type PageValue = Extract<NonNullable<Value>, { kind: 'APP_PAGE' }>;
type RouteValue = Extract<NonNullable<Value>, { kind: 'APP_ROUTE' }>;

/** On a host without the small server nothing polls: a look at the renewals is then made with the request. */
const MAX_AGE_MS = 500;
/** Browsers and shared caches may keep a page, but ask each time whether it is still the one. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** For pages shown by a private link, whose address is a secret. */
const PRIVATE_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** Next.js's cache handler, backed by the page store. */
export default class NextCacheHandler {
  async get(name: string, context: { kind: string }): Promise<CacheHandlerValue | null> {
    if (context.kind !== 'APP_PAGE' && context.kind !== 'APP_ROUTE') return null;
    const key = keyFromRouteCache(name);
    const found = await pageStore().lookup(key, MAX_AGE_MS);
    if (found.state === 'missing' || found.state === 'stale') {
      pageStore().beginRender(key);
      return null;
    }
    return {
      lastModified: found.entry.renderedAt,
      value: await toValue(found.entry),
      cacheControl: { revalidate: false, expire: undefined },
    };
  }

  /** Next.js answers the first visitor with the same object, so changes to it reach that answer too. */
  async set(name: string, value: Value): Promise<void> {
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return;
    const key = keyFromRouteCache(name);
    const notes = pageStore().takeNotes(key);
    value.headers = { ...value.headers, ...notes?.headers };
    // Then what a page must say in any case: of a private one, that robots keep away.
    if (value.kind === 'APP_PAGE') dressPage(value, notes);
    if (notes && value.status === notes.status && isKept(notes)) {
      await pageStore().put(key, toRendered(value), notes);
    } else if (notes) {
      await pageStore().remove(key);
    }
  }

  /** Renewal goes through the store itself, with the number that orders it among servers. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

function isKept({ status, isPrivate, isForMissing }: RenderNotes): boolean {
  return isForMissing ? status === 404 : status === 200 && !isPrivate;
}

function dressPage(value: PageValue, notes: RenderNotes | null): void {
  // A view that was drawn for a path without a page is a full page, but its status is not 200.
  if (notes && (value.status ?? 200) === 200) value.status = notes.status;
  value.status ??= 200;
  // Only pages of the site say something of themselves: the panel is drawn by React.
  const { html, styles } = notes
    ? dressForVisitors(value.html)
    : inlineStyles(delayScripts(value.html), builtStyles);
  value.html = html;
  const isPublic = notes !== null && value.status === 200 && !notes.isPrivate;
  value.headers = {
    ...value.headers,
    'content-security-policy': contentSecurityPolicy(value.html, { isFramed: isPublic, styles }),
    'cache-control': isPublic ? PAGE_CACHE_CONTROL : 'no-store',
    ...(notes?.isPrivate && PRIVATE_HEADERS),
  };
}

function toRendered(value: PageValue | RouteValue): Rendered {
  const headers: Record<string, string> = {};
  for (const [name, header] of Object.entries(value.headers ?? {})) {
    if (header !== undefined && name !== 'x-next-cache-tags') headers[name] = String(header);
  }
  return value.kind === 'APP_ROUTE'
    ? { kind: 'route', headers, body: value.body }
    : {
        kind: 'page',
        headers,
        body: value.html,
        ...(value.rscData && { rsc: value.rscData }),
        ...(value.segmentData && { segments: value.segmentData }),
      };
}

async function toValue(entry: Entry): Promise<NonNullable<Value>> {
  const body = await entryBody(entry);
  // A copy, because Next.js may modify it.
  const headers = { ...entry.headers };
  if (entry.kind === 'route') {
    return { kind: 'APP_ROUTE', body, status: entry.status, headers } as RouteValue;
  }
  return {
    kind: 'APP_PAGE',
    html: body.toString(),
    rscData: entry.rsc,
    segmentData: entry.segments,
    headers,
    status: entry.status,
    postponed: undefined,
  } as PageValue;
}
