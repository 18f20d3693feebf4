/** On a ground of 20 × 20, drawn in lines. */
export const quoteIcon = 'M4 13c2 0 3-1.5 3-4V5H3v5h3M13 13c2 0 3-1.5 3-4V5h-4v5h3';
