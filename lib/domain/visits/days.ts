const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of the calendar (UTC), as `2026-11-27`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** So many days that end with that of a moment, the oldest first. */
export function daysUntil(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    dayOf(new Date(at.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

/** The day so many months before that of a moment; a day that a month does not have is its last one. */
export function monthsBefore(at: Date, months: number): string {
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(at.getUTCDate(), last));
  return dayOf(first);
}
