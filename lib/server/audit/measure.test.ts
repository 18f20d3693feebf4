import { describe, expect, it } from 'vitest';
import { Measure } from './measure';

const counted = (measure: Measure, senders: string[], now: number) =>
  senders.filter((sender) => measure.takes(sender, now)).length;

describe('Measure (security S-4)', () => {
  it('keeps so many of a sender, so many in all, and begins anew when the window is over', () => {
    const measure = new Measure({ perSender: 2, inAll: 5, windowMs: 1000 });
    expect(counted(measure, ['a', 'a', 'a', 'b'], 0)).toBe(3);
    expect(counted(measure, ['c', 'd', 'e', 'f'], 999)).toBe(2);
    expect(counted(measure, ['a', 'a', 'a'], 1000)).toBe(2);
  });

  it('holds the measure of all against senders without number', () => {
    const measure = new Measure({ perSender: 1, inAll: 100, windowMs: 1000 });
    const crowd = Array.from({ length: 5000 }, (_, n) => `sender ${n}`);
    expect(counted(measure, crowd, 0)).toBe(100);
    expect(counted(measure, crowd, 500)).toBe(0);
  });
});
