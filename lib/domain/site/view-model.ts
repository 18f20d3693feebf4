import type { AttributeValue, PageDocument } from '../content/model';
import type { MediaFacts } from '../media/model';
import type { LayoutName } from './routes';

/** A page as another page lists it (PageList, navigation, breadcrumb). */
export interface ListedPage {
  /** Without a language prefix. */
  path: string;
  title: string;
  description: string;
  /** `/media/…` of the page's first picture. */
  cover: string | null;
  /** First value of each attribute found on the page, by the attribute's slug. */
  attributes: Record<string, AttributeValue>;
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
  navigation: ListedPage[];
}

/** Everything a public page needs to be drawn, already read: views never fetch. */
export interface PageView {
  frame: SiteFrame;
  document: PageDocument;
  layout: LayoutName;
  /** The language that the content is written in: differs from the frame's when it fell back. */
  contentLanguage: SiteLanguage;
  /** The active languages that the page really has its own text in, default first (decision 6). */
  writtenIn: SiteLanguage[];
  /** Ancestors from the root down, without the page itself. */
  trail: ListedPage[];
  /** Pages that share the page's parent, in order, the page itself among them. */
  siblings: ListedPage[];
  /** Children by parent path, for every PageList of the page. */
  listed: Record<string, ListedPage[]>;
  /** By `/media/…` address. */
  media: Record<string, MediaFacts>;
}
