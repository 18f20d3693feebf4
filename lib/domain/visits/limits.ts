const SECOND_MS = 1000;

/** Limits of counting visits (decision 66). Names end in their unit. */
export const VISITS = {
  /** Periods that the panel shows, in days that end today. */
  periodsDays: [7, 30, 90, 365],
  /** How long counts may be kept. */
  keptMonths: [3, 12, 24, 60],
  /** Lines of each list that the panel shows. */
  listed: 50,
  /** Counts are written down so often; a process that is killed loses those of this time. */
  writeEveryMs: 10 * SECOND_MS,
  /** Different visitors of a day that one server tells apart; further ones are not counted as visitors, only their views. */
  visitors: 200_000,
  /** Different sources that one server counts on a day: anybody can make them up. */
  sources: 2_000,
  sourceCharacters: 253,
} as const;

export type PeriodDays = (typeof VISITS.periodsDays)[number];
export type KeptMonths = (typeof VISITS.keptMonths)[number];
