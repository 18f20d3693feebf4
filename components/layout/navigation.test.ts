import { describe, expect, it } from 'vitest';
import { ENGLISH, frame, listedPage, pageView, RUSSIAN, UKRAINIAN } from '@/tests/factories/page-view';
import { childrenOf, foundIn, isWithin, neighbours, pagesOfMenu } from './navigation';

const [a, b, c] = ['/works/a', '/works/b', '/works/c'].map((path) => listedPage(path, path)) as [
  ReturnType<typeof listedPage>,
  ReturnType<typeof listedPage>,
  ReturnType<typeof listedPage>,
];

describe('navigation', () => {
  it('lists the pages of the menu, and neither what stands below them nor what leads elsewhere', () => {
    const below = [{ ...a, below: [] }];
    const menu = [
      { path: '/works', title: 'Works', below },
      { address: 'https://example.org', title: 'Elsewhere', below: [] },
    ];
    expect(pagesOfMenu(frame(ENGLISH, { menu })).map(({ path }) => path)).toEqual(['/works']);
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
