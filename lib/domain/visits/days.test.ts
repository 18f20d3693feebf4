import { describe, expect, it } from 'vitest';
import { dayOf, daysUntil, monthsBefore } from './days';

const at = (moment: string) => new Date(moment);

describe('days of visits (UTC)', () => {
  it('begin and end at midnight of Greenwich', () => {
    expect(dayOf(at('2026-11-27T00:00:00+02:00'))).toBe('2026-11-26');
    expect(dayOf(at('2026-11-27T23:59:59Z'))).toBe('2026-11-27');
  });

  it('are counted back over the ends of months, years and leap years', () => {
    expect(daysUntil(at('2024-03-01T12:00:00Z'), 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
    expect(daysUntil(at('2026-01-01T00:00:00Z'), 2)).toEqual(['2025-12-31', '2026-01-01']);
    expect(new Set(daysUntil(at('2026-11-27T00:00:00Z'), 365)).size).toBe(365);
  });

  it.each([
    ['2026-11-27T12:00:00Z', 3, '2026-08-27'],
    ['2026-05-31T12:00:00Z', 3, '2026-02-28'],
    ['2024-03-31T12:00:00Z', 1, '2024-02-29'],
    ['2026-01-15T12:00:00Z', 12, '2025-01-15'],
    ['2026-01-15T12:00:00Z', 24, '2024-01-15'],
  ])('%s, %i months before: %s', (moment, months, day) => {
    expect(monthsBefore(at(moment), months)).toBe(day);
  });
});
