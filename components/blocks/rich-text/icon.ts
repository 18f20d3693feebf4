/** On a ground of 20 × 20, drawn in lines. */
export const richTextIcon = 'M4 5h12M4 9h12M4 13h12M4 17h7';
