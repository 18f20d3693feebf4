import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyItems } from './list-item-keys';

const keysOf = (items: readonly unknown[]) => items.map((item) => (item as { key: string }).key);

describe('list items have stable keys (docs/reference/editing.md#list-items)', () => {
  it('gives the same list back when every item has a key of its own', () => {
    const items = [{ key: 'a' }, { key: 'b' }];
    expect(keyItems(items)).toBe(items);
  });

  it('derives the same key each time, also after the database changed the order of the fields', () => {
    expect(keyItems([{ src: '/media/a.jpg', alt: 'A' }])).toEqual(
      keyItems([{ alt: 'A', src: '/media/a.jpg' }]),
    );
  });

  it('follows an item that moves in a list without keys', () => {
    const [a, b] = [{ src: '/media/a.jpg' }, { src: '/media/b.jpg' }];
    expect(keysOf(keyItems([b, a]))).toEqual(keysOf(keyItems([a, b])).reverse());
  });

  it('takes the id of a button or template item for its key', () => {
    expect(keysOf(keyItems([{ id: 'button-1' }]))).toEqual(['button-1']);
  });

  it('leaves the first of two twins its key, and never meets a key that comes later', () => {
    expect(keysOf(keyItems([{ id: 'a' }, { key: 'a' }, { key: 'a', id: 'b' }]))).toEqual(['a-2', 'a', 'b']);
  });

  it('is no attribute id', () => {
    expect(keysOf(keyItems([{}]))[0]).not.toMatch(/^(item|block)-/);
  });

  it('leaves alone what is no item', () => {
    const items = [null, 'a', ['b']];
    expect(keyItems(items)).toBe(items);
  });

  it('ends with distinct keys, whatever is stored, and changes nothing a second time', () => {
    const item = fc.record(
      {
        key: fc.constantFrom('a', 'a-2', '', 5),
        id: fc.constantFrom('a', 'b', ''),
        text: fc.constantFrom('x', 'y'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const keyed = keyItems(items);
        expect(new Set(keysOf(keyed)).size).toBe(items.length);
        expect(keyItems(keyed)).toBe(keyed);
      }),
    );
  });
});
