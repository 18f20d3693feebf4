import { reservedSegments } from '../languages/catalogue';
import { INPUT } from '../limits';
import { isLookAlike, latinLook } from './look-alike';

/** The language that has no URL prefix. */
export const ROOT_LOCALE = 'en';

/** First segments that belong to the application, beside those of the language catalogue. */
export const APPLICATION_SEGMENTS: ReadonlySet<string> = new Set([
  'api',
  'media',
  'iiif',
  'builds',
  'master',
  'search',
]);

/** Where the 404 of each language is rendered. No page can have this path. */
export const MISSING_PATH = '/_missing';

export type NormalisedPath = { ok: true; path: string } | { ok: false };

export type NewPagePath =
  | { ok: true; path: string }
  | { ok: false; reason: 'malformed' | 'look-alike' | 'reserved' };

/** Why a page's path is refused. */
export const REFUSED_PATH = {
  malformed: 'This is not the path of a page',
  'look-alike': 'This path looks like another one: write each word in one alphabet, with everyday letters',
  reserved: 'This path is reserved',
} as const;

// Marks belong to the letters of scripts such as Devanagari and Thai, and modifier letters to Japanese words.
const SEGMENT = /^(?:[\p{Ll}\p{Lo}\p{Lm}\p{Nd}-]\p{M}*)+$/u;

function decodeOnce(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function normaliseSegment(segment: string): string | null {
  const decoded = decodeOnce(segment);
  if (decoded === null) return null;
  // Lower-casing can leave a letter and its mark apart, so the composed form is made last.
  const folded = decoded.normalize('NFC').toLowerCase().normalize('NFC');
  return SEGMENT.test(folded) ? folded : null;
}

/**
 * The one spelling of a page's path (`path`): a trailing slash, upper case, one level of
 * percent-encoding and a decomposed form are put right, anything else is refused. Segments are split before they are
 * decoded, so an encoded slash never becomes a separator. A language prefix is taken off only where the caller names
 * the prefixes: at the site's own addresses an inactive language has to stay unknown.
 */
export function normalisePath(input: string, prefixes: ReadonlySet<string> = new Set()): NormalisedPath {
  if (!input.startsWith('/')) return { ok: false };
  const trimmed = input.length > 1 && input.endsWith('/') ? input.slice(0, -1) : input;
  const segments: string[] = [];
  for (const raw of input === '/' ? [] : trimmed.slice(1).split('/')) {
    const segment = normaliseSegment(raw);
    if (segment === null) return { ok: false };
    segments.push(segment);
  }
  const [first] = segments;
  if (first !== undefined && prefixes.has(first)) segments.shift();
  const path = `/${segments.join('/')}`;
  return [...path].length <= INPUT.pathCharacters ? { ok: true, path } : { ok: false };
}

/** Normalises a path in a request body: as `normalisePath`, with a language prefix removed. */
export function normaliseRequestedPath(input: string): NormalisedPath {
  return normalisePath(input, reservedSegments());
}

/**
 * Whether a page may be created at, or moved to, this path. Refused are paths of a language or of the application,
 * paths that look like a language's, and paths that could be mistaken for another.
 */
export function validateNewPagePath(input: string): NewPagePath {
  const normalised = normalisePath(input);
  if (!normalised.ok) return { ok: false, reason: 'malformed' };
  if (isLookAlike(normalised.path)) return { ok: false, reason: 'look-alike' };
  const [, first = '', ...others] = normalised.path.split('/');
  // The framework takes a last segment of this name for the address above it.
  const isIndex = (others.at(-1) ?? first) === 'index';
  const look = latinLook(first);
  if (isIndex || APPLICATION_SEGMENTS.has(look) || reservedSegments().has(look))
    return { ok: false, reason: 'reserved' };
  return normalised;
}

/** The address of a page in a language: `/about` in `ru` is `/ru/about`, in English `/about`. */
export function localisePath(path: string, locale: string): string {
  if (locale === ROOT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

export interface SplitPath {
  locale: string;
  /** Without the prefix, not normalised. */
  path: string;
  /** True for `/en/about` too, which goes permanently to `/about`. */
  hasPrefix: boolean;
}

/**
 * Splits a known language's prefix off a pathname, whatever its case; without one the language is that of the
 * root.
 */
export function splitLocale(pathname: string, knownCodes: Iterable<string>): SplitPath {
  const first = (pathname.split('/', 2)[1] ?? '').toLowerCase();
  for (const code of knownCodes) {
    if (first !== '' && code.toLowerCase() === first) {
      return { locale: code, path: pathname.slice(first.length + 1) || '/', hasPrefix: true };
    }
  }
  return { locale: ROOT_LOCALE, path: pathname, hasPrefix: false };
}

/** The path one level up: `/` for a first level, null for the home page, which has none. */
export function parentPathOf(path: string): string | null {
  if (path === '/') return null;
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
