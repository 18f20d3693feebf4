const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Limits of webhooks (decision 71). Names end in their unit. */
export const WEBHOOKS = {
  perSite: 10,
  urlCharacters: 2000,
  /** For one attempt as a whole. */
  sendMs: 10 * SECOND_MS,
  /** One server alone sends a delivery for so long; longer than sending can take. */
  leaseMs: MINUTE_MS,
  /** How long after each failed attempt the next one comes: eight attempts over a day and a half. */
  pausesMs: [
    30 * SECOND_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    18 * HOUR_MS,
  ],
  /** An address that has taken nothing for so long is switched off. */
  giveUpAfterMs: 3 * DAY_MS,
  /** Deliveries of one address that can wait at a time. */
  waiting: 1000,
  keptDays: 14,
  /** Finished deliveries of one address that are kept. */
  kept: 200,
  /** The last deliveries that the settings show. */
  shown: 20,
  /** What is read of an answer before it is hung up on. */
  answerBytes: 4096,
  tests: { maximum: 20, windowMs: 10 * MINUTE_MS },
} as const;

/** How long to wait after the first, second, … attempt; null after the last. */
export function pauseAfterTry(tries: number): number | null {
  return WEBHOOKS.pausesMs[Math.max(tries, 1) - 1] ?? null;
}
