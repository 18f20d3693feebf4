/** On a ground of 20 × 20, drawn in lines. */
export const videoIcon = 'M3 4h14v12H3zM8.5 7.5v5l4-2.5z';
