/** This site's own kinds of blocks. Written by `npm run new:block`; take a line out to drop a kind. */
export const OWN_BLOCKS = {} as const;
