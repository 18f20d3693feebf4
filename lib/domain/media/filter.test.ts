import { describe, expect, it } from 'vitest';
import { type AcceptTypes, isAccepted, matchesSearch, matchesTypeFilter, type TypeFilter } from './filter';

const pathnames = ['works/Tidal.JPG', 'video/loop.mp4', 'press/kit.pdf', 'Виставки/Йод.png'];
const placesWhere = (isShown: (pathname: string) => boolean) =>
  pathnames.flatMap((pathname, place) => (isShown(pathname) ? [place] : []));

describe('what the library shows (docs/reference/media.md#library)', () => {
  it.each<[AcceptTypes, number[]]>([
    ['all', [0, 1, 2, 3]],
    ['images', [0, 3]],
    ['videos', [1]],
    ['images,videos', [0, 1, 3]],
  ])('accepts %s', (accept, expected) => {
    expect(placesWhere((pathname) => isAccepted(accept, pathname))).toEqual(expected);
  });

  it.each<[TypeFilter, number[]]>([
    ['all', [0, 1, 2, 3]],
    ['images', [0, 3]],
    ['videos', [1]],
    ['documents', [2]],
  ])('filters %s', (filter, expected) => {
    expect(placesWhere((pathname) => matchesTypeFilter(filter, pathname))).toEqual(expected);
  });

  it.each<[string, string, number[]]>([
    ['in another case', 'TIDAL', [0]],
    ['in the folder', 'press/', [2]],
    ['in another script', 'виставки', [3]],
    ['in decomposed letters', 'и\u0306од', [3]],
  ])('finds words %s', (_name, search, expected) => {
    expect(placesWhere((pathname) => matchesSearch(search, pathname))).toEqual(expected);
  });

  it('takes search signs literally and ignores space around the words', () => {
    expect(matchesSearch('.*', 'a.jpg')).toBe(false);
    expect(matchesSearch('  a.JPG ', 'works/a.jpg')).toBe(true);
  });
});
