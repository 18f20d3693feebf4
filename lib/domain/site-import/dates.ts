const DAY = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;

/** The day that a text begins with (2019-05-12T…), as YYYY-MM-DD; null where it is none of the calendar. */
export function dayOf(text: string): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // A day that does not exist, such as 30 February, would be read as another one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}

/** The day of a time stamp in milliseconds; null where it is none. */
export function dayOfTime(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : dayOf(date.toISOString());
}
