import { describe, expect, it } from 'vitest';
import { content as base, blockOf, outline, section } from '@/tests/factories/sample-content';
import { createBlock } from '../blocks';
import { applyCommand, type Command } from './commands';
import { type Conflict, mergeContent } from './merge';
import { resolveConflict } from './merge-conflicts';

const edited = (...commands: Command[]) => commands.reduce(applyCommand, base);
const merge = (mine: Command[], theirs: Command[]) => mergeContent(base, edited(...mine), edited(...theirs));
const reported = (conflicts: Conflict[]) => conflicts.map(({ kind, id }) => `${kind} ${id}`);

const write = (blockId: string, value: string): Command => ({
  type: 'set-prop',
  blockId,
  path: ['content'],
  value,
});
const add = (id: string, neighbour: string | null): Command => ({
  type: 'add-block',
  sectionId: 's1',
  block: createBlock('Quote', id),
  after: neighbour,
});
const place = (blockId: string, sectionId: string, neighbour?: string): Command => ({
  type: 'place-block',
  blockId,
  sectionId,
  ...(neighbour === undefined ? {} : { after: neighbour }),
});
const pictures = (key: string, item: string): Command => ({
  type: 'add-item',
  blockId: 'g',
  path: ['items'],
  item: { key: item },
  after: key,
});
const turnSection = (sectionId: string, direction: 'up' | 'down'): Command => ({
  type: 'move-section',
  sectionId,
  direction,
});
const slides = (key: string, direction: 'up' | 'down'): Command => ({
  type: 'move-item',
  blockId: 'h',
  path: ['slides'],
  key,
  direction,
});
const value = (blockId: string): Command => ({
  type: 'set-attribute-value',
  blockId,
  attributeId: 'year',
  value: 1,
});
const remove = (blockId: string): Command => ({ type: 'remove-block', blockId });
const removeSection = (sectionId: string): Command => ({ type: 'remove-section', sectionId });
const rename = (sectionId: string, name: string): Command => ({ type: 'rename-section', sectionId, name });

describe('mergeContent (docs/reference/saving-and-merging.md#merging): what different blocks say joins by itself', () => {
  it.each<[string, Command[], Command[], string]>([
    ['nothing on either side', [], [], 's1[q h x] s2[g] s3[]'],
    ['edits of two blocks', [write('q', 'a')], [slides('a', 'down')], 's1[q h x] s2[g] s3[]'],
    ['edit and move of one block', [write('q', 'a')], [place('q', 's3')], 's1[h x] s2[g] s3[q]'],
    ['both insert at one place', [add('m', 'q')], [add('t', 'q')], 's1[q m t h x] s2[g] s3[]'],
    ['both insert at the beginning', [add('m', null)], [add('t', null)], 's1[m t q h x] s2[g] s3[]'],
    ['both remove one block', [remove('q')], [remove('q')], 's1[h x] s2[g] s3[]'],
    ['both move one block to one section', [place('q', 's3')], [place('q', 's3')], 's1[h x] s2[g] s3[q]'],
    ['moves of two blocks', [place('q', 's3')], [place('g', 's3')], 's1[h x] s2[] s3[q g]'],
    ['moves within a section', [place('x', 's1', 'q')], [place('q', 's2')], 's1[x h] s2[g q] s3[]'],
    [
      'moves of one block to two places of its section: mine holds',
      [{ type: 'place-block', blockId: 'x', sectionId: 's1', after: null }],
      [place('x', 's1', 'q')],
      's1[x q h] s2[g] s3[]',
    ],
    [
      'a move within a section, and one out of it',
      [place('q', 's1', 'h')],
      [place('q', 's3')],
      's1[h x] s2[g] s3[q]',
    ],
    ['moves of two sections', [turnSection('s1', 'down')], [turnSection('s3', 'up')], 's2[g] s1[q h x] s3[]'],
    [
      'a section moved, a block of it edited',
      [turnSection('s1', 'down')],
      [write('q', 'a')],
      's2[g] s1[q h x] s3[]',
    ],
    [
      'a section moved, a block put into it',
      [turnSection('s2', 'up')],
      [add('n', 'q')],
      's2[g] s1[q n h x] s3[]',
    ],
    ['both remove one section', [removeSection('s1')], [removeSection('s1')], 's2[g] s3[]'],
    ['both make the same edit', [write('q', 'a')], [write('q', 'a')], 's1[q h x] s2[g] s3[]'],
    [
      'a section added, another removed',
      [{ type: 'add-section', section: section('n', 'm'), after: 's1' }],
      [removeSection('s2')],
      's1[q h x] n[m] s3[]',
    ],
    ['a removed section that nobody touched', [removeSection('s1')], [write('g', 'x')], 's2[g] s3[]'],
    [
      'a block moved into a section that was added',
      [{ type: 'add-section', section: section('n') }, place('g', 'n')],
      [rename('s2', 'Zwei')],
      's1[q h x] s2[] s3[] n[g]',
    ],
  ])('%s', (_name, mine, theirs, expected) => {
    const { content, conflicts } = merge(mine, theirs);
    expect(outline(content)).toBe(expected);
    expect(conflicts).toEqual([]);
  });

  it('takes each block from the side that changed it', () => {
    const { content } = merge([write('q', 'mine')], [slides('a', 'down'), rename('s1', 'Eins')]);
    expect(blockOf(content, 'q')?.props.content).toBe('mine');
    expect(blockOf(content, 'h')).toEqual(blockOf(edited(slides('a', 'down')), 'h'));
    expect(content.sections[0]?.name).toBe('Eins');
  });

  it('joins a name of one side with the attributes of the other', () => {
    const attribute = { id: 'place', name: 'Place', slug: 'place', type: 'text', inherited: false };
    const { content, conflicts } = merge(
      [rename('s2', 'Zwei')],
      [{ type: 'add-attribute', sectionId: 's2', attribute }],
    );
    expect(conflicts).toEqual([]);
    expect(content.sections[1]).toMatchObject({ name: 'Zwei', attributes: [attribute] });
  });
});

describe('mergeContent (docs/reference/saving-and-merging.md#merging): what both changed is a conflict', () => {
  it.each<[string, Command[], Command[], string[], string]>([
    ['two edits of one block', [write('q', 'a')], [write('q', 'b')], ['block q'], 's1[q h x] s2[g] s3[]'],
    [
      'attributes here, properties there',
      [value('q')],
      [write('q', 'b')],
      ['block q'],
      's1[q h x] s2[g] s3[]',
    ],
    [
      'both reorder the slides',
      [slides('a', 'down')],
      [slides('c', 'up')],
      ['block h'],
      's1[q h x] s2[g] s3[]',
    ],
    [
      'both add pictures to a gallery',
      [pictures('k', 'm')],
      [pictures('k', 't')],
      ['block g'],
      's1[q h x] s2[g] s3[]',
    ],
    [
      'pictures added here, put into another order there',
      [pictures('k', 'm')],
      [pictures('k', 't'), { type: 'move-item', blockId: 'g', path: ['items'], key: 't', direction: 'up' }],
      ['block g'],
      's1[q h x] s2[g] s3[]',
    ],
    [
      'an edit and a move to another section, against a removal',
      [write('q', 'a'), place('q', 's3')],
      [remove('q')],
      ['block q'],
      's1[h x] s2[g] s3[q]',
    ],
    [
      'edits of one block that two sides moved to two sections',
      [write('q', 'a'), place('q', 's2')],
      [write('q', 'b'), place('q', 's3')],
      ['block q', 'place q'],
      's1[h x] s2[g q] s3[]',
    ],
    ['edit against removal', [write('q', 'a')], [remove('q')], ['block q'], 's1[q h x] s2[g] s3[]'],
    ['removal against edit', [remove('q')], [write('q', 'b')], ['block q'], 's1[q h x] s2[g] s3[]'],
    ['removal against move', [remove('q')], [place('q', 's3')], ['block q'], 's1[h x] s2[g] s3[q]'],
    [
      'moves of one block to two sections',
      [place('q', 's2')],
      [place('q', 's3')],
      ['place q'],
      's1[h x] s2[g q] s3[]',
    ],
    [
      'two additions of one id',
      [add('n', 'q'), write('n', 'a')],
      [add('n', 'q')],
      ['block n'],
      's1[q n h x] s2[g] s3[]',
    ],
    [
      'a removed section that a block was moved out of',
      [place('g', 's1')],
      [removeSection('s2')],
      ['block g'],
      's1[q h x g] s3[]',
    ],
    [
      'two names of one section',
      [rename('s3', 'A')],
      [rename('s3', 'B')],
      ['section s3'],
      's1[q h x] s2[g] s3[]',
    ],
    [
      'a removed section that was renamed',
      [removeSection('s3')],
      [rename('s3', 'B')],
      ['section s3'],
      's1[q h x] s2[g] s3[]',
    ],
    [
      'a removed section whose block was edited: the other blocks go',
      [removeSection('s1')],
      [write('q', 'b')],
      ['block q', 'section s1'],
      's1[q] s2[g] s3[]',
    ],
    [
      'a removed section that was added to',
      [removeSection('s1')],
      [add('n', 'q')],
      ['section s1'],
      's1[n] s2[g] s3[]',
    ],
    [
      'a removed section that a block was moved into',
      [removeSection('s3')],
      [place('q', 's3')],
      ['section s3'],
      's1[h x] s2[g] s3[q]',
    ],
  ])('%s', (_name, mine, theirs, conflicts, expected) => {
    const merged = merge(mine, theirs);
    expect(reported(merged.conflicts)).toEqual(conflicts);
    expect(outline(merged.content)).toBe(expected);
  });

  it('shows all three versions of a block, and holds mine until somebody chooses', () => {
    const { content, conflicts } = merge([write('q', 'mine')], [write('q', 'theirs')]);
    expect(conflicts).toEqual([
      {
        kind: 'block',
        id: 'q',
        base: blockOf(base, 'q'),
        mine: blockOf(edited(write('q', 'mine')), 'q'),
        theirs: blockOf(edited(write('q', 'theirs')), 'q'),
      },
    ]);
    expect(blockOf(content, 'q')?.props.content).toBe('mine');
  });
});

describe('resolveConflict (docs/reference/saving-and-merging.md#merging)', () => {
  const settle = (mine: Command[], theirs: Command[], side: 'mine' | 'theirs') => {
    const { content, conflicts } = merge(mine, theirs);
    return conflicts.reduce((merged, conflict) => resolveConflict(merged, conflict, side), content);
  };

  it.each<[string, Command[], Command[]]>([
    ['two edits of one block', [write('q', 'a')], [write('q', 'b')]],
    ['edit against removal', [write('q', 'a')], [remove('q')]],
    ['moves of one block to two sections', [place('q', 's2')], [place('q', 's3')]],
    ['two names of one section', [rename('s3', 'A')], [rename('s3', 'B')]],
    ['a removed section that was renamed', [removeSection('s3')], [rename('s3', 'B')]],
    ['both reorder the slides', [slides('a', 'down')], [slides('c', 'up')]],
    ['both add pictures to a gallery', [pictures('k', 'm')], [pictures('k', 't')]],
    ['attributes here, properties there', [value('q')], [write('q', 'b')]],
    [
      'edits and moves of one block',
      [write('q', 'a'), place('q', 's2')],
      [write('q', 'b'), place('q', 's3')],
    ],
  ])('%s', (_name, mine, theirs) => {
    expect(settle(mine, theirs, 'mine')).toEqual(edited(...mine));
    expect(settle(mine, theirs, 'theirs')).toEqual(edited(...theirs));
  });

  it('gives the same content back when the block is gone by now', () => {
    const { content, conflicts } = merge([write('q', 'a')], [write('q', 'b')]);
    const without = applyCommand(content, remove('q'));
    for (const conflict of conflicts) expect(resolveConflict(without, conflict, 'theirs')).toBe(without);
  });
});
