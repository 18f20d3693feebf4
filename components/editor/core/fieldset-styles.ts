/** A group of fields in a panel, with a frame and its name. */
export const FIELDSET = 'grid min-w-0 gap-3 rounded-lg border border-tool-line p-3';
export const LEGEND = 'font-display text-sm text-tool-soft';
