import { describe, expect, it } from 'vitest';
import { applyCommand, type Command } from './commands';
import type { Block, PageContent } from './model';
import { placesOfChange } from './places-of-change';

const block = (id: string): Block => ({
  id,
  component: 'RichText',
  props: { content: `<p>${id}</p>` },
  attributes: {},
  blockAttributes: [],
  itemAttributes: [],
});
const PAGE: PageContent = {
  sections: [
    { id: 'one', name: 'One', attributes: [], blocks: [block('a'), block('b'), block('c')] },
    { id: 'two', name: 'Two', attributes: [], blocks: [block('d')] },
  ],
};

describe('placesOfChange', () => {
  it.each<[string, Command, string, string | undefined]>([
    ['words of a block', { type: 'set-prop', blockId: 'b', path: ['content'], value: '<p>x</p>' }, 'b', 'b'],
    ['a new block', { type: 'add-block', block: block('new'), sectionId: 'one', after: 'a' }, 'new', 'a'],
    ['a block that goes', { type: 'remove-block', blockId: 'b' }, 'a', 'b'],
    ['the first block goes', { type: 'remove-block', blockId: 'a' }, 'b', 'a'],
    ['the only block goes', { type: 'remove-block', blockId: 'd' }, 'two', 'd'],
    ['a copy', { type: 'duplicate-block', blockId: 'd', id: 'copy' }, 'copy', 'd'],
    ['a name', { type: 'rename-section', sectionId: 'two', name: 'Three' }, 'two', 'two'],
  ])('%s: where it is seen, and where it is seen to be undone', (_what, command, there, back) => {
    const next = applyCommand(PAGE, command);
    expect(placesOfChange(PAGE, next)[0]?.id).toBe(there);
    expect(placesOfChange(next, PAGE)[0]?.id).toBe(back);
  });

  it('names what has moved', () => {
    const next = applyCommand(PAGE, { type: 'move-block', blockId: 'c', direction: 'up' });
    expect(placesOfChange(PAGE, next).map(({ id }) => id)).toContain('c');
  });

  it('finds nothing where nothing has changed', () => {
    expect(placesOfChange(PAGE, PAGE)).toEqual([]);
  });
});
