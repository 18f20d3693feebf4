import { describe, expect, it } from 'vitest';
import { createBlock } from '../blocks';
import { compareContent, restoreBlock } from './compare';
import type { PageContent } from './model';

/** `{ s1: ['a=words'] }` is a section with one text in it. */
const page = (sections: Record<string, string[]>): PageContent => ({
  sections: Object.entries(sections).map(([id, blocks]) => ({
    id,
    name: id,
    attributes: [],
    blocks: blocks.map((each) => {
      const [block = '', content = block] = each.split('=');
      return { ...createBlock('RichText', block), props: { content } };
    }),
  })),
});
const shape = ({ sections }: PageContent) =>
  Object.fromEntries(
    sections.map(({ id, blocks }) => [id, blocks.map((block) => `${block.id}=${block.props.content}`)]),
  );

const then = page({ s1: ['a', 'b', 'c'], s2: ['d'] });

describe('what has changed since a revision', () => {
  it.each([
    ['nothing', page({ s1: ['a', 'b', 'c'], s2: ['d'] }), []],
    ['words', page({ s1: ['a=x', 'b', 'c'], s2: ['d'] }), ['a changed']],
    ['a block less, one more', page({ s1: ['a', 'c', 'n'], s2: ['d'] }), ['b removed', 'n added']],
    ['another section', page({ s1: ['a', 'b'], s2: ['d', 'c'] }), ['c moved']],
    ['a section less', page({ s1: ['a', 'b', 'c'] }), ['d removed']],
  ])('%s', (_what, now, expected) => {
    expect(compareContent(then, now).map(({ id, change }) => `${id} ${change}`)).toEqual(expected);
  });

  it.each([
    ['words', page({ s1: ['a=x', 'b', 'c'], s2: ['d'] }), 'a', { s1: ['a=a', 'b=b', 'c=c'], s2: ['d=d'] }],
    [
      'what was removed, after its neighbour',
      page({ s1: ['a', 'n'], s2: ['d'] }),
      'c',
      { s1: ['a=a', 'c=c', 'n=n'], s2: ['d=d'] },
    ],
    ['the first one', page({ s1: ['b'], s2: ['d'] }), 'a', { s1: ['a=a', 'b=b'], s2: ['d=d'] }],
    ['its section with it', page({ s1: ['a'] }), 'd', { s1: ['a=a'], s2: ['d=d'] }],
    ['place and words', page({ s1: ['a'], s2: ['d', 'b=x'] }), 'b', { s1: ['a=a', 'b=b'], s2: ['d=d'] }],
    ['what was not there', page({ s1: ['a', 'n'] }), 'n', { s1: ['a=a'] }],
  ])('restores %s', (_what, now, id, expected) => {
    expect(shape(restoreBlock(now, then, id))).toEqual(expected);
  });

  it('leaves nothing to restore once every block is', () => {
    const now = page({ s2: ['d=x', 'a'], s3: ['n'] });
    const restored = compareContent(then, now).reduce(
      (content, { id }) => restoreBlock(content, then, id),
      now,
    );
    expect(compareContent(then, restored)).toEqual([]);
  });
});
