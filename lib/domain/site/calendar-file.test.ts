import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarText } from './calendar-file';

const ENTRY: CalendarEntry = {
  uid: 'page-1@example.org',
  title: 'Без света; Лиссабон, 2022',
  description: 'Одна комната\nи четыре\\пять',
  location: 'MAAT, Lisbon',
  url: 'https://example.org/ru/exhibitions/unlit-2022',
  from: '2022-11-24',
  to: '2023-02-28',
  changedAt: new Date('2026-11-26T10:20:30.456Z'),
};
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('calendarText (RFC 5545)', () => {
  it('says whole days, of which the end is the one after the last', () => {
    const told = lines(calendarText({ name: 'Выставки', language: 'ru', entries: [ENTRY] }));
    expect(told).toContain('DTSTART;VALUE=DATE:20221124');
    expect(told).toContain('DTEND;VALUE=DATE:20230301');
    expect(told).toContain('DTSTAMP:20261126T102030Z');
    expect(told).toContain('SUMMARY;LANGUAGE=ru:Без света\\; Лиссабон\\, 2022');
    expect(told).toContain('DESCRIPTION;LANGUAGE=ru:Одна комната\\nи четыре\\\\пять');
    expect(told).toContain('LOCATION;LANGUAGE=ru:MAAT\\, Lisbon');
    expect([told[0], told.at(-2), told.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  });

  it('folds lines after 75 bytes, never within a character', () => {
    const entry = { ...ENTRY, title: 'Ї'.repeat(200), description: '👩‍🎨'.repeat(60), location: '' };
    const text = calendarText({ name: 'x'.repeat(400), language: 'uk', entries: [entry] });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    expect(lines(text)).toContain(`SUMMARY;LANGUAGE=uk:${'Ї'.repeat(200)}`);
    expect(text).not.toContain('LOCATION');
  });

  it('lets no text begin a line of its own', () => {
    const entry = { ...ENTRY, title: 'A\r\nEND:VEVENT\rB\u0007' };
    const told = lines(calendarText({ name: 'N', language: 'en', entries: [entry] }));
    expect(told).toContain('SUMMARY;LANGUAGE=en:A\\nEND:VEVENT\\nB');
    expect(told.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });
});
