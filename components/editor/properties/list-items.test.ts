import { describe, expect, it } from 'vitest';
import { copyOfItem, nextKey, titleOfItem } from './list-items';

describe('items of a list in the properties', () => {
  it.each([
    [{ title: 'Tidal', description: 'x' }, 'Tidal'],
    [{ title: ' ', caption: '<em>Kept</em> words' }, 'Kept words'],
    [{ image: '/media/works/%D0%BB%D1%96%D1%81.jpg', title: '' }, 'ліс.jpg'],
    [{ src: '/media/%E0%A4%A' }, '%E0%A4%A'],
    [{ title: 'a'.repeat(80) }, 'a'.repeat(60)],
    [{}, ''],
  ])('%j is known as %j', (item, title) => {
    expect(titleOfItem(item)).toBe(title);
  });

  it('get a key that no other has, also in one millisecond', () => {
    expect(nextKey(undefined, 1000)).toBe('key-rs');
    expect(nextKey([{ key: 'key-rs' }, null, { key: 'key-rs-2' }], 1000)).toBe('key-rs-3');
  });

  it('are copied whole, under a name of their own', () => {
    const item = { key: 'a', id: 'a', link: '/works', options: { color: 'white' } };
    const copy = copyOfItem(item, 'b');
    expect(copy).toEqual({ key: 'b', id: 'b', link: '/works', options: { color: 'white' } });
    expect(copy.options).not.toBe(item.options);
    expect(copyOfItem({ key: 'a', src: '/media/a.jpg' }, 'b')).toEqual({ key: 'b', src: '/media/a.jpg' });
  });
});
