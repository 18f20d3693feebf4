import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPart } from './changed-part';

describe('the part of a text that has changed', () => {
  it.each([
    ['words added at the end', 'Sea', 'Sea and sky', { start: 3, end: 3, insert: ' and sky' }],
    ['words taken from the middle', 'Sea and sky', 'Sea sky', { start: 4, end: 8, insert: '' }],
    ['one word for another', 'the old sea', 'the new sea', { start: 4, end: 7, insert: 'new' }],
    ['a letter that is doubled', 'see', 'seee', { start: 3, end: 3, insert: 'e' }],
    ['all of it', 'Sea', '', { start: 0, end: 3, insert: '' }],
    ['nothing', 'Sea', 'Sea', { start: 3, end: 3, insert: '' }],
    ['a character of the same first half', 'a😀b', 'a😁b', { start: 1, end: 3, insert: '😁' }],
    ['a character of the same second half', 'a😀b', 'a🐀b', { start: 1, end: 3, insert: '🐀' }],
  ])('%s', (_, before, after, expected) => {
    expect(changedPart(before, after)).toEqual(expected);
  });

  it('makes any text of any other, of whole characters', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '😁', '🐀') });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { start, end, insert } = changedPart(before, after);
        const [head, tail] = [before.slice(0, start), before.slice(end)];
        expect(head + insert + tail).toBe(after);
        for (const part of [head, insert, tail]) expect(() => encodeURIComponent(part)).not.toThrow();
      }),
    );
  });
});
