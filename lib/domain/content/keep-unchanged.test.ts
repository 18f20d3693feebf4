import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBlock } from '../blocks';
import { applyCommand } from './commands';
import { keepUnchanged } from './keep-unchanged';
import type { PageContent } from './model';

const section = (id: string, ...blocks: string[]) => ({
  id,
  name: id,
  attributes: [],
  blocks: blocks.map((block) => createBlock('RichText', block)),
});
const BEFORE: PageContent = { sections: [section('one', 'a', 'b'), section('two', 'c')] };

describe('keepUnchanged', () => {
  test('gives back what is there when nothing differs', () => {
    expect(keepUnchanged(structuredClone(BEFORE), BEFORE)).toBe(BEFORE);
  });

  test('keeps every section and block but the one that differs', () => {
    const next = applyCommand(structuredClone(BEFORE), {
      type: 'set-prop',
      blockId: 'b',
      path: ['content'],
      value: '<p>New</p>',
    });
    const kept = keepUnchanged(next, BEFORE);
    expect(kept).toEqual(next);
    expect(kept.sections[1]).toBe(BEFORE.sections[1]);
    expect(kept.sections[0]?.blocks[0]).toBe(BEFORE.sections[0]?.blocks[0]);
    expect(kept.sections[0]?.blocks[1]).not.toBe(BEFORE.sections[0]?.blocks[1]);
  });

  test('keeps a block that has gone to another section', () => {
    const next = applyCommand(structuredClone(BEFORE), {
      type: 'place-block',
      blockId: 'a',
      sectionId: 'two',
      after: null,
    });
    const kept = keepUnchanged(next, BEFORE);
    expect(kept).toEqual(next);
    expect(kept.sections[1]?.blocks[0]).toBe(BEFORE.sections[0]?.blocks[0]);
  });

  test.each([
    [
      'a name',
      { ...BEFORE, sections: [{ ...section('one', 'a', 'b'), name: 'Other' }, section('two', 'c')] },
    ],
    ['an order', { ...BEFORE, sections: [...BEFORE.sections].reverse() }],
    ['something of the content itself', { ...BEFORE, later: 1 }],
    ['one section less', { ...BEFORE, sections: BEFORE.sections.slice(0, 1) }],
  ])('takes over %s', (_, next) => {
    expect(keepUnchanged(structuredClone(next), BEFORE)).toEqual(next);
  });

  test('never says anything else than what came', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    const content = fc.tuple(names, names, fc.string()).map(
      ([first, second, name]): PageContent => ({
        sections: [
          { ...section('one', ...first), name },
          section('two', ...second.filter((id) => !first.includes(id))),
        ],
      }),
    );
    fc.assert(
      fc.property(content, content, (next, before) => {
        expect(keepUnchanged(next, before)).toEqual(next);
      }),
    );
  });
});
