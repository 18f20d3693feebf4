import { describe, expect, it } from 'vitest';
import { createBlock } from '../blocks';
import { canTakeStructure, structureOfBlock, structureOfPage } from './from-language';
import type { Block, PageContent } from './model';
import { validateContent } from './validate';

const block = (
  component: Parameters<typeof createBlock>[0],
  id: string,
  props: Record<string, unknown>,
): Block => ({
  ...createBlock(component, id),
  props,
});

it.each([
  ['a picture', 'MediaObject', 'MediaObject', true],
  ['a gallery', 'MediaGallery', 'MediaGallery', true],
  ['a text, which is words alone', 'RichText', 'RichText', false],
  ['a quote, which is words alone', 'Quote', 'Quote', false],
  ['two kinds', 'Video', 'MediaObject', false],
] as const)('%s has settings to copy: %s of %s is %s', (_what, own, source, expected) => {
  expect(canTakeStructure(block(own, 'b', {}), block(source, 'b', {}))).toBe(expected);
});

describe('the structure of a block in another language', () => {
  it.each([
    [
      'text',
      block('RichText', 'b', { content: '<p>Мої</p>' }),
      block('RichText', 'b', { content: '<p>Theirs</p>' }),
      { content: '<p>Мої</p>' },
    ],
    [
      'a picture',
      block('MediaObject', 'b', { src: '/media/a.jpg', caption: 'Підпис' }),
      block('MediaObject', 'b', { src: '/media/b.jpg', caption: 'Caption', alt: 'Alt' }),
      { src: '/media/b.jpg', caption: 'Підпис', alt: 'Alt' },
    ],
    [
      'a gallery, whose items are told by their keys',
      block('MediaGallery', 'b', { columns: 2, items: [{ key: 'k1', src: '/media/1.jpg', alt: 'Один' }] }),
      block('MediaGallery', 'b', {
        columns: 3,
        items: [
          { key: 'k2', src: '/media/2.jpg', alt: 'Two' },
          { key: 'k1', src: '/media/one.jpg', alt: 'One' },
        ],
      }),
      {
        columns: 3,
        items: [
          { key: 'k2', src: '/media/2.jpg', alt: 'Two' },
          { key: 'k1', src: '/media/one.jpg', alt: 'Один' },
        ],
      },
    ],
    [
      'another kind under the same id: nothing',
      block('Quote', 'b', { content: 'Мої' }),
      block('RichText', 'b', { content: 'Theirs' }),
      { content: 'Мої' },
    ],
  ])('%s', (_what, own, source, expected) => {
    const made = structureOfBlock(own, source);
    expect(made.props).toEqual(expected);
    expect(structureOfBlock(made, source)).toBe(made);
  });
});

describe('the structure of a page in another language', () => {
  const page = (sections: Record<string, string[]>, words: string): PageContent => ({
    sections: Object.entries(sections).map(([id, ids]) => ({
      id,
      name: `${words} ${id}`,
      attributes: [],
      blocks: ids.map((each) => block('RichText', each, { content: words })),
    })),
  });
  const shape = ({ sections }: PageContent) =>
    sections.map(
      ({ name, blocks }) => `${name}: ${blocks.map(({ id, props }) => `${id} ${props.content}`).join(', ')}`,
    );

  it.each([
    ['its order', { s1: ['b', 'a'] }, { s1: ['a', 'b'] }, ['own s1: b own, a own']],
    [
      'what it has more',
      { s1: ['a', 'n'], s2: ['m'] },
      { s1: ['a'] },
      ['own s1: a own, n their', 'their s2: m their'],
    ],
    [
      'what only this one has stays',
      { s1: ['a'] },
      { s1: ['x', 'a'], s3: ['y'] },
      ['own s1: a own, x own', 'own s3: y own'],
    ],
    ['a block of another section', { s1: ['a', 'b'] }, { s1: ['a'], s2: ['b'] }, ['own s1: a own, b own']],
  ])('%s', (_what, source, own, expected) => {
    const made = structureOfPage(page(own, 'own'), page(source, 'their'));
    expect(shape(made)).toEqual(expected);
    expect(validateContent(made)).toEqual([]);
  });
});
