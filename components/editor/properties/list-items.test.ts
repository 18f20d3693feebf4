import { describe, expect, it } from 'vitest';
import { BLOCKS } from '@/lib/domain/blocks';
import type { Field } from '@/lib/domain/blocks/fields';
import { copyOfItem, nextKey, titleOfItem } from './list-items';

describe('items of a list in the properties', () => {
  const { slides } = BLOCKS.HeroSlider.fields;
  const { items } = BLOCKS.MediaGallery.fields;
  it.each([
    [{ title: 'Tidal', description: 'x' }, slides, 'Tidal'],
    [{ title: ' ', caption: '<em>Kept</em> words' }, items, 'Kept words'],
    [{ image: '/media/works/%D0%BB%D1%96%D1%81.jpg', title: '' }, slides, 'ліс.jpg'],
    [{ image: '', title: '', description: 'Words' }, slides, 'Words'],
    [{ src: '/media/%E0%A4%A' }, items, '%E0%A4%A'],
    [{ title: 'a'.repeat(80) }, slides, 'a'.repeat(60)],
    [{}, slides, ''],
  ])('%#: %j is known by its words', (item, { fields = {} }: Field, title) => {
    expect(titleOfItem(item, fields)).toBe(title);
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
