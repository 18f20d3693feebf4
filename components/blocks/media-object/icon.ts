/** On a ground of 20 × 20, drawn in lines. */
export const mediaObjectIcon = 'M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5M7 7.5h.5';
