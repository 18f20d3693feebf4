const DAYS = 7;
const WEEKS = 4;
const BEFORE_UPDATES = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday (UTC). */
const MONDAY_MS = 4 * DAY_MS;

interface Dated {
  at: Date;
  isBeforeUpdate: boolean;
}

/**
 * Which backups are kept: the newest of each of the last seven days that have one, and of each of the last four weeks (UTC, from
 * Monday on) that have one; and, beside these, those before the last two updates. Counted by what there is and not by the
 * calendar: a site that has been switched off loses none.
 * @returns the newest first
 */
export function keptBackups<T extends Dated>(backups: readonly T[]): Set<T> {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime());
  const daily = newestFirst.filter(({ isBeforeUpdate }) => !isBeforeUpdate);
  const kept = new Set([
    ...newestOfEach(daily, DAYS, (at) => Math.floor(at.getTime() / DAY_MS)),
    ...newestOfEach(daily, WEEKS, (at) => Math.floor((at.getTime() - MONDAY_MS) / WEEK_MS)),
    ...newestFirst.filter(({ isBeforeUpdate }) => isBeforeUpdate).slice(0, BEFORE_UPDATES),
  ]);
  return new Set(newestFirst.filter((backup) => kept.has(backup)));
}

function newestOfEach<T extends Dated>(
  newestFirst: readonly T[],
  most: number,
  periodOf: (at: Date) => number,
): T[] {
  const found = new Map<number, T>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.at);
    if (!found.has(period) && found.size < most) found.set(period, backup);
  }
  return [...found.values()];
}
