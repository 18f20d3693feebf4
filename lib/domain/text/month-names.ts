const NONE: ReadonlySet<string> = new Set();
const LANGUAGE = /^[a-z]{2,3}$/;
const known = new Map<string, ReadonlySet<string>>();

/**
 * The names of the months in small letters, as they stand in a date and alone, long and short, without points.
 * @param language a primary subtag; there are none for a language that nobody has data of
 */
export function monthsOf(language: string): ReadonlySet<string> {
  const months = known.get(language);
  if (months) return months;
  if (!LANGUAGE.test(language) || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return NONE;
  const read = new Set(readMonths(language));
  known.set(language, read);
  return read;
}

function* readMonths(language: string): Generator<string> {
  for (const month of ['long', 'short'] as const) {
    for (const day of [{ day: 'numeric' }, {}] as const) {
      const format = new Intl.DateTimeFormat(language, { month, ...day, timeZone: 'UTC' });
      for (let index = 0; index < 12; index += 1) {
        const name = format.formatToParts(Date.UTC(2023, index, 9)).find(({ type }) => type === 'month');
        if (name) yield name.value.toLowerCase().replace(/\.$/, '');
      }
    }
  }
}
