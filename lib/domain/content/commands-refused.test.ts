import { describe, expect, it } from 'vitest';
import { content, section } from '@/tests/factories/sample-content';
import { createBlock } from '../blocks';
import { applyCommand, type Command } from './commands';

describe('applyCommand: refused, with the same content back (docs/reference/editing.md#sections-and-blocks)', () => {
  const full = {
    sections: [section('s', ...Array.from({ length: 200 }, (_entry, at) => `b${at}`)), section('t', 'other')],
  };

  it.each<[string, Command]>([
    ['moving the first section up', { type: 'move-section', sectionId: 's1', direction: 'up' }],
    ['moving the last section down', { type: 'move-section', sectionId: 's3', direction: 'down' }],
    ['moving the first block up', { type: 'move-block', blockId: 'q', direction: 'up' }],
    ['moving the last block down', { type: 'move-block', blockId: 'x', direction: 'down' }],
    [
      'moving the first item up',
      { type: 'move-item', blockId: 'h', path: ['slides'], key: 'a', direction: 'up' },
    ],
    ['an unknown section', { type: 'remove-section', sectionId: 'nothing' }],
    ['an unknown block', { type: 'remove-block', blockId: 'nothing' }],
    ['an unknown item', { type: 'remove-item', blockId: 'h', path: ['slides'], key: 'nothing' }],
    ['an unknown neighbour', { type: 'add-section', section: section('n'), after: 'nothing' }],
    ['a place that it has', { type: 'place-block', blockId: 'h', sectionId: 's1', after: 'q' }],
    ['a place after itself', { type: 'place-section', sectionId: 's1', after: 's1' }],
    ['a neighbour of another section', { type: 'place-block', blockId: 'q', sectionId: 's2', after: 'h' }],
    ['a taken section id', { type: 'add-section', section: section('s1') }],
    ['a taken block id', { type: 'add-block', sectionId: 's3', block: createBlock('Quote', 'q') }],
    [
      'a block id that a section has',
      { type: 'add-block', sectionId: 's3', block: createBlock('Quote', 's1') },
    ],
    ['a section with twins', { type: 'add-section', section: section('n', 'm', 'm') }],
    ['an empty id', { type: 'duplicate-block', blockId: 'q', id: '' }],
    ['a copy without ids for all', { type: 'duplicate-section', sectionId: 's2', ids: { s2: 'n' } }],
    ['a name that it has', { type: 'rename-section', sectionId: 's1', name: 'One' }],
    ['a value that it has', { type: 'set-prop', blockId: 'q', path: ['content'], value: '' }],
    [
      'a property that the kind does not have',
      { type: 'set-prop', blockId: 'q', path: ['voice'], value: 'low' },
    ],
    ['the prototype', { type: 'set-prop', blockId: 'q', path: ['__proto__'], value: {} }],
    ['no path', { type: 'set-prop', blockId: 'q', path: [], value: {} }],
    ['a path through a text', { type: 'set-prop', blockId: 'q', path: ['content', 'length'], value: 1 }],
    ['text for a list', { type: 'set-prop', blockId: 'h', path: ['slides'], value: 'a' }],
    ['text for a group', { type: 'set-prop', blockId: 'h', path: ['slides', 'a', 'options'], value: 'a' }],
    ['another key for an item', { type: 'set-prop', blockId: 'h', path: ['slides', 'a', 'key'], value: 'z' }],
    ['a taken key', { type: 'add-item', blockId: 'h', path: ['slides'], item: { key: 'a' } }],
    ['items of what is no list', { type: 'add-item', blockId: 'q', path: ['content'], item: { key: 'a' } }],
    ['editing an unknown kind', { type: 'set-prop', blockId: 'x', path: ['beam'], value: 2 }],
    ['a value on an unknown kind', { type: 'set-attribute-value', blockId: 'x', attributeId: 'a', value: 1 }],
    [
      'editing an inherited attribute',
      { type: 'edit-attribute', sectionId: 's1', attributeId: 'medium', changes: { name: 'x' } },
    ],
    ['removing an inherited attribute', { type: 'remove-attribute', sectionId: 's1', attributeId: 'medium' }],
    [
      'a value that the block has',
      { type: 'set-attribute-value', blockId: 'q', attributeId: 'year', value: 2020 },
    ],
    [
      'an item definition among block ones',
      { type: 'add-definition', blockId: 'q', list: 'blockAttributes', definition: { id: 'item-a' } },
    ],
  ])('%s', (_name, command) => {
    expect(applyCommand(content, command)).toBe(content);
  });

  it.each<[string, Command]>([
    ['the 201st block', { type: 'add-block', sectionId: 's', block: createBlock('Quote', 'n') }],
    ['the 201st block from elsewhere', { type: 'place-block', blockId: 'other', sectionId: 's' }],
    ['the 201st block as a copy', { type: 'duplicate-block', blockId: 'b0', id: 'n' }],
  ])('%s (security V-1)', (_name, command) => {
    expect(applyCommand(full, command)).toBe(full);
  });

  it('a command of a later release', () => {
    const later = { type: 'fold-section', sectionId: 's1' } as unknown as Command;
    expect(applyCommand(content, later)).toBe(content);
  });
});
