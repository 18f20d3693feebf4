import { NOT_PAGES } from './navigation';

/** Addresses in which such a segment comes first, or after a language. */
const notPages = NOT_PAGES.flatMap((folder) => [
  `/${folder}`,
  `/${folder}/*`,
  `/*/${folder}`,
  `/*/${folder}/*`,
]);

/**
 * Which pages a browser may draw ahead, in the form of the Speculation Rules API: those of the site, when a pointer rests on their
 * link or a finger comes down on it. The policy of a page allows this text alone.
 */
export const PRERENDER_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...notPages, '/*.*'] } },
          { not: { selector_matches: '[target],[download],[data-lightbox]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
