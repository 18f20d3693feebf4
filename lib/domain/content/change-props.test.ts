import { describe, expect, it } from 'vitest';
import { blockOf, content, slide } from '@/tests/factories/sample-content';
import { createBlock } from '../blocks';
import { applyCommand, type Command } from './commands';
import type { Block, PageContent } from './model';

describe('applyCommand: properties and list items (docs/reference/editing.md#list-items)', () => {
  const slides = (page: PageContent) => blockOf(page, 'h')?.props.slides as Record<string, unknown>[];
  const keys = (page: PageContent) => slides(page).map(({ key }) => key);
  const path = ['slides'];

  it('sets a property', () => {
    const set = applyCommand(content, { type: 'set-prop', blockId: 'q', path: ['content'], value: 'Hello' });
    expect(blockOf(set, 'q')?.props).toEqual({ content: 'Hello', source: '' });
  });

  it('sets several properties as one step, of a block and of an item, and refuses what does not fit', () => {
    const values = { content: 'Hello', source: 'Ada' };
    const set = applyCommand(content, { type: 'set-props', blockId: 'q', path: [], values });
    expect(blockOf(set, 'q')?.props).toEqual(values);
    const item = { title: 'Tide', description: 'Low', nothing: 'of the kind' };
    const slid = applyCommand(content, {
      type: 'set-props',
      blockId: 'h',
      path: ['slides', 'b'],
      values: item,
    });
    expect(slides(slid)[1]).toEqual({ ...slide('b'), title: 'Tide', description: 'Low' });
    expect(applyCommand(content, { type: 'set-props', blockId: 'q', path: [], values: {} })).toBe(content);
  });

  it('brings the look along without which a chosen value would not be seen', () => {
    const layoutOf = (value: string) =>
      ({ type: 'set-prop', blockId: 'grid', path: ['layout'], value }) as const;
    const gallery: Block = { ...createBlock('MediaGallery', 'grid'), look: { width: 'edge' } };
    const page = applyCommand(content, { type: 'add-block', sectionId: 's3', block: gallery });
    const rows = applyCommand(page, layoutOf('masonry'));
    expect(blockOf(rows, 'grid')?.look).toEqual({ width: 'edge' });
    const cells = applyCommand(rows, layoutOf('grid'));
    expect(blockOf(cells, 'grid')?.look).toEqual({ width: 'edge', formats: 'cells' });
    expect(applyCommand(cells, layoutOf('grid'))).toBe(cells);
  });

  it('takes a property away, so that its default holds', () => {
    const set = applyCommand(content, { type: 'set-prop', blockId: 'q', path: ['content'] });
    expect(blockOf(set, 'q')?.props).toEqual({ source: '' });
  });

  it('sets a property of an item, also in a list within it and in a group', () => {
    const steps: Command[] = [
      { type: 'set-prop', blockId: 'h', path: ['slides', 'b', 'title'], value: 'Tide' },
      { type: 'set-prop', blockId: 'h', path: ['slides', 'b', 'options', 'color'], value: 'black' },
      { type: 'add-item', blockId: 'h', path: ['slides', 'b', 'buttons'], item: { key: 'more' } },
      { type: 'set-prop', blockId: 'h', path: ['slides', 'b', 'buttons', 'more', 'text'], value: 'More' },
    ];
    const set = steps.reduce(applyCommand, content);
    expect(slides(set)[1]).toEqual({
      ...slide('b'),
      title: 'Tide',
      options: { color: 'black' },
      buttons: [{ key: 'more', text: 'More' }],
    });
    expect(slides(set)[0]).toBe(slides(content)[0]);
  });

  it('begins a group that was never filled in, and an item that has no attributes yet', () => {
    const list: Command = { type: 'add-item', blockId: 'p', path: ['template', 'items'], item: { key: 'a' } };
    const page = applyCommand(content, {
      type: 'add-block',
      sectionId: 's3',
      block: { ...createBlock('PageList', 'p'), props: {} },
    });
    expect(blockOf(applyCommand(page, list), 'p')?.props).toEqual({ template: { items: [{ key: 'a' }] } });
    const valued = applyCommand(content, {
      type: 'set-prop',
      blockId: 'g',
      path: ['items', 'k', 'attributes', 'item-place'],
      value: 'Kyiv',
    });
    expect(blockOf(valued, 'g')?.props.items).toEqual([{ key: 'k', attributes: { 'item-place': 'Kyiv' } }]);
  });

  it('gives keys to the items of a list that is set as a whole', () => {
    const set = applyCommand(content, {
      type: 'set-prop',
      blockId: 'g',
      path: ['items'],
      value: [{ alt: 'A' }],
    });
    expect(blockOf(set, 'g')?.props.items).toEqual([{ alt: 'A', key: expect.any(String) }]);
  });

  it.each<[string, Command, string[]]>([
    ['add at the end', { type: 'add-item', blockId: 'h', path, item: { key: 'n' } }, ['a', 'b', 'c', 'n']],
    [
      'add after another',
      { type: 'add-item', blockId: 'h', path, item: { key: 'n' }, after: 'a' },
      ['a', 'n', 'b', 'c'],
    ],
    ['remove', { type: 'remove-item', blockId: 'h', path, key: 'b' }, ['a', 'c']],
    ['move up', { type: 'move-item', blockId: 'h', path, key: 'b', direction: 'up' }, ['b', 'a', 'c']],
    ['move down', { type: 'move-item', blockId: 'h', path, key: 'b', direction: 'down' }, ['a', 'c', 'b']],
    ['place', { type: 'place-item', blockId: 'h', path, key: 'a', after: 'c' }, ['b', 'c', 'a']],
  ])('items: %s', (_name, command, expected) => {
    expect(keys(applyCommand(content, command))).toEqual(expected);
  });
});
