import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filteredPath,
  filterSegment,
  filterSlug,
  type ListViewWay,
  splitFilter,
  VIEW,
  valueSlug,
} from './page-filter';
import { normalisePath } from './paths';

describe('a value in an address (docs/reference/lists-and-filters.md#visitors)', () => {
  it.each([
    ['Studio', 'studio'],
    ['In the studio', 'in-the-studio'],
    ['  On\u00a0the  road ', 'on-the-road'],
    ['Мастерская', 'мастерская'],
    ['Об’єкт', 'об-єкт'],
    ['мои\u0306', 'мой'],
    ['東京 2024', '東京-2024'],
    ['हिन्दी', 'हिन्दी'],
    ['Private collections; no. 1', 'private-collections-no-1'],
    ['a/b=c?d#e%2F', 'a-b-c-d-e-2f'],
    ['ΑΣ', 'ας'],
    ['—', ''],
    ['', ''],
    [2024, '2024'],
    [-5, 'minus-5'],
    [1.5, '1-5'],
    [0, '0'],
    [true, 'yes'],
    [false, 'no'],
    [null, ''],
    [undefined, ''],
  ])('%j is written %j', (value, slug) => {
    expect(valueSlug(value)).toBe(slug);
  });

  it('is cut where it grows long, never into a hyphen', () => {
    expect(filterSlug('word '.repeat(40))).toBe('word-'.repeat(12).slice(0, -1));
  });

  it('comes to rest, and holds nothing that an address would have to hide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), (text) => {
        const slug = filterSlug(text);
        const isPlain = slug === '' || slug.split('-').every((word) => /^[\p{L}\p{M}\p{N}]+$/u.test(word));
        return filterSlug(slug) === slug && isPlain && [...slug].length <= 60;
      }),
    );
  });

  it('tells whole numbers apart', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (left, right) => {
        expect(valueSlug(left) === valueSlug(right)).toBe(Object.is(left, right) || left === right);
      }),
    );
  });
});

describe('the address of a filtered page (docs/reference/lists-and-filters.md#visitors)', () => {
  it.each([
    ['/about/photos/kind=studio', '/about/photos', 'kind', 'studio'],
    ['/works/year=2024', '/works', 'year', '2024'],
    ['/kind=studio', '/', 'kind', 'studio'],
    ['/about/photos/KIND=In%20the%20Studio', '/about/photos', 'kind', 'in-the-studio'],
    ['/about/photos/kind%3Dstudio', '/about/photos', 'kind', 'studio'],
    ['/about/photos/kind=%D0%BC%D0%B0%D1%81%D1%82', '/about/photos', 'kind', 'маст'],
    ['/about/photos/kind=маст', '/about/photos', 'kind', 'маст'],
    ['/about/photos/kind=a=b', '/about/photos', 'kind', 'a-b'],
    ['/about/kind=studio/year=2024', '/about/kind=studio', 'year', '2024'],
  ])('%s is %s by %s %s', (requested, path, attribute, value) => {
    expect(splitFilter(requested)).toEqual({ path, filter: { attribute, value } });
  });

  it.each([
    ['/works/year=2024,view=list', '2024', 'list'],
    ['/works/YEAR=2024%2CView=Timeline', '2024', 'timeline'],
    ['/works/year=a,b,view=list', 'a-b', 'list'],
  ])('%s is %s seen as %s', (requested, value, view) => {
    expect(splitFilter(requested)).toEqual({ path: '/works', filter: { attribute: 'year', value, view } });
  });

  it('takes only the ways that there are for one', () => {
    const filter = { attribute: 'year', value: '2024-view-grid' };
    expect(splitFilter('/works/year=2024,view=grid').filter).toEqual(filter);
  });

  it.each([
    '/works/view=list,view=timeline',
    '/works/year=,view=list',
    '/works/,view=list',
    '/about/photos',
    '/',
    '/about/photos/',
    '/about/photos/kind=',
    '/about/photos/=studio',
    '/about/photos/kind=%2F',
    '/about/photos/kind=studio%2Fx',
    '/about/photos/kind=studio%252F',
    '/about/photos/kind=%E0%A4%A',
    '/about/kind=studio/photos',
    '/about/kind=studio/',
  ])('%s has none', (requested) => {
    expect(splitFilter(requested)).toEqual({ path: requested, filter: null });
  });

  it('collides with no page: what a filter is written with stands in no path', () => {
    expect(normalisePath('/about/photos/kind=studio').ok).toBe(false);
    expect(normalisePath('/about/kind=studio/year=2024').ok).toBe(false);
  });

  it('reads back what it wrote', () => {
    const slug = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map(filterSlug)
      .filter((text) => text !== '');
    fc.assert(
      fc.property(slug, slug, fc.constantFrom(undefined, 'list', 'timeline'), (attribute, value, way) => {
        const view = attribute === VIEW ? undefined : (way as ListViewWay | undefined);
        const filter = { attribute, value, ...(view && { view }) };
        expect(splitFilter(filteredPath('/works', filter))).toEqual({ path: '/works', filter });
        expect(splitFilter(`/works/${encodeURIComponent(filterSegment(filter))}`).filter).toEqual(filter);
      }),
    );
  });
});
