import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, searchAddress } from './search-request';

const NOTHING = { words: '', kind: null, year: null, part: 1 };

describe('what an address looks for (docs/reference/search.md#address)', () => {
  it.each([
    [{}, NOTHING],
    [{ q: ' tidal \n archive ' }, { ...NOTHING, words: 'tidal archive' }],
    [{ q: ['one', 'two'] }, { ...NOTHING, words: 'one' }],
    [{ q: 'a'.repeat(300) }, { ...NOTHING, words: 'a'.repeat(100) }],
    [
      { q: 'x', kind: 'work', year: '2019', part: '2' },
      { words: 'x', kind: 'work', year: 2019, part: 2 },
    ],
    [
      { q: 'x', kind: 'toString', year: '20191', part: '0' },
      { ...NOTHING, words: 'x' },
    ],
    [
      { q: 'x', year: '-1', part: '99' },
      { ...NOTHING, words: 'x', part: 40 },
    ],
    [{ q: 'a\u0000\ud800b' }, { ...NOTHING, words: 'a b' }],
  ])('%j', (query, request) => {
    expect(readSearch(query)).toEqual(request);
  });

  it('is read as it was written', () => {
    const words = fc.string({ unit: 'binary', maxLength: 120 });
    const kind = fc.constantFrom(null, 'work', 'exhibition', 'text') as fc.Arbitrary<'work' | null>;
    const year = fc.option(fc.integer({ min: 1, max: 9999 }));
    fc.assert(
      fc.property(words, kind, year, fc.integer({ min: 1, max: 40 }), (typed, ofKind, ofYear, part) => {
        const request = { words: readSearch({ q: typed }).words, kind: ofKind, year: ofYear, part };
        const { search } = new URL(searchAddress(request, 'en'), 'https://site.example');
        expect(readSearch(Object.fromEntries(new URLSearchParams(search)))).toEqual(request);
      }),
    );
  });

  it('stands in the language of the visitor', () => {
    expect(searchAddress({ ...NOTHING, words: 'море' }, 'ru')).toBe(
      `/ru/search?q=${encodeURIComponent('море')}`,
    );
    expect(searchAddress(NOTHING, 'en')).toBe('/search');
  });
});
