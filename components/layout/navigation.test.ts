import { describe, expect, it } from 'vitest';
import { listedPage, pageView } from '@/tests/factories/page-view';
import { childrenOf, isWithin, neighbours, topLevel } from './navigation';

const [a, b, c] = ['/works/a', '/works/b', '/works/c'].map((path) => listedPage(path, path)) as [
  ReturnType<typeof listedPage>,
  ReturnType<typeof listedPage>,
  ReturnType<typeof listedPage>,
];

describe('navigation', () => {
  it('shows first-level rooms in the header: neither home, nor what lies deeper, nor legal pages', () => {
    const paths = ['/', '/works', '/works/a', '/legal/terms-of-use', '/contact'];
    const pages = paths.map((path) => listedPage(path, path));
    expect(topLevel(pages).map(({ path }) => path)).toEqual(['/works', '/contact']);
  });

  it.each([
    ['/works/a', '/works', true],
    ['/works', '/works', true],
    ['/worksheet', '/works', false],
    ['/works', '/', false],
  ])('%s within %s: %s', (path, ancestor, expected) => {
    expect(isWithin(path, ancestor)).toBe(expected);
  });

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
