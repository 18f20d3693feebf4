import { describe, expect, test } from 'vitest';
import { type BlockKind, createBlock } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';
import { runsOf, shapeOf } from './section-shape';

const words = (id: string, content: string): Block => {
  const block = createBlock('RichText', id);
  return { ...block, props: { ...block.props, content } };
};
const filled = (kind: BlockKind, props: object): Block => {
  const block = createBlock(kind, kind);
  return { ...block, props: { ...block.props, ...props } };
};
const picture = filled('MediaObject', { src: '/media/a.jpg' });
const quote = filled('Quote', { content: 'A' });
const list = filled('PageList', { parentPage: '/works' });
const shape = (blocks: (Block | BlockKind)[], isEdited: boolean) =>
  shapeOf(
    {
      id: 's',
      name: 'S',
      attributes: [],
      blocks: blocks.map((block, at) => (typeof block === 'string' ? createBlock(block, `b-${at}`) : block)),
    },
    isEdited,
  );
const of = (...blocks: (Block | BlockKind)[]) => shape(blocks, false);

describe('the shape of a section', () => {
  test.each([
    ['nothing', of(), {}],
    ['words', of(words('a', '<p>A</p>'), 'MediaObject'), { opens: 'words' }],
    ['words that are not there yet, before a picture', of(words('a', ' '), 'MediaObject'), {}],
    ['words that are not there yet, before words', of(words('a', ''), quote), { opens: 'words' }],
    [
      'a kind that nobody knows, before words',
      of({ ...words('a', 'x'), component: 'Map' }, quote),
      { opens: 'words' },
    ],
    ['a picture before words', of(picture, words('a', '<p>A</p>')), {}],
    ['a picture that is not there yet', of('MediaObject', words('a', '<p>A</p>')), { opens: 'words' }],
    ['slides', of('HeroSlider'), { holds: 'hero' }],
    [
      'a list of pages below its introduction',
      of(words('a', '<p>A</p>'), list),
      { opens: 'words', holds: 'list' },
    ],
    ['two quotes', of(quote, quote), { opens: 'words' }],
    ['a quote that is not there yet, before a list', of('Quote', list), { holds: 'list' }],
  ])('%s', (_, given, expected) => {
    expect(given).toEqual(expected);
  });

  test('a text about to be written stands where its first word will stand', () => {
    const empty = shape([words('a', '')], true);
    expect(empty).toEqual({ opens: 'words' });
    expect(empty).toEqual(shape([words('a', '<p>A</p>')], true));
  });
});

test('quotes that follow one another stand together, and one by itself as they do', () => {
  const blocks = (['Quote', 'MediaObject', 'RichText', 'Quote', 'Quote'] as const).map((kind, at) =>
    createBlock(kind, `b-${at}`),
  );
  const runs = runsOf(blocks).map(({ blocks: own, ...run }) => [own.map(({ id }) => id), run]);
  expect(runs).toEqual([
    [['b-0'], { gathersAs: 'quotes', start: 0, nth: 0 }],
    [['b-1', 'b-2'], { gathersAs: undefined, start: 1, nth: 0 }],
    [['b-3', 'b-4'], { gathersAs: 'quotes', start: 3, nth: 1 }],
  ]);
  expect(runsOf([])).toEqual([]);
});
