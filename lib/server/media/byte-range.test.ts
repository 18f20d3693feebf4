import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range';

describe('Range of a media file (RFC 9110 §14.2; docs/reference/http-api.md#media)', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-1', { start: 9, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['Bytes=2-3', { start: 2, end: 3 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=9999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=4-2', null],
    ['bytes=0-0,5-6', null],
    ['bytes=abc', null],
    ['items=0-1', null],
    ['', null],
    [null, null],
  ])('%s of ten bytes', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected);
  });

  it('has nothing to give of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
