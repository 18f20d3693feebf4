import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuEntry } from './model';
import { addRow, canGoBelow, entriesOf, type MenuRow, moveRow, removeRow, rowsOf, setLevel } from './rows';

/** `A a b B` is A with a and b below it, and B. */
const rows = (names: string): MenuRow[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => ({
      key: name,
      target: { page: name },
      labels: {},
      level: name === name.toUpperCase() ? 0 : 1,
    }));

const drawn = (list: readonly MenuRow[]): string =>
  list.map(({ key, level }) => (level === 0 ? key.toUpperCase() : key.toLowerCase())).join(' ');

describe('a line is put behind another one', () => {
  it.each([
    ['A B C', 'A', 'C', 'B C A'],
    ['A B C', 'C', null, 'C A B'],
    ['A B C', 'B', 'B', 'A B C'],
    // What stands below it goes along.
    ['A x y B C', 'A', 'B', 'B A x y C'],
    ['A x B', 'A', 'x', 'A x B'],
    // Among those below another it joins them, and behind the last of them it does not.
    ['A x y B', 'B', 'x', 'A x b y'],
    ['A x y B', 'B', 'y', 'A x y B'],
    ['A B x', 'x', 'A', 'A x B'],
    // One with lines of its own stands behind them all.
    ['A x y B z', 'B', 'x', 'A x y B z'],
    // A line from below that comes first stands on the first level.
    ['A x B', 'x', null, 'X A B'],
    ['A B', 'none', 'A', 'A B'],
  ])('%s: %s behind %s makes %s', (before, key, after, expected) => {
    expect(drawn(moveRow(rows(before), key, after))).toBe(expected);
  });
});

describe('levels', () => {
  it.each([
    ['A B', 'B', true],
    ['A B', 'A', false],
    ['A B c', 'B', false],
    ['A b', 'b', false],
  ])('%s: may %s go below the line before it? %s', (before, key, expected) => {
    expect(canGoBelow(rows(before), key)).toBe(expected);
  });

  it('a line goes below the one before it, and back', () => {
    const below = setLevel(rows('A B C'), 'B', 1);
    expect(below.map(({ level }) => level)).toEqual([0, 1, 0]);
    expect(setLevel(below, 'B', 0)).toEqual(rows('A B C'));
  });

  it('what stood below a line that is taken away moves up', () => {
    expect(removeRow(rows('A a b B c'), 'A').map(({ key, level }) => [key, level])).toEqual([
      ['a', 0],
      ['b', 0],
      ['B', 0],
      ['c', 1],
    ]);
  });
});

it('an added line comes last, and is told from all others', () => {
  const list = addRow(addRow(rowsOf([{ page: 'a' }, { page: 'b' }]), { page: 'c' }), {
    address: 'https://d.example',
  });
  expect(new Set(list.map(({ key }) => key)).size).toBe(4);
  expect(list.at(-1)).toMatchObject({ target: { address: 'https://d.example' }, level: 0 });
});

const target = fc.oneof(
  fc.record({ page: fc.uuid() }),
  fc.record({ address: fc.webUrl() }),
) as fc.Arbitrary<MenuEntry>;
const labelled = fc
  .tuple(target, fc.option(fc.constantFrom('Works', 'Werke'), { nil: undefined }))
  .map(([entry, label]): MenuEntry => ({ ...entry, ...(label && { labels: { en: label } }) }));
const entries = fc.array(
  fc
    .tuple(labelled, fc.array(labelled, { maxLength: 3 }))
    .map(([entry, below]): MenuEntry => ({ ...entry, ...(below.length > 0 && { below }) })),
  { maxLength: 6 },
);

it('entries survive being arranged in lines', () => {
  fc.assert(
    fc.property(entries, (given) => {
      expect(entriesOf(rowsOf(given))).toEqual(given);
    }),
  );
});

it('no move loses a line, or leaves one below nothing', () => {
  fc.assert(
    fc.property(entries, fc.nat(), fc.nat(), (given, from, to) => {
      const list = rowsOf(given);
      const key = list[from % (list.length || 1)]?.key ?? '';
      const after = list[to % (list.length || 1)]?.key ?? null;
      const moved = moveRow(list, key, after);
      expect(moved.map((row) => row.key).sort()).toEqual(list.map((row) => row.key).sort());
      expect(moved[0]?.level ?? 0).toBe(0);
    }),
  );
});

it('labels that say nothing are not stored', () => {
  const [row] = rowsOf([{ page: 'a', labels: { en: 'Works', ru: 'Работы' } }]);
  expect(entriesOf([{ ...(row as MenuRow), labels: { en: '  ', ru: ' Работы ' } }])).toEqual([
    { page: 'a', labels: { ru: 'Работы' } },
  ]);
});
