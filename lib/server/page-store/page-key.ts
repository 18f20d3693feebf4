import 'server-only';

import { MISSING_PATH, ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import {
  INNER_FOLDERS,
  PAGE_FILES,
  type PageFile,
  SITE_FOLDER,
  siteFileAddress,
  siteFileAt,
} from '@/lib/domain/site/page-files';

/** `en/about`, or `en` for the home page: the one name under which a page in one language is kept. */
export function pageKey(locale: string, path: string): string {
  return path === '/' ? locale : `${locale}${path}`;
}

/** The key of a file beside a page (`page-files.ts`). */
export function fileKey(file: PageFile, locale: string, path: string): string {
  return `${PAGE_FILES[file].folder}/${pageKey(locale, path)}`;
}

/** The key of a language's 404. */
export function missingKey(locale: string): string {
  return pageKey(locale, MISSING_PATH);
}

/** The key of something that the site has once. */
export function siteFileKey(name: string): string {
  return `${SITE_FOLDER}/${name}`;
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

/** The address that a browser uses for a key. */
export function addressOf(key: string): string {
  if (key.startsWith(`${SITE_FOLDER}/`)) return siteFileAddress(key.slice(SITE_FOLDER.length + 1));
  const file = Object.values(PAGE_FILES).find(({ folder }) => key.startsWith(`${folder}/`));
  const localised = file ? key.slice(file.folder.length + 1) : key;
  const isRoot = localised === ROOT_LOCALE || localised.startsWith(`${ROOT_LOCALE}/`);
  const path = isRoot ? localised.slice(ROOT_LOCALE.length) : `/${localised}`;
  return encodeURI(file ? `${path}/${file.name}` : path || '/');
}

/**
 * The keys under which the answer to a decoded pathname may be kept: with its first segment as the language, or as
 * a path of the language without a prefix. None for a spelling that is not the canonical one.
 */
export function candidateKeys(pathname: string): string[] {
  const siteFile = siteFileAt(pathname);
  if (siteFile !== null) return [siteFileKey(siteFile)];
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const file = Object.values(PAGE_FILES).find(({ name }) => name === last);
  const path = file ? pathname.slice(0, -last.length - 1) || '/' : pathname;
  const first = path.split('/', 2)[1] ?? '';
  if (
    first === ROOT_LOCALE ||
    INNER_FOLDERS.includes(first) ||
    (path !== '/' && path.endsWith('/')) ||
    path.includes('//')
  )
    return [];
  const keys = path === '/' ? [ROOT_LOCALE] : [path.slice(1), `${ROOT_LOCALE}${path}`];
  return file ? keys.map((key) => `${file.folder}/${key}`) : keys;
}
