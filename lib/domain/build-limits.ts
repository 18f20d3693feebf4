/** The part of `SITE` that visitors' pages use: apart, so that pages do not load numbers of the editor. */
export const BUILD = {
  buildCheckIntervalMs: 3_600_000,
  reloadGuardMs: 10_000,
} as const;
