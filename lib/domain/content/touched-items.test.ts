import { describe, expect, test } from 'vitest';
import { touchedItems } from './touched-items';

/** A list from a word: each letter an item, capital ones with other words. */
const list = (word: string) =>
  [...word].map((letter) => ({ key: letter.toLowerCase(), title: letter, buttons: [] }));

describe('which items of a list a change has touched', () => {
  test.each([
    ['nothing', 'abc', 'abc', ''],
    ['the words of one', 'abc', 'aBc', 'b'],
    ['the words of several', 'abc', 'AbC', 'ac'],
    ['one added at the end', 'abc', 'abcd', 'd'],
    ['one added at the beginning', 'abc', 'xabc', 'x'],
    ['one added and another one changed', 'abc', 'abCd', 'd'],
    ['the first of a list', '', 'a', 'a'],
    ['one taken away', 'abc', 'ac', ''],
    ['the last one taken away', 'a', '', ''],
    ['one taken away and another one changed', 'abc', 'aC', 'c'],
    ['one exchanged for another', 'abc', 'axc', 'x'],
    ['neighbours changed places: either', 'abc', 'bac', 'ba'],
    ['one carried to the end', 'abcd', 'bcda', 'a'],
    ['one carried to the beginning', 'abcd', 'dabc', 'd'],
    ['one taken away and one carried', 'abcd', 'cab', 'c'],
    ['all turned round', 'abcd', 'dcba', 'dcba'],
  ])('%s', (_, before, after, touched) => {
    expect(touchedItems(list(before), list(after)).join('')).toBe(touched);
  });

  test('a list that is not there holds nothing', () => {
    expect(touchedItems(undefined, list('a'))).toEqual(['a']);
    expect(touchedItems(list('a'), undefined)).toEqual([]);
  });
});
