/** This site's own kinds of blocks. Written by `npm run new:block`; take its lines out of these files to drop a kind. */
export const OWN_BLOCKS = {} as const;
