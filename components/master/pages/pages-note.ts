/** The look of what is said above a list of pages. */
export const PAGES_NOTE = 'mt-2 mb-3 min-h-[1.4em] max-w-(--measure) text-tool-muted';
