/** The ways to see what a page lists, besides as it is written. */
export type ListViewWay = 'list' | 'timeline';

/** A visitor's filter as the address has it; attribute and value are slugs. */
export interface FilterAddress {
  attribute: string;
  value: string;
  /** The way in which what is left is seen, where it is not as it is written. */
  view?: ListViewWay;
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
/** The attribute that says the way alone. */
export const VIEW = 'view';
const ALSO_VIEW = /,view=(list|timeline)$/i;
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

/** The last segment of a filtered page's address: `kind=studio`, `year=2024,view=list`. "=" stands in no path of a page. */
export function filterSegment({ attribute, value, view }: FilterAddress): string {
  return `${attribute}${SIGN}${value}${view === undefined ? '' : `,${VIEW}${SIGN}${view}`}`;
}

/** The path of a page as one choice narrows it. */
export function filteredPath(path: string, filter: FilterAddress): string {
  return `${path === '/' ? '' : path}/${filterSegment(filter)}`;
}

function readSegment(raw: string): FilterAddress | null {
  // An encoded slash is part of no name (security R-2).
  if (ENCODED_SLASH.test(raw)) return null;
  try {
    const whole = decodeURIComponent(raw);
    const seen = ALSO_VIEW.exec(whole);
    const text = seen === null ? whole : whole.slice(0, seen.index);
    const at = text.indexOf(SIGN);
    if (at < 0) return null;
    const filter = { attribute: filterSlug(text.slice(0, at)), value: filterSlug(text.slice(at + 1)) };
    if (filter.attribute === '' || filter.value === '') return null;
    if (seen === null) return filter;
    // One way is enough.
    return filter.attribute === VIEW ? null : { ...filter, view: filterSlug(seen[1] ?? '') as ListViewWay };
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
