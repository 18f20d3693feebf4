import { localisePath } from '@/lib/domain/site/paths';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;

/** One public page for each row of specification §2.1, and for each category of works. */
export const ROUTE_KINDS = [
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

/** What is no public page and a visitor may still come to. */
export const CLOSED_DOORS = ['/master', '/master/pages'] as const;

/** Those of a language, by their addresses. */
export const inLanguage = (paths: readonly string[], language: string): string[] =>
  paths.map((path) => localisePath(path, language));
