'use client';

import { useFormatter } from 'next-intl';
import type { DayGroup } from './day-groups';

/** Days are counted by this clock, and called by it. */
const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const;

type Days = Pick<DayGroup, 'first' | 'last'>;

/** Names a day, or days that follow each other, in the reader's language. */
export function useGroupName(): (days: Days) => string {
  const format = useFormatter();
  return ({ first, last }) =>
    first === last
      ? format.dateTime(new Date(first), DAY)
      : format.dateTimeRange(new Date(first), new Date(last), DAY_OF_YEAR);
}
