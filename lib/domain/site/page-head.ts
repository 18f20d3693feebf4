import { META } from '../limits';
import { type Alternate, absoluteAddress, alternatesOf, pageAddress } from './absolute';
import { chosenState } from './chosen-state';
import { type FeedPath, feedsOf } from './feeds';
import { countCharacters } from './meta';
import { pageFilePath } from './page-files';
import { type Subject, subjectOf } from './subject';
import type { PageView, SiteLanguage } from './view-model';

export interface HeadFacts {
  /** Origin, from the environment and never from a request (security H-4). */
  siteUrl: string;
  /** The artist's name in the language of the page. */
  artist: string;
}

/** Metadata of a page for search engines and other sites. */
export interface PageHead {
  title: string;
  description: string;
  keywords: string[];
  canonical: string;
  /** Real translations and `x-default`; none where the canonical address is another one. */
  alternates: Alternate[];
  isIndexed: boolean;
  /** News in the page's language. */
  feeds: { path: FeedPath; href: string }[];
  openGraph: {
    type: 'website' | 'profile' | 'article';
    title: string;
    locale: string;
    alternateLocales: string[];
    modifiedAt: string;
  };
}

const TYPES: Partial<Record<Subject, PageHead['openGraph']['type']>> = {
  person: 'profile',
  work: 'article',
  exhibition: 'article',
  event: 'article',
  text: 'article',
};

/** The title as the owner wrote it, with the artist's name where there is room for it and it is not there yet. */
export function documentTitle(title: string, artist: string): string {
  if (title === '') return artist;
  const whole = `${title} · ${artist}`;
  const isNamed = artist === '' || title.toLowerCase().includes(artist.toLowerCase());
  return isNamed || countCharacters(whole) >= META.titleCharacters ? title : whole;
}

/** The document title of a page, also shown in search results. */
export function headTitle(path: string, title: string, artist: string): string {
  // The home page's title names the artist already, inflected as the language wants it.
  return path === '/' ? title || artist : documentTitle(title, artist);
}

/** Open Graph names a language with a territory: the likeliest one of the tag (`uk` is `uk_UA`). */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/**
 * The head of a page. A page that fell back to another language points to its address in that one, so that one text
 * has one address; another state of a list points to the page itself and is not indexed.
 */
export function pageHead(view: PageView, { siteUrl, artist }: HeadFacts): PageHead {
  const { document, contentLanguage, frame, writtenIn } = view;
  const { path, updatedAt } = document.translation;
  const isWhole = chosenState(view) === null;
  const isOwn = contentLanguage.code === frame.language.code;
  const locales = (languages: readonly SiteLanguage[]) =>
    languages.filter(({ code }) => code !== contentLanguage.code).map(({ tag }) => openGraphLocale(tag));
  return {
    title: headTitle(path, document.meta.title, artist),
    description: document.meta.description,
    keywords: document.meta.keywords,
    canonical: pageAddress(siteUrl, path, contentLanguage),
    isIndexed: isWhole,
    alternates: isOwn && isWhole ? alternatesOf(siteUrl, path, writtenIn) : [],
    feeds: feedsOf(path, frame.feeds).map((feed) => ({
      path: feed,
      href: absoluteAddress(siteUrl, pageFilePath('feed', feed, frame.language.code)),
    })),
    openGraph: {
      type: TYPES[subjectOf({ kind: view.kind, path })] ?? 'website',
      title: document.meta.title || artist,
      locale: openGraphLocale(contentLanguage.tag),
      alternateLocales: locales(writtenIn),
      modifiedAt: updatedAt,
    },
  };
}
