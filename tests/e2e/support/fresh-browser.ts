/** For journeys that set the clock, of which something stays in a browser that is used again. */
export const FRESH_BROWSER = { reuseContext: false } as const;
