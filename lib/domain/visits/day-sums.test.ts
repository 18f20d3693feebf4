import { describe, expect, it } from 'vitest';
import { DaySums } from './day-sums';

const DAY = '2026-11-27';

describe('DaySums', () => {
  it('adds up what is of one day, kind and name, and keeps the rest apart', () => {
    const sums = new DaySums();
    const first = { day: DAY, kind: 'view', name: 'en', count: 2 };
    sums.add(first);
    sums.add({ ...first, count: 3 });
    sums.add({ ...first, name: 'uk' });
    sums.add({ ...first, kind: 'file' });
    sums.add({ ...first, day: '2026-11-26' });
    expect(sums.sorted().map(({ day, kind, name, count }) => [day, kind, name, count])).toEqual([
      ['2026-11-26', 'view', 'en', 2],
      [DAY, 'file', 'en', 2],
      [DAY, 'view', 'en', 5],
      [DAY, 'view', 'uk', 2],
    ]);
    expect(first.count).toBe(2);
  });
});
