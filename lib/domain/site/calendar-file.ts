/** One entry of a calendar: whole days, without times. */
export interface CalendarEntry {
  /** The same for ever, by which a program knows an entry that has changed (RFC 5545 §3.8.4.7). */
  uid: string;
  title: string;
  description: string;
  /** The place in words; empty for none. */
  location: string;
  url: string;
  /** ISO 8601 days, both included. */
  from: string;
  to: string;
  changedAt: Date;
}

export interface CalendarFile {
  name: string;
  /** A BCP 47 tag. */
  language: string;
  entries: readonly CalendarEntry[];
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const encoder = new TextEncoder();

/** Bytes of a line, without its end (RFC 5545 §3.1). */
const LINE_BYTES = 75;

/** A calendar as a file (RFC 5545), with the extension that names it (RFC 7986). */
export function calendarText({ name, language, entries }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atelier//Site//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry, language: string): string[] {
  const words = (property: string, text: string) =>
    text === '' ? [] : [`${property};LANGUAGE=${language}:${escaped(text)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${moment(entry.changedAt)}`,
    `LAST-MODIFIED:${moment(entry.changedAt)}`,
    `DTSTART;VALUE=DATE:${day(entry.from)}`,
    // The end is the day after the last one.
    `DTEND;VALUE=DATE:${day(dayAfter(entry.to))}`,
    ...words('SUMMARY', entry.title),
    ...words('DESCRIPTION', entry.description),
    ...words('LOCATION', entry.location),
    `URL:${entry.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const day = (iso: string) => iso.replaceAll('-', '');

function dayAfter(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

const moment = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`;

/** Text as a value (RFC 5545 §3.3.11); other control characters are not allowed in one. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line broken into several that are short enough, none within a character. */
function folded(line: string): string {
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
