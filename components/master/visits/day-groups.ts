import type { SiteVisitsAnswer } from '@/lib/contracts/site-visits';

export type CountedDay = SiteVisitsAnswer['days'][number];

/** What was counted on some days that follow each other. */
export interface DayGroup extends Omit<CountedDay, 'day'> {
  first: string;
  last: string;
}

const WEEK_DAYS = 7;
/** So many bars are at least three pixels wide each on a phone of 320. */
const MOST_BARS = 90;

/** The sum of what was counted. */
export function sumOf(days: readonly CountedDay[]): Omit<CountedDay, 'day'> {
  const sum = { views: 0, visitors: 0, messages: 0 };
  for (const { views, visitors, messages } of days) {
    sum.views += views;
    sum.visitors += visitors;
    sum.messages += messages;
  }
  return sum;
}

/**
 * Days one by one, or by weeks where they are many. Weeks end with the last day; the first one also takes the days that make
 * no whole week, so that none looks weak only because it is short.
 */
export function groupDays(days: readonly CountedDay[]): DayGroup[] {
  const size = days.length > MOST_BARS ? WEEK_DAYS : 1;
  const rest = days.length % size;
  return Array.from({ length: Math.floor(days.length / size) }, (_, index) => {
    const start = index === 0 ? 0 : rest + index * size;
    const within = days.slice(start, rest + (index + 1) * size);
    return { first: within[0]?.day ?? '', last: within.at(-1)?.day ?? '', ...sumOf(within) };
  });
}
