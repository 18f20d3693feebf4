/** The icons of this site's own kinds of blocks. Written by `npm run new:block`. */
export const OWN_ICONS = {} as const;
