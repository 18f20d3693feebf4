import { describe, expect, it } from 'vitest';
import { ENGLISH, frame, listedPage, pageView, RUSSIAN, UKRAINIAN } from '@/tests/factories/page-view';
import { childrenOf, foundIn, isWithin, neighbours, topLevel } from './navigation';

const [a, b, c] = ['/works/a', '/works/b', '/works/c'].map((path) => listedPage(path, path)) as [
  ReturnType<typeof listedPage>,
  ReturnType<typeof listedPage>,
  ReturnType<typeof listedPage>,
];

describe('navigation', () => {
  it('shows first-level pages in the header: neither home, nor deeper ones, nor legal pages', () => {
    const paths = ['/', '/works', '/works/a', '/legal/terms-of-use', '/terms', '/contact'];
    const navigation = paths.map((path) => listedPage(path, path));
    const legal = navigation.slice(3, 5);
    expect(topLevel(frame(ENGLISH, { navigation, legal })).map(({ path }) => path)).toEqual([
      '/works',
      '/contact',
    ]);
  });

  it.each([
    ['/works/a', '/works', true],
    ['/works', '/works', true],
    ['/worksheet', '/works', false],
    ['/works', '/', false],
  ])('%s within %s: %s', (path, ancestor, expected) => {
    expect(isWithin(path, ancestor)).toBe(expected);
  });

  it.each([
    ['the default language', [ENGLISH], ['en', 'ru', 'uk']],
    ['others alone', [RUSSIAN, UKRAINIAN], ['ru', 'uk']],
    ['none', [], []],
  ])(
    'a page that is public in %s is found in its languages, and in all where it falls back',
    (_, writtenIn, codes) => {
      expect(foundIn(pageView({ rest: { writtenIn } }))).toEqual(codes);
    },
  );

  it('knows the pages before and after one', () => {
    expect(neighbours([a, b, c], b.path)).toEqual({ previous: a, next: c });
    expect(neighbours([a, b, c], a.path)).toEqual({ previous: undefined, next: b });
    expect(neighbours([a, b, c], '/elsewhere')).toEqual({ previous: undefined, next: undefined });
  });

  it('finds the pages directly below one, each once', () => {
    const deeper = listedPage('/works/a/detail', 'Detail');
    const page = pageView({ path: '/works', rest: { listed: { '/works': [a, b, deeper] }, siblings: [a] } });
    expect(childrenOf(page, '/works')).toEqual([a, b]);
  });
});
