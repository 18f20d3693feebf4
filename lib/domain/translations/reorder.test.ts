import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortTranslations } from './group';
import type { Translation } from './model';
import { reorderTranslations } from './reorder';

const text = (id: string, order: number, more: Partial<Translation> = {}): Translation => ({
  id,
  namespace: 'nav',
  key: id,
  value: id,
  order,
  languageId: 'en',
  ...more,
});
const inOrder = (list: readonly Translation[]) =>
  sortTranslations(list)
    .map(({ id }) => id)
    .join('');
const abcd = [text('a', 0), text('b', 1), text('c', 2), text('d', 3)];

describe('reorderTranslations (docs/reference/languages.md#order)', () => {
  it.each([
    ['a', 3, 'bcda'],
    ['d', 0, 'dabc'],
    ['b', 2, 'acbd'],
    ['c', 1, 'acbd'],
  ])('moves %s to %i', (id, order, expected) => {
    expect(inOrder(reorderTranslations(abcd, id, order))).toBe(expected);
  });

  it.each([
    ['a missing item', 'x', 1],
    ['an unchanged position', 'b', 1],
    ['a position below 0', 'b', -1],
    ['a position past the end', 'b', 4],
    ['a position between', 'b', 0.5],
    ['no number', 'b', Number.NaN],
  ])('skips %s and gives back the same list', (_name, id, order) => {
    expect(reorderTranslations(abcd, id, order)).toBe(abcd);
  });

  it('touches its own namespace and language only, and of those only what moves', () => {
    const list = [...abcd, text('e', 1, { namespace: 'auth' }), text('f', 1, { languageId: 'ru' })];
    const moved = reorderTranslations(list, 'd', 2);
    expect(moved.map((item, index) => item === list[index])).toEqual([true, true, false, false, true, true]);
  });

  it('closes gaps and twins that it finds on its way', () => {
    const moved = reorderTranslations([text('a', 4), text('b', 4), text('c', 9)], 'c', 0);
    expect(moved.map(({ order }) => order)).toEqual([1, 2, 0]);
  });

  it('keeps every item, a dense order and all others in their sequence, after any moves', () => {
    const move = fc.tuple(fc.constantFrom(...'abcdefgx'), fc.integer({ min: -2, max: 9 }));
    const start: readonly Translation[] = [...'abcdefg'].map((id, order) => text(id, order));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let list = start;
        for (const [id, order] of moves) {
          const before = inOrder(list);
          list = reorderTranslations(list, id, order);
          const after = inOrder(list);
          expect(after.replace(id, '')).toBe(before.replace(id, ''));
          if (after !== before) expect(after.indexOf(id)).toBe(order);
        }
        expect(list.map(({ id }) => id).join('')).toBe('abcdefg');
        expect(sortTranslations(list).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }),
    );
  });

  it('is undone by the opposite move, as a failed call needs it', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (from, to) => {
        const id = abcd[from]?.id ?? '';
        expect(reorderTranslations(reorderTranslations(abcd, id, to), id, from)).toEqual(abcd);
      }),
    );
  });
});
