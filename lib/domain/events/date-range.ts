export interface DateRange {
  /** ISO 8601, a day. */
  from: string;
  to: string;
}

/** A day as it is written; what is left out is the same as in the other day of the range. */
interface WrittenDay {
  day: string;
  month?: string | undefined;
  year?: string | undefined;
}

/** The ways in which the days of an exhibition are written, those that say more before those that say less. */
const WAYS: readonly RegExp[] = [
  // 14 June – 1 September 2019, 14–20 May 2026
  /(?<fromDay>\d{1,2})\.?(?: (?:de )?(?<fromMonth>\p{L}+)\.?(?:,? (?:de )?(?<fromYear>\d{4}))?)? ?[–—-] ?(?<toDay>\d{1,2})\.? (?:de )?(?<toMonth>\p{L}+)\.?,? (?:de )?(?<toYear>\d{4})/u,
  // June 14 – September 1, 2019; May 14–20, 2026
  /(?<!\p{L})(?<fromMonth>\p{L}+) (?<fromDay>\d{1,2})(?:, ?(?<fromYear>\d{4}))? ?[–—-] ?(?:(?<toMonth>\p{L}+) )?(?<toDay>\d{1,2}), ?(?<toYear>\d{4})/u,
  // 14.06.–01.09.2019; 14.06.2019 – 01.09.2019
  /(?<fromDay>\d{1,2})\.(?<fromMonth>\d{1,2})\.?(?<fromYear>\d{4})? ?[–—-] ?(?<toDay>\d{1,2})\.(?<toMonth>\d{1,2})\.(?<toYear>\d{4})/u,
  // 2019-06-14 – 2019-09-01
  /(?<fromYear>\d{4})-(?<fromMonth>\d{2})-(?<fromDay>\d{2}) ?[–—/] ?(?<toYear>\d{4})-(?<toMonth>\d{2})-(?<toDay>\d{2})/u,
  // One day: 12 May 2026
  /^(?<toDay>\d{1,2})\.? (?:de )?(?<toMonth>\p{L}+)\.?,? (?:de )?(?<toYear>\d{4})\D?$/u,
  // 12.05.2026
  /^(?<toDay>\d{1,2})\.(?<toMonth>\d{1,2})\.(?<toYear>\d{4})$/u,
];

/** Longer texts say more than days, and are not looked through. */
const LONGEST = 200;

/** The number of a month as it is written in a language, with a day: `серпня` is the eighth, and so is `08`. */
function monthNumber(written: string, tag: string): number | null {
  if (/^\d+$/.test(written)) return Number(written);
  const words = [tag, 'en'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => {
        const parts = format.formatToParts(new Date(Date.UTC(2000, at, 1)));
        const word = parts.find(({ type }) => type === 'month')?.value ?? '';
        return { word: word.toLowerCase().replace(/\.$/, ''), number: at + 1 };
      });
    }),
  );
  return words.find(({ word }) => word === written.toLowerCase())?.number ?? null;
}

/** ISO 8601; null for a day that no calendar has. */
function isoDay({ day, month = '', year = '' }: WrittenDay, tag: string): string | null {
  const number = monthNumber(month, tag);
  if (number === null || number < 1 || number > 12) return null;
  const date = new Date(Date.UTC(Number(year), number - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? date.toISOString().slice(0, 10) : null;
}

/**
 * The days between which an exhibition is open, out of the words that its label says them in: `14 June – 1 September
 * 2019`, `24 листопада 2022 – 26 лютого 2023`, `14.06.–01.09.2019`; one day alone is both. Null for anything that does not say
 * them plainly.
 * @param tag of the language of the text: BCP 47
 */
export function readDateRange(text: string, tag: string): DateRange | null {
  if (text.length > LONGEST) return null;
  const plain = text.replace(/\s+/g, ' ').trim();
  const parts = WAYS.map((way) => way.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (!parts) return null;
  const { toDay = '', toMonth, toYear, fromDay = toDay, fromYear } = parts;
  const fromMonth = parts.fromMonth ?? toMonth;
  const to = isoDay({ day: toDay, month: toMonth ?? fromMonth, year: toYear }, tag);
  const from = isoDay({ day: fromDay, month: fromMonth, year: fromYear ?? toYear }, tag);
  return from !== null && to !== null && from <= to ? { from, to } : null;
}
