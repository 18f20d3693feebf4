import { describe, expect, it } from 'vitest';
import { attribute, blockOf, content } from '@/tests/factories/sample-content';
import { applyCommand, type Command } from './commands';

describe('applyCommand: attributes (docs/reference/editing.md#attributes)', () => {
  const definition = { id: 'block-mood', name: 'Mood', defaultValue: 'calm' };

  it('adds, edits and removes an own attribute of a section', () => {
    const steps: Command[] = [
      { type: 'add-attribute', sectionId: 's1', attribute: attribute('place') },
      { type: 'edit-attribute', sectionId: 's1', attributeId: 'place', changes: { name: 'Place' } },
      { type: 'remove-attribute', sectionId: 's1', attributeId: 'year' },
    ];
    expect(steps.reduce(applyCommand, content).sections[0]?.attributes).toEqual([
      attribute('medium', true),
      { ...attribute('place'), name: 'Place' },
    ]);
  });

  it('seeds a block with the default of a new definition, and keeps a value it has', () => {
    const added = applyCommand(content, {
      type: 'add-definition',
      blockId: 'q',
      list: 'blockAttributes',
      definition,
    });
    expect(blockOf(added, 'q')).toMatchObject({
      attributes: { year: 2020, 'block-mood': 'calm' },
      blockAttributes: [definition],
    });
    const valued = applyCommand(content, {
      type: 'set-attribute-value',
      blockId: 'q',
      attributeId: 'block-mood',
      value: 'wild',
    });
    const both = applyCommand(valued, {
      type: 'add-definition',
      blockId: 'q',
      list: 'blockAttributes',
      definition,
    });
    expect(blockOf(both, 'q')?.attributes).toEqual({ year: 2020, 'block-mood': 'wild' });
  });

  it('seeds the items of a gallery', () => {
    const added = applyCommand(content, {
      type: 'add-definition',
      blockId: 'g',
      list: 'itemAttributes',
      definition: { id: 'item-place', defaultValue: 'Kyiv' },
    });
    expect(blockOf(added, 'g')?.props.items).toEqual([{ key: 'k', attributes: { 'item-place': 'Kyiv' } }]);
  });

  it('edits and removes a definition, and sets and takes away a value', () => {
    const added = applyCommand(content, {
      type: 'add-definition',
      blockId: 'q',
      list: 'blockAttributes',
      definition,
    });
    const edit: Command = {
      type: 'edit-definition',
      blockId: 'q',
      list: 'blockAttributes',
      attributeId: 'block-mood',
      changes: { defaultValue: 'wild' },
    };
    expect(blockOf(applyCommand(added, edit), 'q')?.blockAttributes).toEqual([
      { ...definition, defaultValue: 'wild' },
    ]);
    const remove: Command = {
      type: 'remove-definition',
      blockId: 'q',
      list: 'blockAttributes',
      attributeId: 'block-mood',
    };
    expect(blockOf(applyCommand(added, remove), 'q')?.blockAttributes).toEqual([]);
    const clear: Command = { type: 'set-attribute-value', blockId: 'q', attributeId: 'year', value: null };
    expect(blockOf(applyCommand(content, clear), 'q')?.attributes).toEqual({});
  });
});
