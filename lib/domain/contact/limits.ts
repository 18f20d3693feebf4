const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Limits of a message and of their number (decision 14). Names end in their unit. */
export const CONTACT = {
  nameCharacters: 200,
  emailCharacters: 254,
  messageCharacters: 5_000,
  /** A message of the longest kind, written in a script of three bytes a letter and percent-encoded, fits. */
  bodyBytes: 64 * 1024,
  /** An identical message within this time counts as the same one. */
  repeatMs: 10 * MINUTE_MS,
  /** As many links as a person seldom writes. */
  suspectedLinks: 3,
  perAddress: [
    { messages: 5, windowMs: 60 * MINUTE_MS },
    { messages: 20, windowMs: DAY_MS },
  ],
  perSite: { messages: 200, windowMs: DAY_MS },
  /** Messages of robots have a limit of their own, so that they cannot use up the visitors'. */
  trappedPerSite: { messages: 50, windowMs: DAY_MS },
  trappedKeptDays: 30,
} as const;
