import type { ListViewWay } from '../addresses/page-filter';
import type { AttributeValue, PageDocument } from '../content/model';
import type { MediaFacts } from '../media/model';
import type { FeedPath } from './feeds';
import type { KnownPage } from './known-pages';
import type { PageKind } from './page-kinds';
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
  /** Names of the attributes, in the page's language. */
  attributeNames: Record<string, string>;
}

/** A page that the label of another one names, in the visitor's language or else the default one. */
export type NamedPage = Pick<ListedPage, 'path' | 'title' | 'isFallback'>;

/** A link of the menu or the footer: to a page, or to an address elsewhere. */
export type MenuLink = (NamedPage | { address: string; title: string; isFallback?: true }) & {
  /** What the menu shows below it. */
  below: MenuLink[];
};

/** Pages that belong with a page by what they are and by what links them. */
export interface RelatedPages {
  /** Exhibitions and events that name the page, the latest first. */
  shownIn: ListedPage[];
  /** Texts and press that name the page. */
  writtenAbout: ListedPage[];
  /** Works that name the page, which is a series, an exhibition or an event, where it does not list them itself. */
  works: ListedPage[];
  /** Some other works of the series that the page is of. */
  moreOf: { series: NamedPage; works: ListedPage[] } | null;
}

/** The data of a page list. */
export interface ListedPages {
  pages: ListedPage[];
  /** Facts of their pictures, by `/media/…` address. */
  media: Record<string, MediaFacts>;
}

export interface FilterBarOption {
  /** The path of the filtered page, without a language prefix. */
  path: string;
  /** As its address writes it. */
  value: string;
  /** Booleans are translated; other values are shown as they are. */
  label: string | number | boolean;
  count: number;
  isChosen: boolean;
}

/** How a page can show the pages that it lists: as it is written, in a line for each, or by their years. */
export type ListViewName = 'wall' | ListViewWay;

/** The filter that a page offers. */
export interface FilterBar {
  /** What kind of things it counts. */
  kind: 'quotes' | 'pictures' | 'works' | 'pages' | 'entries';
  /** Whether they can be searched by their text (`data-filter-item`). */
  isSearchable: boolean;
  total: number;
  shown: number;
  /** Id of the first section with something that is counted: the bar stands before it. */
  beforeSection: string;
  /** The path of all that is listed, seen in the same way. */
  wholePath: string;
  groups: { attribute: string; name: string; options: FilterBarOption[] }[];
  /** The ways to show what it lists, by their paths without a language prefix; none where there is one only. */
  listViews: { name: ListViewName; path: string; isChosen: boolean }[];
}

/** Another state of a page, at an address below its own. */
export interface ChosenState {
  /** Its path, without a language prefix. */
  path: string;
  /** The same state in other languages, by code; languages without it are omitted. */
  alternates: Record<string, string>;
}

/** The filter that a visitor has chosen. */
export interface ChosenFilter extends ChosenState {
  /** Slugs of the attribute and of its value. */
  attribute: string;
  value: string;
  /** The same as readable names, in the content's language. */
  name: string;
  label: string | number | boolean;
}

/** What a page lists, as its visitor has chosen to see it. */
export interface ChosenListView extends ChosenState {
  name: ListViewWay;
  /** Everything that it lists once, the latest first; what says no year is last. */
  years: { year: number | null; pages: ListedPage[] }[];
  /** The attribute that says the years, in words of its own (`c. 2019`); null where their days do. */
  yearAttribute: string | null;
  /** What else many of them say, with its names in the content's language. */
  columns: { attribute: string; name: string }[];
}

export interface SiteLanguage {
  code: string;
  /** BCP 47, for `lang` and `hreflang`. */
  tag: string;
  name: string;
  iconCode: string;
  dir: 'ltr' | 'rtl';
}

/** The mark of the site in the header. */
export interface HeaderMark extends Pick<MediaFacts, 'width' | 'height'> {
  /** `/media/…` */
  src: string;
  /** Whether the name is not written beside it. */
  isAlone: boolean;
  /** Whether it is drawn in the colour of the words around it. */
  isInWords?: boolean;
}

/** What every page shows around its content. */
export interface SiteFrame {
  language: SiteLanguage;
  /** Active ones, default first. */
  languages: SiteLanguage[];
  /** The pages below home. */
  navigation: ListedPage[];
  menu: MenuLink[];
  /** What the footer leads to beside legal texts. */
  footer: MenuLink[];
  /** Legal texts: they stand in the footer and not in the menu. */
  legal: ListedPage[];
  /** The pages that visitors of this language can find. */
  known: Partial<Record<KnownPage, ListedPage>>;
  /** The feeds that there are. */
  feeds: FeedPath[];
  /** Codes of the languages whose visitors find the home page. */
  homeIn: string[];
  /** Left out where the name stands by itself. */
  mark?: HeaderMark;
}

/** Everything a public page needs to be drawn, already read: views never fetch. */
export interface PageView {
  frame: SiteFrame;
  document: PageDocument;
  layout: LayoutName;
  /** What the page is. */
  kind: PageKind;
  /** The day on which it is drawn: ISO 8601, UTC. */
  today: string;
  /** The language that the content is written in: differs from the frame's when it fell back, or nothing is translated. */
  contentLanguage: SiteLanguage;
  /** The active languages that the page really has its own text in, default first. */
  writtenIn: SiteLanguage[];
  /** Ids of blocks and sections that are still in the source language, and `title` (decision 30). */
  untranslated: string[];
  /** The language that is translated from. */
  sourceLanguage: SiteLanguage;
  /** Ancestors from the root down, without the page itself. */
  trail: ListedPage[];
  /** The layout of the page directly above, where visitors find that. */
  parentLayout: LayoutName | null;
  /** Pages that share the page's parent, in order, the page itself among them. */
  siblings: ListedPage[];
  /** Children by parent path, for every PageList of the page. */
  listed: Record<string, ListedPage[]>;
  /** The pages that its labels name, as far as visitors find them, by the address that stands there. */
  named: Record<string, NamedPage>;
  related: RelatedPages;
  /** By `/media/…` address. */
  media: Record<string, MediaFacts>;
  /** The filter in effect; null on the page itself, which is the canonical one. */
  filter: ChosenFilter | null;
  /** Null where the page is shown as it is written. */
  listView: ChosenListView | null;
  /** Null if there is nothing to filter. */
  filterBar: FilterBar | null;
}
