import 'server-only';

import { ROOT_LOCALE } from '@/lib/domain/site/paths';

/** `en/about`, or `en` for the home page: the one name under which a page in one language is kept. */
export function pageKey(locale: string, path: string): string {
  return path === '/' ? locale : `${locale}${path}`;
}

/** Where the page's public content as JSON is routed inside (public address: `{page}/_payload.json`). */
const PAYLOAD_ROUTE = '_payload';

/** The key of a page's public content as JSON. */
export function payloadKey(locale: string, path: string): string {
  return `${PAYLOAD_ROUTE}/${pageKey(locale, path)}`;
}

/** The key in a name that Next.js gives to its cache handler (`/route-cache/{kind}/{hash}/${pathname}`). */
export function keyFromRouteCache(name: string): string {
  const mark = name.indexOf('/$/');
  return decodedPath((mark < 0 ? name : name.slice(mark + 2)).replace(/^\/+/, ''));
}

/** A path as it is read; an encoded slash stays encoded, or `/a%2Fb` would be kept under the name of `/a/b`. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'));
  } catch {
    return path;
  }
}

const PAYLOAD_FILE = /\/_payload\.json$/;

/** The address of what is kept under a key, as a browser asks for it. */
export function addressOf(key: string): string {
  const isPayload = key.startsWith(`${PAYLOAD_ROUTE}/`);
  const localised = isPayload ? key.slice(PAYLOAD_ROUTE.length + 1) : key;
  const isRoot = localised === ROOT_LOCALE || localised.startsWith(`${ROOT_LOCALE}/`);
  const path = isRoot ? localised.slice(ROOT_LOCALE.length) : `/${localised}`;
  return encodeURI(isPayload ? `${path}/_payload.json` : path || '/');
}

/**
 * The keys under which the answer to a decoded pathname may be kept: with its first segment as the language, or as
 * a path of the language without a prefix. None for a spelling that is not the canonical one.
 */
export function candidateKeys(pathname: string): string[] {
  const isPayload = PAYLOAD_FILE.test(pathname);
  const path = isPayload ? pathname.replace(PAYLOAD_FILE, '') || '/' : pathname;
  const first = path.split('/', 2)[1];
  if (
    first === ROOT_LOCALE ||
    first === PAYLOAD_ROUTE ||
    (path !== '/' && path.endsWith('/')) ||
    path.includes('//')
  )
    return [];
  const keys = path === '/' ? [ROOT_LOCALE] : [path.slice(1), `${ROOT_LOCALE}${path}`];
  return isPayload ? keys.map((key) => `${PAYLOAD_ROUTE}/${key}`) : keys;
}
