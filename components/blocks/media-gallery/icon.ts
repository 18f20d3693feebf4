/** On a ground of 20 × 20, drawn in lines. */
export const mediaGalleryIcon = 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z';
