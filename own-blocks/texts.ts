/** The texts of this site's own kinds of blocks, by language. Written by `npm run new:block`. */
export const OWN_TEXTS = { en: {}, ru: {}, uk: {} } as const;
