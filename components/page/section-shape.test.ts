import { describe, expect, test } from 'vitest';
import { type BlockKind, createBlock } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';
import { shapeOf } from './section-shape';

const words = (id: string, content: string): Block => {
  const block = createBlock('RichText', id);
  return { ...block, props: { ...block.props, content } };
};
const of = (...blocks: (Block | BlockKind)[]) =>
  shapeOf({
    id: 's',
    name: 'S',
    attributes: [],
    blocks: blocks.map((block, at) => (typeof block === 'string' ? createBlock(block, `b-${at}`) : block)),
  });

describe('the shape of a section', () => {
  test.each([
    ['nothing', of(), {}],
    ['words', of(words('a', '<p>A</p>'), 'MediaObject'), { opens: 'words' }],
    ['words that are not there yet, before a picture', of(words('a', ' '), 'MediaObject'), {}],
    ['words that are not there yet, before words', of(words('a', ''), 'Quote'), { opens: 'words' }],
    [
      'a kind that nobody knows, before words',
      of({ ...words('a', 'x'), component: 'Map' }, 'Quote'),
      { opens: 'words' },
    ],
    ['a picture before words', of('MediaObject', words('a', '<p>A</p>')), {}],
    ['slides', of('HeroSlider'), { holds: 'hero' }],
    [
      'a list of pages below its introduction',
      of(words('a', '<p>A</p>'), 'PageList'),
      { opens: 'words', holds: 'list' },
    ],
    ['two quotes', of('Quote', 'Quote'), { opens: 'words', holds: 'voices' }],
    ['two quotes apart', of('Quote', 'MediaObject', 'Quote'), { opens: 'words' }],
  ])('%s', (_, shape, expected) => {
    expect(shape).toEqual(expected);
  });
});
