import { describe, expect, it } from 'vitest';
import { fitsBelow, isBelow, pathBelow, pathsAbove, placed, rebasedPath } from './page-tree';

describe('the tree of pages and their paths (docs/reference/http-api.md#pages)', () => {
  it.each([
    ['/works/a', '/works', true],
    ['/works', '/', true],
    ['/works', '/works', false],
    ['/', '/', false],
    ['/workshop', '/works', false],
    ['/works', '/works/a', false],
  ])('%s lies below %s: %s', (path, above, expected) => {
    expect(isBelow(path, above)).toBe(expected);
  });

  it('knows every path above one, the nearest first', () => {
    expect(pathsAbove('/works/a/b')).toEqual(['/works/a', '/works', '/']);
    expect(pathsAbove('/')).toEqual([]);
  });

  it('takes what lies below along, and keeps the last segment below another page', () => {
    expect(rebasedPath('/works', '/works', '/art')).toBe('/art');
    expect(rebasedPath('/works/works/a', '/works', '/about/works')).toBe('/about/works/works/a');
    expect(pathBelow('/works/digital-art/nft', '/about')).toBe('/about/nft');
    expect(pathBelow('/works/a', '/')).toBe('/a');
  });

  it.each([
    ['/works', '/works', true],
    ['/', '/works', false],
    [null, '/', true],
    [null, null, true],
    [null, '/works', false],
    ['/', null, false],
  ])('below %s where %s is nearest: %s', (parent, nearest, expected) => {
    expect(fitsBelow(parent, nearest)).toBe(expected);
  });

  it('puts one at its place among the others', () => {
    expect(placed(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(placed(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(placed(['a', 'b'], 'x')).toEqual(['a', 'b', 'x']);
    expect(placed(['a', 'b'], 'a')).toEqual(['b', 'a']);
    expect(placed(['a'], 'x', 99)).toEqual(['a', 'x']);
  });
});
