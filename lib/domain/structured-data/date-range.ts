export interface DateRange {
  /** ISO 8601, a day. */
  from: string;
  to: string;
}

const RANGE =
  /(?<fromDay>\d{1,2})\.?\s+(?<fromMonth>\p{L}+)\.?(?:,?\s+(?<fromYear>\d{4}))?\s*[–—-]\s*(?<toDay>\d{1,2})\.?\s+(?<toMonth>\p{L}+)\.?,?\s+(?<toYear>\d{4})/u;

/** The number of a month by its name in a language, in the form used with a day: `серпня` is the eighth. */
function monthNumber(name: string, tag: string): number | null {
  const words = [tag, 'en'].flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(new Date(Date.UTC(2000, month, 1)));
      const word = parts.find(({ type }) => type === 'month')?.value ?? '';
      return { word: word.toLowerCase(), number: month + 1 };
    });
  });
  return words.find(({ word }) => word === name.toLowerCase())?.number ?? null;
}

function isoDay(day: number, month: number | null, year: number): string | null {
  if (month === null) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/**
 * The days between which an exhibition is open, out of the words that its label says them in: `14 June – 1 September
 * 2019`, `24 листопада 2022 – 26 лютого 2023`. Null for anything that does not say both days plainly.
 */
export function readDateRange(text: string, tag: string): DateRange | null {
  const parts = RANGE.exec(text)?.groups;
  if (!parts) return null;
  const { fromDay, fromMonth = '', fromYear, toDay, toMonth = '', toYear } = parts;
  const from = isoDay(Number(fromDay), monthNumber(fromMonth, tag), Number(fromYear ?? toYear));
  const to = isoDay(Number(toDay), monthNumber(toMonth, tag), Number(toYear));
  return from !== null && to !== null && from <= to ? { from, to } : null;
}
