/** On a ground of 20 × 20, drawn in lines. */
export const pageListIcon = 'M4 3h8l4 4v10H4zM12 3v4h4M7 11h6M7 14h6';
