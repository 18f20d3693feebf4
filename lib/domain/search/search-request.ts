import { localisePath } from '../addresses/paths';
import { PAGE_KINDS, type PageKind } from '../site/page-kinds';

/** Where the search of the site stands, in each language. No page can have this path. */
export const SEARCH_PATH = '/search';

/** Characters of what somebody looks for; the rest is not read. */
export const SEARCH_CHARACTERS = 100;

/** Pages on one page of results. */
export const RESULTS_AT_ONCE = 24;

/** Nobody reads further; to find more, one says more. */
const LAST_PART = 40;

/** What a visitor looks for, as the address says it. */
export interface SearchRequest {
  /** As typed, spaces put right; empty where nothing is looked for yet. */
  words: string;
  /** Pages of this kind alone. */
  kind: PageKind | null;
  /** Pages whose label names this year alone. */
  year: number | null;
  /** Which part of the results, from 1. */
  part: number;
}

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** A number of so many digits at most; null for anything else. */
function readNumber(text: string, digits: number): number | null {
  return text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : null;
}

/** What the query of an address looks for. Everything can be typed there: what makes no sense is left out. */
export function readSearch(query: Parameters): SearchRequest {
  const first = (name: string) => [query[name] ?? ''].flat()[0] ?? '';
  const words = [
    ...first('q')
      .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
      .trim(),
  ];
  return {
    words: words.slice(0, SEARCH_CHARACTERS).join('').trim(),
    kind: PAGE_KINDS.find((kind) => kind === first('kind')) ?? null,
    year: readNumber(first('year'), 4),
    part: Math.min(readNumber(first('part'), 2) ?? 1, LAST_PART),
  };
}

/** The address of a search, in a language. */
export function searchAddress({ words, kind, year, part }: SearchRequest, locale: string): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (kind !== null) query.set('kind', kind);
  if (year !== null) query.set('year', String(year));
  if (part > 1) query.set('part', String(part));
  const path = localisePath(SEARCH_PATH, locale);
  return query.size === 0 ? path : `${path}?${query}`;
}
