import { describe, expect, it } from 'vitest';
import { createBlock } from '../blocks';
import type { Block } from './model';
import { blocksById, isOutdated, unchangedSince } from './outdated';

const text = (id: string, content: string): Block => ({ ...createBlock('RichText', id), props: { content } });
const picture = (props = {}): Block => ({
  ...createBlock('MediaObject', 'a'),
  props: { src: '/media/a.jpg', ...props },
});
const slides = (...titles: string[]): Block => ({
  ...createBlock('HeroSlider', 'a'),
  props: { slides: titles.map((title) => ({ key: title, title })) },
});
const gallery = (layout: string): Block => ({
  ...createBlock('MediaGallery', 'a'),
  props: { items: [{ key: '1', alt: 'One' }], layout },
});
const page = (...blocks: Block[]) => ({ sections: [{ id: 's', name: '', attributes: [], blocks }] });

describe('what of a translation is to be looked at again', () => {
  it.each([
    ['another one now', text('a', 'new'), text('a', 'old'), true],
    ['the same', text('a', 'old'), text('a', 'old'), false],
    ['not there then', text('a', 'new'), undefined, false],
    ['there no more', undefined, text('a', 'old'), false],
  ])('%s', (_what, now, then, expected) => {
    expect(isOutdated(now, then)).toBe(expected);
  });

  it.each<[string, Block, Block, boolean]>([
    ['bold', text('a', '<p>one <strong>two</strong></p>'), text('a', '<p>one two</p>'), false],
    ['a link', text('a', '<p><a href="/x">one</a> two</p>'), text('a', '<p>one two</p>'), false],
    [
      'where a link leads',
      text('a', '<p><a href="/x">a</a></p>'),
      text('a', '<p><a href="/y">a</a></p>'),
      false,
    ],
    [
      'a list',
      text('a', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'),
      text('a', '<p>one</p><p>two</p>'),
      false,
    ],
    ['a word', text('a', '<p>one two</p>'), text('a', '<p>one too</p>'), true],
    ['a number', text('a', '<p>2019</p>'), text('a', '<p>2020</p>'), true],
    ['another order of words', text('a', '<p>two one</p>'), text('a', '<p>one two</p>'), true],
    ['a caption', picture({ caption: 'One' }), picture({ caption: '<em>Two</em>' }), true],
    ['emphasis in a caption', picture({ caption: 'One' }), picture({ caption: '<em>One</em>' }), false],
    ['an alt text', picture({ alt: 'One' }), picture({ alt: 'Two' }), true],
    ['another picture', picture({ src: '/media/a.jpg' }), picture({ src: '/media/b.jpg' }), true],
    ['the value of an attribute', { ...picture(), attributes: { medium: 'oil' } }, picture(), true],
    ['slides in another order', slides('One', 'Two'), slides('Two', 'One'), false],
    ['a layout', gallery('grid'), gallery('masonry'), false],
    ['a kind from elsewhere', { ...text('a', 'x'), component: 'Hologram' }, text('a', 'x'), true],
  ])('marks what says something else, not what is set otherwise: %s', (_what, now, then, expected) => {
    expect(isOutdated(now, then)).toBe(expected);
    expect(isOutdated(then, now)).toBe(expected);
  });

  it('follows each block back to where it became what it is', () => {
    const blocks = blocksById(page(text('a', '1'), text('b', '2'), text('c', '3')));
    const older = page(text('b', '2'), text('a', 'x'));
    expect([...unchangedSince(blocks, older).keys()]).toEqual(['b']);
  });

  it('does not count a look as a change', () => {
    const blocks = blocksById(page({ ...text('a', '1'), look: { voice: 'small' } }));
    expect([...unchangedSince(blocks, page(text('a', '1'))).keys()]).toEqual(['a']);
  });
});
