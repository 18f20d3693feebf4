import type { MediaFacts } from '../media/model';
import type { PageKind } from '../site/page-kinds';
import type { SiteFrame } from '../site/view-model';
import type { ExcerptPart } from './excerpt';
import type { SearchRequest } from './search-request';

/** A page that was found. */
export interface SearchHit {
  /** Without a language prefix. */
  path: string;
  title: string;
  /** Whether it is in the site's default language, for want of the visitor's. */
  isFallback: boolean;
  /** `/media/…` of the page's first picture. */
  cover: string | null;
  kind: PageKind;
  /** That its label names. */
  year: number | null;
  excerpt: ExcerptPart[];
}

/** Everything that the page of a search is drawn from. */
export interface SearchView {
  frame: SiteFrame;
  request: SearchRequest;
  /** In how many pages all words are. */
  total: number;
  hits: SearchHit[];
  /** How many pages there are of each kind and year. */
  kinds: { kind: PageKind; count: number }[];
  years: { year: number; count: number }[];
  /** What was looked for instead of words that are on no page. */
  corrected: string | null;
  /** Facts of the pictures, by `/media/…` address. */
  media: Record<string, MediaFacts>;
}
