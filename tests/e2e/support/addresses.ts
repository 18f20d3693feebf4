import { localisePath } from '@/lib/domain/addresses/paths';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;

type Language = (typeof LANGUAGES)[number];

/** One public page for each route, and for each category of works. */
const ROUTE_KINDS = [
  '/',
  '/about',
  '/about/awards-and-honors',
  '/about/collections',
  '/about/photos',
  '/about/quotes',
  '/contact',
  '/exhibitions',
  '/exhibitions/the-weight-of-light-2021',
  '/legal/privacy-policy',
  '/legal/terms-of-use',
  '/works',
  '/works/digital-art/virtual-worlds',
  '/works/digital-art/virtual-worlds/tidal-archive',
  '/works/digital-art/monumental-sculptures/hollow-titan',
  '/works/digital-art/new-media',
  '/works/digital-art/nft/genesis-petals',
] as const;

/** Addresses that are no public pages but can be visited. */
export const SIGN_IN_PAGES = ['/master', '/master/pages'] as const;

/** Lists as visitors narrow and see them (docs/reference/lists-and-filters.md#visitors), whose addresses are words of each language. */
const NARROWED: Record<Language, readonly string[]> = {
  en: ['/about/photos/kind=studio', '/works/year=2024', '/works/view=list'],
  ru: ['/ru/about/photos/kind=мастерская', '/ru/works/year=2024', '/ru/works/view=timeline'],
  uk: ['/uk/about/photos/kind=майстерня', '/uk/works/year=2024'],
};

/** The address of every kind of page in a language, lists that were narrowed included. */
const everyKind = (language: Language): string[] => [
  ...inLanguage(ROUTE_KINDS, language),
  ...narrowed(language),
];

/** Each kind of page in the default language and in one of the others, which take turns: views are the same in all. */
export const kindsInTurn = (language: Language): string[] => {
  const turn = LANGUAGES.indexOf(language);
  return everyKind(language).filter((_, index) => turn === 0 || index % 2 === turn - 1);
};

/** Lists that were narrowed, by their addresses in a language. */
export const narrowed = (language: Language): string[] => NARROWED[language].map(encodeURI);

/** Paths in a language, by their addresses. */
export const inLanguage = (paths: readonly string[], language: string): string[] =>
  paths.map((path) => localisePath(path, language));
