import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBackups } from './kept-backups';

const kept = (...moments: string[]) =>
  [...keptBackups(moments.map((at) => new Date(at)))].map((at) => at.toISOString().slice(0, 16)).sort();

describe('keptBackups', () => {
  it('keeps the newest of a day', () => {
    expect(kept('2026-11-28T03:00Z', '2026-11-28T21:30Z', '2026-11-28T09:00Z')).toEqual(['2026-11-28T21:30']);
  });

  it('keeps seven days and, of those before, the newest of each week', () => {
    // The 28th is a Saturday: weeks begin on the 23rd, 16th, 9th and 2nd.
    const daily = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2026, 10, 28 - day, 3)).toISOString(),
    );
    expect(kept(...daily).map((at) => at.slice(5, 10))).toEqual([
      ...['11-08', '11-15', '11-22', '11-23', '11-24', '11-25', '11-26', '11-27', '11-28'],
    ]);
  });

  it('keeps what a site has that was switched off for a year', () => {
    expect(kept('2025-11-01T03:00Z', '2025-11-02T03:00Z', '2026-11-28T03:00Z')).toHaveLength(3);
  });

  it('always keeps the newest, never more than eleven, and changes nothing when asked again', () => {
    const moments = fc.array(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(moments, (all) => {
        const once = keptBackups(all);
        expect(Math.max(...[...once].map(Number))).toBe(Math.max(...all.map(Number)));
        expect(once.size).toBeLessThanOrEqual(11);
        expect([...keptBackups([...once])].map(Number).sort()).toEqual([...once].map(Number).sort());
      }),
    );
  });
});
