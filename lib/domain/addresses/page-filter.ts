/** A visitor's filter as the address has it; both parts are slugs. */
export interface FilterAddress {
  attribute: string;
  value: string;
}

export interface FilterPath {
  /** The page's path as requested. */
  path: string;
  /** Null where the last segment is no filter. */
  filter: FilterAddress | null;
}

/** Longer values are distinguished by their beginnings only. */
const SLUG_CHARACTERS = 60;
const SIGN = '=';
const ENCODED_SLASH = /%(?:25)*2f/i;

/**
 * Words as a segment of an address holds them: lower case, composed letters and digits of any script, hyphens for
 * everything between. Values that read alike this way are one choice. Empty where there is no letter or digit.
 */
export function filterSlug(text: string): string {
  const folded = text.normalize('NFC').toLowerCase().normalize('NFC');
  const words = folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return [...words].slice(0, SLUG_CHARACTERS).join('').replace(/-$/, '');
}

/** A value in an address; the words for yes and no are the same in every language. Empty for no value. */
export function valueSlug(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // Only letters and digits survive in a slug, so a sign is replaced by a word.
  return filterSlug(typeof value === 'number' ? String(value).replace(/^-/, 'minus ') : value);
}

/** The last segment of a filtered page's address: `kind=studio`. "=" stands in no path of a page. */
export function filterSegment({ attribute, value }: FilterAddress): string {
  return `${attribute}${SIGN}${value}`;
}

/** The path of a page as one choice narrows it. */
export function filteredPath(path: string, filter: FilterAddress): string {
  return `${path === '/' ? '' : path}/${filterSegment(filter)}`;
}

function readSegment(raw: string): FilterAddress | null {
  // An encoded slash is part of no name (security R-2).
  if (ENCODED_SLASH.test(raw)) return null;
  try {
    const text = decodeURIComponent(raw);
    const at = text.indexOf(SIGN);
    if (at < 0) return null;
    const filter = { attribute: filterSlug(text.slice(0, at)), value: filterSlug(text.slice(at + 1)) };
    return filter.attribute === '' || filter.value === '' ? null : filter;
  } catch {
    return null;
  }
}

/**
 * Splits a visitor's filter off an address: one segment at its end, in any spelling. The rest is the page's path
 * as requested; a filter anywhere else leaves a path that no page can have.
 */
export function splitFilter(requested: string): FilterPath {
  const at = requested.lastIndexOf('/');
  const filter = at < 0 ? null : readSegment(requested.slice(at + 1));
  return filter === null ? { path: requested, filter } : { path: requested.slice(0, at) || '/', filter };
}
