import { describe, expect, test } from 'vitest';
import { around, placeOf } from './row';

describe('where the item that was seen stands', () => {
  test.each([
    ['nothing changed', 'abc', 'b', 1, 1],
    ['it was put first', 'bac', 'b', 1, 0],
    ['it was put last', 'acb', 'b', 1, 2],
    ['others changed places', 'cba', 'b', 1, 1],
    ['one was added before it', 'xabc', 'b', 1, 2],
    ['one was added behind it', 'abxc', 'b', 1, 1],
    ['the first went', 'bc', 'b', 1, 0],
    ['it went: what came behind it', 'ac', 'b', 1, 1],
    ['it went and was the first', 'bc', 'a', 0, 0],
    ['it went and was the last', 'ab', 'c', 2, 1],
    ['all but one went', 'a', 'c', 2, 0],
    ['all went', '', 'c', 2, 0],
    ['none was seen yet', 'abc', undefined, 0, 0],
  ])('%s', (_, now, seen, was, expected) => {
    expect(placeOf([...now], seen, was)).toBe(expected);
  });
});

test('a row goes on around its ends', () => {
  expect([-1, 0, 2, 3].map((index) => around(index, 3))).toEqual([2, 0, 2, 0]);
});
