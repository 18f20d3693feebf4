import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import { ATTRIBUTE_TYPES } from '../content/attributes';
import { PAGE_KINDS } from './page-kinds';
import { offeredDetails, typeOfUsual } from './usual-details';

const attribute = (id: string, slug = id) => ({ id, name: `${id}!`, slug, type: 'text', inherited: false });
const EMPTY = {
  kind: 'text',
  isFirstLanguage: true,
  ofPage: [],
  ofSection: [],
  definitions: [],
  shown: new Set<string>(),
} as const;
const YEAR = attribute('year');
const EDITION = attribute('attribute-3', 'author');

describe('offeredDetails', () => {
  it.each(PAGE_KINDS)('a page of the kind %s has details of its own, each with a name and a type', (kind) => {
    const offered = offeredDetails({ ...EMPTY, kind });
    const usual = offered.flatMap((each) => ('usual' in each ? [each.usual] : []));
    expect(usual).not.toEqual([]);
    expect(new Set(usual).size).toBe(offered.length);
    for (const slug of usual) {
      expect(en.details[slug]).not.toBe('');
      expect(ATTRIBUTE_TYPES).toContain(typeOfUsual(slug));
    }
  });

  it('what is defined comes first, without what the label says, and is not offered twice', () => {
    const definitions = [YEAR, EDITION, { id: 'block-1', name: 'Weight' }, { id: 'block-2' }];
    const state = { ...EMPTY, ofPage: [YEAR], ofSection: [EDITION], definitions };
    expect(offeredDetails({ ...state, shown: new Set(['year']) })).toEqual([
      { id: 'attribute-3', name: 'attribute-3!' },
      { id: 'block-1', name: 'Weight' },
      { usual: 'publication' },
    ]);
  });

  it('two of one name are offered once, and not at all where the label says one of them', () => {
    const definitions = [YEAR, { id: 'block-1', name: 'year!' }, { id: 'block-3', name: 'Weight' }];
    const state = { ...EMPTY, ofPage: [YEAR], definitions };
    const idsOf = (shown: string[]) =>
      offeredDetails({ ...state, shown: new Set(shown) }).flatMap((each) =>
        'name' in each ? [each.id] : [],
      );
    expect(idsOf([])).toEqual(['year', 'block-3']);
    expect(idsOf(['block-1'])).toEqual(['block-3']);
  });

  it('a usual one of the page is named anew in another language; one of the section is in that language', () => {
    const state = { ...EMPTY, isFirstLanguage: false, ofPage: [YEAR, EDITION], definitions: [YEAR, EDITION] };
    expect(offeredDetails(state)).toEqual([
      { usual: 'year', id: 'year' },
      { usual: 'author', id: 'attribute-3' },
      { usual: 'publication' },
    ]);
    expect(offeredDetails({ ...state, ofSection: [YEAR] })[0]).toEqual({ id: 'year', name: 'year!' });
    const own = attribute('weight');
    expect(offeredDetails({ ...state, ofPage: [own], definitions: [own] })[0]).toEqual({
      id: 'weight',
      name: 'weight!',
    });
  });
});
