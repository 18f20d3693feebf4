const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Limits of mail to the owner (decision 61). Names end in their unit. */
export const MAIL = {
  hostCharacters: 253,
  userCharacters: 320,
  passwordCharacters: 512,
  /** What is kept of an answer of the mail server. */
  serverLineCharacters: 300,
  subjectCharacters: 200,
  /** For the connection, for the greeting, and for each silence of the server. */
  silenceMs: 20 * SECOND_MS,
  /** For one mail as a whole. */
  sendMs: 60 * SECOND_MS,
  /** For a test, which somebody waits for. */
  testMs: 15 * SECOND_MS,
  tests: { maximum: 10, windowMs: 10 * MINUTE_MS },
  /** Links for accounts that are sent by mail. */
  links: { maximum: 30, windowMs: HOUR_MS },
  /** One server alone sends a mail for so long; longer than sending can take. */
  leaseMs: 3 * MINUTE_MS,
  /** How long after a failure the next attempt comes; the last of them from then on. */
  pausesMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS],
  giveUpAfterMs: 3 * DAY_MS,
  keptDays: 30,
  waiting: 10_000,
  digestEveryMs: DAY_MS,
  /** Messages that a daily mail holds; more are only counted. */
  digestMessages: 100,
  /** Mails that are made and sent in one round. */
  perRound: 50,
  /** Failed mails that the panel shows. */
  failedShown: 20,
} as const;

/** How long to wait after a failure, when it is the first, second, … in a row. */
export function pauseAfter(failures: number): number {
  const { pausesMs } = MAIL;
  return pausesMs[Math.min(Math.max(failures, 1), pausesMs.length) - 1] ?? pausesMs[0];
}
