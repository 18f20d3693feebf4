import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAttribute,
  canChangeAttribute,
  editAttribute,
  inheritAttributes,
  removeAttribute,
} from './attributes';
import type { Attribute } from './model';

const attribute = (id: string, changes: Partial<Attribute> = {}): Attribute => ({
  id,
  name: id,
  slug: id,
  type: 'text',
  inherited: false,
  ...changes,
});

describe('attributes are inherited (docs/reference/editing.md#attributes)', () => {
  it('flags what comes from the parent and puts own ones after it', () => {
    expect(inheritAttributes([attribute('year')], [attribute('medium')])).toEqual([
      attribute('medium', { inherited: true }),
      attribute('year'),
    ]);
  });

  it('lets an own attribute override an inherited one of the same slug', () => {
    const own = attribute('own', { slug: 'year' });
    expect(inheritAttributes([own], [attribute('parent', { slug: 'year' })])).toEqual([own]);
  });

  it('does not let a stored copy of an inherited one override it', () => {
    const copy = attribute('year', { name: 'Old name', inherited: true });
    expect(inheritAttributes([copy], [attribute('year')])).toEqual([attribute('year', { inherited: true })]);
  });

  it('passes on from parent page to page to section', () => {
    const page = inheritAttributes([attribute('b')], [attribute('a')]);
    expect(inheritAttributes([attribute('c')], page).map(({ id, inherited }) => [id, inherited])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
  });

  it('never shows two attributes of one slug that the lists did not have themselves', () => {
    const list = fc.uniqueArray(
      fc.record({ slug: fc.constantFrom('a', 'b', 'c', 'd'), inherited: fc.boolean() }),
      { selector: ({ slug }) => slug },
    );
    fc.assert(
      fc.property(list, list, (own, parent) => {
        const merged = inheritAttributes(
          own.map(({ slug, inherited }) => attribute(slug, { inherited })),
          parent.map(({ slug, inherited }) => attribute(slug, { inherited })),
        );
        const slugs = merged.map(({ slug }) => slug);
        expect(slugs.toSorted()).toEqual([...new Set([...own, ...parent].map(({ slug }) => slug))].sort());
      }),
    );
  });
});

describe('attributes are added, edited and removed (docs/reference/editing.md#attributes)', () => {
  const list = [attribute('medium', { inherited: true }), attribute('year'), attribute('place')];

  it.each([
    ['editing an inherited one', () => editAttribute(list, 'medium', { name: 'x' })],
    ['removing an inherited one', () => removeAttribute(list, 'medium')],
    ['editing an unknown one', () => editAttribute(list, 'nothing', { name: 'x' })],
    ['removing an unknown one', () => removeAttribute(list, 'nothing')],
    ['editing without a change', () => editAttribute(list, 'year', { name: 'year' })],
    ['taking the slug of another own one', () => editAttribute(list, 'year', { slug: 'place' })],
    ['adding a taken id', () => addAttribute(list, attribute('year', { slug: 'new' }))],
    ['adding a taken own slug', () => addAttribute(list, attribute('new', { slug: 'year' }))],
    ['adding one without an id', () => addAttribute(list, attribute('', { slug: 'new' }))],
  ])('refuses silently: %s', (_name, change) => {
    expect(change()).toBe(list);
  });

  it('adds an own one, also over the slug of an inherited one', () => {
    const own = attribute('own', { slug: 'medium', inherited: true });
    expect(addAttribute(list, own).at(-1)).toEqual({ ...own, inherited: false });
  });

  it('edits and removes an own one and leaves the others as they are', () => {
    const edited = editAttribute(list, 'year', { name: 'Year' });
    expect(edited[1]).toEqual(attribute('year', { name: 'Year' }));
    expect(edited[0]).toBe(list[0]);
    expect(removeAttribute(list, 'year')).toEqual([list[0], list[2]]);
  });

  it('says which may be changed', () => {
    expect(list.map(canChangeAttribute)).toEqual([false, true, true]);
  });
});
