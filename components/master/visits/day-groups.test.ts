import { describe, expect, it } from 'vitest';
import { type CountedDay, groupDays, sumOf } from './day-groups';

const DAY_MS = 24 * 60 * 60 * 1000;
const LAST = Date.parse('2026-11-27');

/** Days up to the last one, each with one visitor who looked at two pages. */
const daysOf = (count: number): CountedDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(LAST - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    views: 2,
    visitors: 1,
    messages: 0,
  }));

describe('groupDays', () => {
  it.each([
    // days, bars, days of the first bar, its first day
    [0, 0, 0, undefined],
    [1, 1, 1, '2026-11-27'],
    [7, 7, 1, '2026-11-21'],
    [30, 30, 1, '2026-10-29'],
    [90, 90, 1, '2026-08-30'],
    [91, 13, 7, '2026-08-29'],
    [364, 52, 7, '2025-11-29'],
    [365, 52, 8, '2025-11-28'],
    [370, 52, 13, '2025-11-23'],
  ])('of %i days there are %i bars, the first of %i days from %s', (count, bars, ofFirst, first) => {
    const groups = groupDays(daysOf(count));
    expect(groups).toHaveLength(bars);
    expect(groups[0]?.first).toBe(first);
    expect(groups[0]?.visitors ?? 0).toBe(ofFirst);
  });

  it.each([7, 90, 91, 365, 370])('of %i days none is lost or counted twice', (count) => {
    const groups = groupDays(daysOf(count));
    expect(groups.reduce((sum, { views }) => sum + views, 0)).toBe(2 * count);
    expect(groups.at(-1)?.last).toBe('2026-11-27');
    for (const [index, { first }] of groups.entries()) {
      const before = groups[index - 1];
      if (before) expect(Date.parse(first) - Date.parse(before.last)).toBe(DAY_MS);
    }
  });
});

it('sumOf adds up each figure by itself', () => {
  const day = '2026-11-27';
  expect(
    sumOf([
      { day, views: 3, visitors: 2, messages: 1 },
      { day, views: 10, visitors: 0, messages: 4 },
    ]),
  ).toEqual({ views: 13, visitors: 2, messages: 5 });
});
