import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from './segments';

describe('the words of a text (docs/reference/search.md#words)', () => {
  it('are the text, whatever its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), fc.nat({ max: 3 }), (text, times) => {
        const whole = text.repeat(times);
        const segments = [...segmentsOf(whole, 'en')];
        expect(segments.map(({ segment }) => segment).join('')).toBe(whole);
        expect(segments.every(({ segment, index }) => whole.startsWith(segment, index))).toBe(true);
      }),
    );
  });

  it('are not cut where a long text is read in pieces', () => {
    const words = Array.from({ length: 5_000 }, (_, at) => `word${at}`);
    const found = [...segmentsOf(words.join(' '), 'en')].filter(({ isWordLike }) => isWordLike);
    expect(found.map(({ segment }) => segment)).toEqual(words);
  });

  it('of a long text need little memory', () => {
    const text = 'word '.repeat(40_000);
    const before = process.memoryUsage().heapUsed;
    const segments = [...segmentsOf(text, 'en')];
    expect(segments).toHaveLength(80_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });
});
