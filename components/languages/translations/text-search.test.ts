import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByNamespace } from '@/lib/domain/translations/group';
import { interfaceText as text } from '@/tests/factories/interface-text';
import { prepareSearch, TextSearch } from './text-search';

const TEXTS = [
  ...['home', 'about', 'works'].map((key, order) => text('nav', key, order)),
  text('meta', 'title', 0, 'Атлас Ночи'),
];
const groups = groupByNamespace(TEXTS);
const idsOf = (found: ReturnType<TextSearch['find']>) =>
  found.flatMap(({ translations }) => translations.map(({ id }) => id));

describe('the search among the texts of a language (docs/reference/languages.md#interface-texts)', () => {
  it.each([
    ['', ['meta.title', 'nav.home', 'nav.about', 'nav.works']],
    ['НОЧИ', ['meta.title']],
    ['nav.h', ['nav.home']],
    [' works ', ['nav.works']],
    ['o', ['nav.home', 'nav.about', 'nav.works']],
    ['nothing', []],
  ])('by %j finds %j', (search, ids) => {
    const found = new TextSearch().find(groups, search);
    expect(idsOf(found)).toEqual(ids);
    expect(found.every(({ translations }) => translations.length > 0)).toBe(true);
  });

  it('finds the same however one came to what is typed', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'navhome.Ночи '), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), (searches) => {
        const search = new TextSearch();
        prepareSearch(groups);
        for (const typed of searches)
          expect(idsOf(search.find(groups, typed))).toEqual(idsOf(new TextSearch().find(groups, typed)));
      }),
    );
  });

  it('keeps what it has found while that is changed, and no longer', () => {
    const search = new TextSearch();
    search.find(groups, 'about');
    const changed = (value: string) =>
      groupByNamespace(TEXTS.map((each) => (each.key === 'about' ? { ...each, key: 'x', value } : each)));
    expect(idsOf(search.find(changed('else'), 'about'))).toEqual(['nav.about']);
    const last = changed('else again');
    expect(idsOf(search.find(last, 'about'))).toEqual(['nav.about']);
    expect(idsOf(search.find(last, 'home'))).toEqual(['nav.home']);
    const later = changed('and again');
    search.find(later, 'home');
    expect(idsOf(search.find(later, 'about'))).toEqual([]);
  });
});
