import { describe, expect, it } from 'vitest';
import { attributeId, freeSlug, renameAttribute, slugOf } from './attribute-names';
import type { Attribute } from './model';

const attribute = (id: string, name: string, slug: string): Attribute => ({
  id,
  name,
  slug,
  type: 'text',
  inherited: false,
});

describe('names of attributes (docs/reference/editing.md#attributes)', () => {
  it.each([
    ['Year', 'year'],
    ['  Year of making! ', 'year-of-making'],
    ['Рік створення', 'рік-створення'],
    ['Та й', 'та-й'],
    ['№ 3', '3'],
    ['???', 'attribute'],
    ['', 'attribute'],
    ['x'.repeat(200), 'x'.repeat(64)],
  ])('%j has the slug %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('a slug is taken once', () => {
    expect(freeSlug('Year', new Set(['year', 'year-2']))).toBe('year-3');
    expect(freeSlug('Year', new Set(['years']))).toBe('year');
  });

  it('a slug follows the name until somebody gives another', () => {
    const own = attribute('a', 'New attribute', 'new-attribute');
    const other = attribute('b', 'Year', 'year');
    expect(renameAttribute(own, 'Size', [own, other])).toEqual({ name: 'Size', slug: 'size' });
    expect(renameAttribute(own, 'Year', [own, other])).toEqual({ name: 'Year', slug: 'year-2' });
    expect(renameAttribute(attribute('a', 'Size', 'dimensions'), 'Width', [other])).toEqual({
      name: 'Width',
    });
  });

  it('an id says whose attribute it is, and is taken once', () => {
    expect(attributeId('block', 5, new Set())).toBe('block-5');
    expect(attributeId('item', 5, new Set(['item-5', 'item-5-2']))).toBe('item-5-3');
  });
});
