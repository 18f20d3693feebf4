import type { AttributeValue, PageDocument } from '../content/model';
import type { MediaFacts } from '../media/model';
import type { FeedPath } from './feeds';
import type { KnownPage } from './known-pages';
import type { LayoutName } from './routes';

/** A page as another page lists it (PageList, navigation, breadcrumb). */
export interface ListedPage {
  /** Without a language prefix. */
  path: string;
  title: string;
  /** Whether it says all this in the site's default language, for want of the visitor's. */
  isFallback?: true;
  description: string;
  /** `/media/…` of the page's first picture. */
  cover: string | null;
  /** First value of each attribute found on the page, by the attribute's slug. */
  attributes: Record<string, AttributeValue>;
  /** What those attributes are called, in the language of the page. */
  attributeNames: Record<string, string>;
}

/** What a list of pages is drawn from. */
export interface ListedPages {
  pages: ListedPage[];
  /** Of their pictures, by `/media/…` address. */
  media: Record<string, MediaFacts>;
}

export interface FilterBarOption {
  /** Of the page as this choice narrows it, without a language prefix. */
  path: string;
  /** Yes and no are said in the visitor's language, anything else as it is. */
  label: string | number | boolean;
  count: number;
  isChosen: boolean;
}

/** What a list-like page offers to narrow it by. */
export interface FilterBar {
  /** What is counted. */
  kind: 'quotes' | 'pictures' | 'works' | 'pages' | 'entries';
  /** Whether what is counted can be searched by its words (`data-filter-item`). */
  isSearchable: boolean;
  total: number;
  shown: number;
  /** Id of the first section with something that is counted: the bar stands before it. */
  beforeSection: string;
  groups: { attribute: string; name: string; options: FilterBarOption[] }[];
}

/** What a visitor chose to see of a page. */
export interface ChosenFilter {
  /** Slugs of the attribute and of its value. */
  attribute: string;
  value: string;
  /** The same as people read them, in the content's language. */
  name: string;
  label: string | number | boolean;
  /** Of the page as the choice narrows it, without a language prefix. */
  path: string;
  /** The same choice in other languages, by their code; a language that does not have it is left out. */
  alternates: Record<string, string>;
}

export interface SiteLanguage {
  code: string;
  /** BCP 47, for `lang` and `hreflang`. */
  tag: string;
  name: string;
  iconCode: string;
  dir: 'ltr' | 'rtl';
}

/** What every page shows around its content. */
export interface SiteFrame {
  language: SiteLanguage;
  /** Active ones, default first. */
  languages: SiteLanguage[];
  /** The pages below home. */
  navigation: ListedPage[];
  /** Legal texts: they stand in the footer and not in the menu. */
  legal: ListedPage[];
  /** Those that visitors of this language find. */
  known: Partial<Record<KnownPage, ListedPage>>;
  /** The feeds that there are. */
  feeds: FeedPath[];
  /** Codes of the languages whose visitors find the home page. */
  homeIn: string[];
}

/** Everything a public page needs to be drawn, already read: views never fetch. */
export interface PageView {
  frame: SiteFrame;
  document: PageDocument;
  layout: LayoutName;
  /** The language that the content is written in: differs from the frame's when it fell back, or nothing is translated. */
  contentLanguage: SiteLanguage;
  /** The active languages that the page really has its own text in, default first. */
  writtenIn: SiteLanguage[];
  /** What of the text still is in the source language: ids of blocks and sections, and `title` (decision 30). */
  untranslated: string[];
  /** The language that is translated from. */
  sourceLanguage: SiteLanguage;
  /** Ancestors from the root down, without the page itself. */
  trail: ListedPage[];
  /** Pages that share the page's parent, in order, the page itself among them. */
  siblings: ListedPage[];
  /** Children by parent path, for every PageList of the page. */
  listed: Record<string, ListedPage[]>;
  /** By `/media/…` address. */
  media: Record<string, MediaFacts>;
  /** The choice that narrows what is shown: null on the page itself, which stays the canonical one. */
  filter: ChosenFilter | null;
  /** Null where there is nothing to narrow the page by. */
  filterBar: FilterBar | null;
}
