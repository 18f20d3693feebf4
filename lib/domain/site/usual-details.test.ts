import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import { ATTRIBUTE_TYPES } from '../content/attributes';
import { PAGE_KINDS } from './page-kinds';
import { offeredDetails } from './usual-details';

const attribute = (id: string, slug = id) => ({ id, name: `${id}!`, slug, type: 'text', inherited: false });
const EMPTY = {
  kind: 'text',
  isFirstLanguage: true,
  ofPage: [],
  ofSection: [],
  definitions: [],
  shown: new Set<string>(),
  nameOf: (slug: keyof typeof en.details) => en.details[slug],
} as const;
const YEAR = attribute('year');
const AUTHOR = attribute('attribute-3', 'author');
const WEIGHT = { id: 'block-1', name: 'Weight' };
const namesOf = (state: Parameters<typeof offeredDetails>[0]) =>
  offeredDetails(state).map(({ name }) => name);

describe('offeredDetails', () => {
  it.each(PAGE_KINDS)('a page of the kind %s has details of its own, each with a name and a type', (kind) => {
    const offered = offeredDetails({ ...EMPTY, kind });
    expect(offered).not.toEqual([]);
    for (const detail of offered) {
      expect(detail).toEqual({
        name: expect.stringMatching(/./),
        make: { name: detail.name, slug: expect.stringMatching(/./), type: expect.any(String) },
      });
      expect(ATTRIBUTE_TYPES).toContain('make' in detail && detail.make.type);
    }
  });

  it('what is defined comes first, without what the label says, and is not offered twice', () => {
    const definitions = [YEAR, AUTHOR, WEIGHT, { id: 'block-2' }];
    const state = { ...EMPTY, ofPage: [YEAR], ofSection: [AUTHOR], definitions };
    expect(offeredDetails({ ...state, shown: new Set(['year']) })).toEqual([
      { name: 'attribute-3!', id: 'attribute-3' },
      { name: 'Weight', id: 'block-1' },
      { name: 'Publication', make: { name: 'Publication', slug: 'publication', type: 'text' } },
    ]);
  });

  it('what has one name is offered once, and not at all where the label says it', () => {
    const definitions = [WEIGHT, { id: 'block-3', name: 'Weight' }, { id: 'block-4', name: 'Year' }];
    expect(namesOf({ ...EMPTY, definitions })).toEqual(['Weight', 'Year', 'Author', 'Publication']);
    const shown = new Set(['block-3', 'block-4']);
    expect(namesOf({ ...EMPTY, definitions, shown })).toEqual(['Author', 'Publication']);
  });

  it('a usual one of the page is named anew in another language, under its id; one of the section has its name', () => {
    const own = attribute('weight');
    const inherited = [YEAR, AUTHOR, own];
    const state = { ...EMPTY, isFirstLanguage: false, ofPage: inherited, definitions: inherited };
    expect(offeredDetails(state).slice(0, 3)).toEqual([
      { name: 'Year', make: { id: 'year', name: 'Year', slug: 'year', type: 'text' } },
      { name: 'Author', make: { id: 'attribute-3', name: 'Author', slug: 'author', type: 'text' } },
      { name: 'weight!', id: 'weight' },
    ]);
    expect(offeredDetails({ ...state, ofSection: [YEAR] })[0]).toEqual({ name: 'year!', id: 'year' });
  });
});
