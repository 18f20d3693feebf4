/**
 * Pages that the product links to by itself, and their initial paths. Links follow the page if it moves, and are
 * omitted while visitors cannot find it.
 */
export const KNOWN_PAGES = {
  about: '/about',
  works: '/works',
  exhibitions: '/exhibitions',
  contact: '/contact',
  privacy: '/legal/privacy-policy',
  terms: '/legal/terms-of-use',
} as const;

export type KnownPage = keyof typeof KNOWN_PAGES;
