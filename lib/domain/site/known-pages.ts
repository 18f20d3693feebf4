/**
 * Pages that the product itself leads to, and where a site has them at first. What is meant is the page and not the
 * address: one that has moved is still meant, one that visitors do not find is led to by nothing.
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
