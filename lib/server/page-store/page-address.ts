import 'server-only';

import { type FilterAddress, filteredPath, splitFilter } from '@/lib/domain/addresses/page-filter';
import { normalisePath, ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import { previewToken } from '@/lib/domain/addresses/preview-address';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { PAGE_FILES, siteFileAt } from '@/lib/domain/site/page-files';

/** A page's address, split into its parts. */
export interface PageAddress {
  /** The code of any language that the site could have. */
  locale: string;
  /** Null where no page can have it. */
  path: string | null;
  filter: FilterAddress | null;
  /** The token of a private link. */
  token: string | null;
}

const FILE_NAMES: ReadonlySet<string> = new Set(Object.values(PAGE_FILES).map(({ name }) => name));

/**
 * Parses a decoded pathname that is a page's canonical address, or that no page can have; null for files, and for
 * addresses that redirect to their canonical spelling.
 */
export function readPageAddress(pathname: string): PageAddress | null {
  const first = pathname.split('/', 2)[1] ?? '';
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isAnotherSpelling = first === ROOT_LOCALE || last === '' || pathname.includes('//');
  if (isAnotherSpelling || siteFileAt(pathname) !== null || FILE_NAMES.has(last)) return null;
  const isPrefixed = reservedSegments().has(first);
  const locale = isPrefixed ? first : ROOT_LOCALE;
  const requested = isPrefixed ? pathname.slice(first.length + 1) || '/' : pathname;
  // Next.js would take it for the parent page.
  if (requested === '/index') return null;
  // As the application decodes it: an encoded character stays encoded.
  const { path, filter } = splitFilter(requested.split('/').map(encodeURIComponent).join('/'));
  const normalised = normalisePath(path);
  if (!normalised.ok) return { locale, path: null, filter: null, token: previewToken(requested) };
  const canonical = filter ? filteredPath(normalised.path, filter) : normalised.path;
  return canonical === requested ? { locale, path: normalised.path, filter, token: null } : null;
}
