import { describe, expect, it } from 'vitest';
import type { Attribute, PageContent } from './model';
import { sectionAttribute } from './section-attribute';

const attribute = (id: string, slug = id): Attribute => ({
  id,
  name: id,
  slug,
  type: 'text',
  inherited: false,
});
const pageOf = (...lists: Attribute[][]): PageContent => ({
  sections: lists.map((attributes, at) => ({ id: `section-${at}`, name: '', attributes, blocks: [] })),
});
const YEAR = { name: 'Рік', slug: 'year', type: 'number' };

describe('sectionAttribute', () => {
  it('goes by its slug', () => {
    expect(sectionAttribute(pageOf([]), [], YEAR, 1)).toEqual({ ...YEAR, id: 'year', inherited: false });
    expect(sectionAttribute(pageOf([]), [], { name: 'Found in', type: 'text' }, 1)).toMatchObject({
      id: 'found-in',
      slug: 'found-in',
    });
  });

  it('is the one that another section of the page has under that slug', () => {
    const there = { ...attribute('attribute-7', 'year'), name: 'Jahr', inherited: true };
    expect(sectionAttribute(pageOf([], [there]), [], YEAR, 1)).toEqual({ ...there, inherited: false });
  });

  it('takes the place of an inherited one under its id', () => {
    const known = [{ ...attribute('attribute-2', 'year'), inherited: true }];
    expect(sectionAttribute(pageOf([]), known, { ...YEAR, id: 'attribute-2' }, 1)).toEqual({
      ...YEAR,
      id: 'attribute-2',
      inherited: false,
    });
  });

  it('takes neither an id nor a slug that something else has', () => {
    expect(sectionAttribute(pageOf([attribute('year', 'made')]), [], YEAR, 5)).toMatchObject({
      id: 'attribute-5',
      slug: 'year',
    });
    const known = [attribute('year')];
    expect(sectionAttribute(pageOf(known), known, YEAR, 5)).toMatchObject({ id: 'year-2', slug: 'year-2' });
  });

  it.each(['block-year', 'item-year'])('%s is no id of a section’s attribute', (slug) => {
    expect(sectionAttribute(pageOf([]), [], { ...YEAR, slug }, 5).id).toBe('attribute-5');
  });
});
