/** On a ground of 20 × 20, drawn in lines. */
export const heroSliderIcon = 'M2 5h16v9H2zM8 17h.5M10 17h.5M12 17h.5';
