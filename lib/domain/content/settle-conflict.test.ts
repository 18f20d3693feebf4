import { describe, expect, it } from 'vitest';
import { createBlock } from '../blocks';
import type { Conflict } from './merge';
import type { Block, PageContent } from './model';
import { type Choice, choicesOf, settleConflict } from './settle-conflict';

const text = (id: string, content: string): Block => ({ ...createBlock('RichText', id), props: { content } });
const page = (...blocks: Block[]): PageContent => ({
  sections: [{ id: 'section-1', name: 'One', attributes: [], blocks }],
});
const words = ({ sections }: PageContent) =>
  sections.flatMap(({ blocks }) => blocks.map(({ id, props }) => `${id}: ${props.content}`));

const changed = { kind: 'block', id: 'b', base: text('b', 'was') } as const;
const both: Conflict = { ...changed, mine: text('b', 'mine'), theirs: text('b', 'theirs') };
const removedHere: Conflict = { ...changed, mine: null, theirs: text('b', 'theirs') };
const removedThere: Conflict = { ...changed, mine: text('b', 'mine'), theirs: null };

describe('settling what both sides changed (docs/reference/saving-and-merging.md#merging)', () => {
  it.each<[string, Conflict, Choice, string, string[]]>([
    ['mine, with what was typed since', both, 'mine', 'mine and more', ['b: mine and more', 'z: last']],
    ['theirs', both, 'theirs', 'mine', ['b: theirs', 'z: last']],
    ['both, one word after the other', both, 'both', 'mine', ['b: mine theirs', 'z: last']],
    ['my removal', removedHere, 'mine', 'theirs', ['z: last']],
    ['their change against my removal', removedHere, 'theirs', 'theirs', ['b: theirs', 'z: last']],
    ['my change against their removal', removedThere, 'mine', 'mine', ['b: mine', 'z: last']],
    ['their removal', removedThere, 'theirs', 'mine', ['z: last']],
  ])('%s', (_what, conflict, choice, shown, expected) => {
    const content = page(text('b', shown), text('z', 'last'));
    expect(words(settleConflict(content, conflict, choice, 'new'))).toEqual(expected);
  });

  it('keeps the blocks of a section whose name is chosen', () => {
    const head = (name: string) => ({ id: 'section-1', name, attributes: [] });
    const conflict: Conflict = {
      kind: 'section',
      id: 'section-1',
      mine: head('Mine'),
      theirs: head('Theirs'),
    };
    const content = page(text('b', 'x'));
    expect(settleConflict(content, conflict, 'theirs', 'new').sections).toMatchObject([
      { name: 'Theirs', blocks: [{ id: 'b' }] },
    ]);
    expect(settleConflict(content, conflict, 'mine', 'new')).toBe(content);
  });

  it('puts a block where it was moved to', () => {
    const content: PageContent = {
      sections: [...page(text('b', 'x')).sections, { id: 'section-2', name: '', attributes: [], blocks: [] }],
    };
    const conflict: Conflict = { kind: 'place', id: 'b', mine: 'section-1', theirs: 'section-2' };
    const settled = settleConflict(content, conflict, 'theirs', 'new');
    expect(settled.sections.map(({ blocks }) => blocks.length)).toEqual([0, 1]);
    expect(settleConflict(content, conflict, 'mine', 'new').sections[0]?.blocks).toHaveLength(1);
  });

  it('offers both only where there are two', () => {
    expect([both, removedHere].map((each) => choicesOf(each).length)).toEqual([3, 2]);
  });
});
