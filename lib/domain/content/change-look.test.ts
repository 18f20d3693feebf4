import { describe, expect, it } from 'vitest';
import { block, section } from '@/tests/factories/page-view';
import { changeLook, PAGE_ITSELF } from './change-look';
import { applyCommand } from './commands';
import { mergeContent } from './merge';
import type { PageContent } from './model';

const content = (): PageContent => ({
  sections: [
    section(
      'one',
      'One',
      [block('RichText', { content: '<p>A</p>' }, { id: 'a', look: { voice: 'small' } })],
      {
        look: { ground: 'dark', later: 'kept' },
      },
    ),
    section('two', 'Two', [block('RichText', { content: '<p>B</p>' }, { id: 'b' })]),
  ],
});
const looks = ({ look, sections }: PageContent) => ({
  page: look,
  ...Object.fromEntries(
    sections.flatMap((each) => [[each.id, each.look], ...each.blocks.map(({ id, look }) => [id, look])]),
  ),
});

describe('changing how parts of a page look', () => {
  it('changes the settings that are named, of the parts that are named, and keeps what it does not know', () => {
    const changed = applyCommand(content(), {
      type: 'set-look',
      ids: ['one', 'b'],
      settings: { ground: 'paper', width: 'wide' },
    });
    expect(looks(changed)).toEqual({
      page: undefined,
      one: { ground: 'paper', width: 'wide', later: 'kept' },
      a: { voice: 'small' },
      two: undefined,
      b: { ground: 'paper', width: 'wide' },
    });
  });

  it('takes back what is said with null, and leaves no empty look behind', () => {
    const changed = changeLook(content(), new Map([['a', { voice: null }]]));
    expect(changed.sections[0]?.blocks[0]).not.toHaveProperty('look');
  });

  it('gives the same content back where nothing changes, and the same parts where they do not', () => {
    const before = content();
    expect(changeLook(before, new Map([['one', { ground: 'dark', above: null }]]))).toBe(before);
    expect(changeLook(before, new Map([['nobody', { ground: 'dark' }]]))).toBe(before);
    const changed = changeLook(before, new Map([['b', { width: 'wide' }]]));
    expect(changed.sections[0]).toBe(before.sections[0]);
  });

  it('says the look of the page itself', () => {
    const changed = changeLook(content(), new Map([[PAGE_ITSELF, { title: 'small' }]]));
    expect(changed.look).toEqual({ title: 'small' });
  });
});

describe('two who change looks', () => {
  const base = content();
  const mine = changeLook(
    base,
    new Map([
      ['one', { above: 'none' }],
      ['a', { voice: 'statement' }],
    ]),
  );

  it('get both changes where these are of different settings', () => {
    const theirs = changeLook(
      base,
      new Map([
        ['one', { below: 'none' }],
        ['a', { width: 'wide' }],
      ]),
    );
    const { content: merged, conflicts } = mergeContent(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(looks(merged)).toMatchObject({
      one: { ground: 'dark', above: 'none', below: 'none' },
      a: { voice: 'statement', width: 'wide' },
    });
  });

  it('are not in the way of somebody who types', () => {
    const props = { content: '<p>A and more</p>' };
    const theirs = applyCommand(base, { type: 'set-props', blockId: 'a', path: [], values: props });
    const { content: merged, conflicts } = mergeContent(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.sections[0]?.blocks[0]).toMatchObject({ props, look: { voice: 'statement' } });
  });

  it('are asked where both changed the same setting', () => {
    const theirs = changeLook(base, new Map([['a', { voice: 'text' }]]));
    const { conflicts } = mergeContent(base, mine, theirs);
    expect(conflicts).toMatchObject([{ kind: 'block', id: 'a' }]);
  });
});
