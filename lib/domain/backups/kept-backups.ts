const DAYS = 7;
const WEEKS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday (UTC). */
const MONDAY_MS = 4 * DAY_MS;

/**
 * Which backups are kept: the newest of each of the last seven days that have one, and of each of the last four weeks (UTC, from
 * Monday on) that have one. Counted by what there is and not by the calendar: a site that has been switched off loses none.
 */
export function keptBackups(moments: readonly Date[]): Set<Date> {
  const newestFirst = [...moments].sort((a, b) => b.getTime() - a.getTime());
  return new Set([
    ...newestOfEach(newestFirst, DAYS, (at) => Math.floor(at.getTime() / DAY_MS)),
    ...newestOfEach(newestFirst, WEEKS, (at) => Math.floor((at.getTime() - MONDAY_MS) / WEEK_MS)),
  ]);
}

function newestOfEach(newestFirst: readonly Date[], most: number, periodOf: (at: Date) => number): Date[] {
  const found = new Map<number, Date>();
  for (const at of newestFirst) {
    const period = periodOf(at);
    if (!found.has(period) && found.size < most) found.set(period, at);
  }
  return [...found.values()];
}
