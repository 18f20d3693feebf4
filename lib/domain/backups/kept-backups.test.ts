import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBackups } from './kept-backups';

const daily = (at: string | Date) => ({ at: new Date(at), isBeforeUpdate: false });
const beforeUpdate = (at: string) => ({ at: new Date(at), isBeforeUpdate: true });
const shown = (backups: Iterable<{ at: Date }>) =>
  [...backups].map(({ at }) => at.toISOString().slice(0, 16)).sort();
const kept = (...moments: string[]) => shown(keptBackups(moments.map(daily)));

describe('keptBackups', () => {
  it('keeps the newest of a day', () => {
    expect(kept('2026-11-28T03:00Z', '2026-11-28T21:30Z', '2026-11-28T09:00Z')).toEqual(['2026-11-28T21:30']);
  });

  it('keeps seven days and, of those before, the newest of each week', () => {
    // The 28th is a Saturday: weeks begin on the 23rd, 16th, 9th and 2nd.
    const everyDay = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2026, 10, 28 - day, 3)).toISOString(),
    );
    expect(kept(...everyDay).map((at) => at.slice(5, 10))).toEqual([
      ...['11-08', '11-15', '11-22', '11-23', '11-24', '11-25', '11-26', '11-27', '11-28'],
    ]);
  });

  it('keeps what a site has that was switched off for a year', () => {
    expect(kept('2025-11-01T03:00Z', '2025-11-02T03:00Z', '2026-11-28T03:00Z')).toHaveLength(3);
  });

  it('keeps those before the last two updates, whatever else there is of that day', () => {
    const all = [
      beforeUpdate('2026-05-01T09:00Z'),
      beforeUpdate('2026-09-01T09:00Z'),
      beforeUpdate('2026-11-28T09:00Z'),
      daily('2026-11-28T03:00Z'),
      daily('2026-11-28T21:30Z'),
    ];
    expect(shown(keptBackups(all))).toEqual(['2026-09-01T09:00', '2026-11-28T09:00', '2026-11-28T21:30']);
  });

  it('always keeps the newest, never more than eleven and two, and changes nothing when asked again', () => {
    const backup = fc.record({
      at: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      isBeforeUpdate: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(backup, { minLength: 1 }), (all) => {
        const once = keptBackups(all);
        const [newest] = once;
        expect(newest?.at.getTime()).toBe(Math.max(...all.map(({ at }) => at.getTime())));
        expect(once.size).toBeLessThanOrEqual(13);
        expect(keptBackups([...once])).toEqual(once);
      }),
    );
  });
});
