/** What visitors see of this site's own kinds of blocks. Written by `npm run new:block`. */
export const OWN_VIEWS = {} as const;
