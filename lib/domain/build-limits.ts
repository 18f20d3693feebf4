/** Those of `SITE` that visitors' pages count with: on their own, so that pages carry no number that only editors need. */
export const BUILD = {
  buildCheckIntervalMs: 3_600_000,
  reloadGuardMs: 10_000,
} as const;
