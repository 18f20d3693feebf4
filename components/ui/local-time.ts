/** Times as a person at a place writes them: `datetime-local` has no time zone of its own. */

const two = (part: number) => String(part).padStart(2, '0');

/** What a `datetime-local` field takes, to the minute. */
export function asLocalTime(at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Nine in the morning of the next day. */
export const tomorrowMorning = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9);

/** The time zone of this browser and how far it is from the world's, as in `Europe/Kyiv (GMT+3)`. */
export function timeZoneName(locale: string, at: Date): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const { timeZone } = format.resolvedOptions();
  return offset === timeZone || offset === '' ? timeZone : `${timeZone} (${offset})`;
}
