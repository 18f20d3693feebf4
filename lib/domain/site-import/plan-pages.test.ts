import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateNewPagePath } from '../addresses/paths';
import type { ForeignPage } from './model';
import { metaOf } from './page-meta';
import { isHere, placeNow, planPages } from './plan-pages';

const page = (id: string, facts: Partial<ForeignPage> = {}): ForeignPage => ({
  ...{ id, parentId: null, title: id, slug: '', oldPath: null, kind: 'page', date: null },
  ...{ description: '', keywords: [], isPublic: true, html: '', cover: null, details: [], ...facts },
});

const pathsOf = (pages: readonly ForeignPage[], below = '/') =>
  planPages(pages, below).map(({ path }) => path);

describe('where imported pages stand', () => {
  it.each<[string, ForeignPage[], string, string[]]>([
    ['by their slugs', [page('a', { slug: 'hello' })], '/', ['/hello']],
    ['by their titles', [page('a', { title: 'Тихий свет' })], '/', ['/тихий-свет']],
    ['below a page', [page('a', { slug: 'hello' })], '/works', ['/works/hello']],
    [
      'below one another, whichever comes first',
      [page('b', { slug: 'two', parentId: 'a' }), page('a', { slug: 'one' })],
      '/',
      ['/one', '/one/two'],
    ],
    ['each at its own', [page('a', { slug: 'x' }), page('b', { slug: 'x' })], '/', ['/x', '/x-2']],
    ['never at what is reserved', [page('a', { slug: 'api', title: 'Api' })], '/', ['/page']],
    [
      'also where two stand below one another',
      [page('a', { parentId: 'b' }), page('b', { parentId: 'a' })],
      '/',
      ['/b', '/b/a'],
    ],
    ['without their parent where that is not taken', [page('a', { parentId: 'gone' })], '/', ['/a']],
  ])('%s', (_, pages, below, paths) => {
    expect(pathsOf(pages, below).sort()).toEqual([...paths].sort());
  });

  it.each([
    ['/2019/05/hello', '/2019/05/hello'],
    ['/hello', null],
    ['/', null],
    ['/api/x', null],
    [null, null],
  ])('from %s their former address is %s', (oldPath, formerPath) => {
    expect(planPages([page('a', { slug: 'hello', oldPath })], '/')[0]?.formerPath).toBe(formerPath);
  });

  it('are paths that pages may have, each once, and each after the one above it', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const some = fc.uniqueArray(
      fc.record({ id, parentId: fc.option(id), slug: fc.string(), title: fc.string({ unit: 'grapheme' }) }),
      { selector: (each) => each.id },
    );
    fc.assert(
      fc.property(some, (given) => {
        const planned = planPages(
          given.map((facts) => page(facts.id, facts)),
          '/below',
        );
        const paths = planned.map(({ path }) => path);
        expect(planned.map((each) => each.page.id).sort()).toEqual(given.map((each) => each.id).sort());
        expect(new Set(paths).size).toBe(paths.length);
        for (const [at, path] of paths.entries()) {
          expect(validateNewPagePath(path)).toEqual({ ok: true, path });
          const above = path.slice(0, path.lastIndexOf('/'));
          expect(above === '/below' || paths.slice(0, at).includes(above)).toBe(true);
        }
      }),
    );
  });

  it('are below their parents also where these found their place taken', () => {
    const [parent, child] = planPages([page('a', { slug: 'about' }), page('b', { parentId: 'a' })], '/');
    const standing = new Map([['/about', '/about-2']]);
    expect(child && placeNow(child, standing).path).toBe('/about-2/b');
    expect(parent && placeNow(parent, standing)).toBe(parent);
  });
});

describe('what is here already', () => {
  const long = 'Salt and light '.repeat(8).trim();
  it.each([
    ['a page of its title at its place', 'Salt', { '/salt': 'Salt' }, true],
    ['another page at its place', 'Salt', { '/salt': 'Pepper' }, false],
    ['its title elsewhere', 'Salt', { '/works/salt': 'Salt' }, false],
    ['nothing', 'Salt', {}, false],
  ])('%s', (_, title, titles, expected) => {
    const [planned] = planPages([page('a', { title, slug: 'salt' })], '/');
    expect(planned && isHere(planned, new Map(Object.entries(titles)))).toBe(expected);
  });

  it('is told by the title as it was shortened', () => {
    const [planned] = planPages([page('a', { title: long, slug: 'salt' })], '/');
    expect(planned && isHere(planned, new Map([['/salt', long]]))).toBe(false);
    expect(
      planned && isHere(planned, new Map([['/salt', metaOf(page('a', { title: long })).meta.title]])),
    ).toBe(true);
  });
});
