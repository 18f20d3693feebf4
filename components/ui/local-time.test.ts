import { describe, expect, it } from 'vitest';
import { asLocalTime, timeZoneName, tomorrowMorning } from './local-time';

describe('times where the person is', () => {
  it('are written as the field takes them, and read back as the same moment', () => {
    const at = new Date(2026, 0, 5, 7, 3, 59);
    expect(asLocalTime(at)).toBe('2026-01-05T07:03');
    expect(new Date(asLocalTime(at)).getTime()).toBe(at.getTime() - 59_000);
  });

  it('suggest the next morning, over the end of a month as well', () => {
    expect(asLocalTime(tomorrowMorning(new Date(2026, 1, 28, 23, 59)))).toBe('2026-03-01T09:00');
  });

  it('name the time zone', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(timeZoneName('en', new Date())).toContain(timeZone);
  });
});
