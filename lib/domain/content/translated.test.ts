import { describe, expect, it } from 'vitest';
import { createBlock } from '../blocks';
import type { Block, PageContent } from './model';
import { missingBlocks, standingOf } from './translated';

const text = (id: string, content: string, rest: Partial<Block> = {}): Block => ({
  ...createBlock('RichText', id),
  props: { content },
  ...rest,
});
const picture = (id: string, props: Record<string, unknown>, rest: Partial<Block> = {}): Block => ({
  ...createBlock('MediaObject', id),
  props: { src: '/media/a.jpg', ...props },
  ...rest,
});
const page = (title: string, name: string, ...blocks: Block[]) => ({
  title,
  content: { sections: [{ id: 's', name, attributes: [], blocks }] } as PageContent,
});

const english = page(
  'Contact',
  'Hours',
  text('a', '<p>One</p>'),
  text('b', '<p>Two</p>'),
  text('n', '<p>2019</p>'),
);

describe('how far a text has been translated (decision 30)', () => {
  it.each<[string, ReturnType<typeof page>, number, string[]]>([
    ['a copy', english, 0, ['title', 's', 'a', 'b']],
    ['the title alone', { ...english, title: 'Kontakt' }, 0, ['s', 'a', 'b']],
    ['one block', page('Kontakt', 'Zeiten', text('a', 'Eins'), text('b', '<p>Two</p>')), 1, ['b']],
    ['all of it', page('Kontakt', 'Zeiten', text('a', 'Eins'), text('b', 'Zwei')), 2, []],
    [
      'the same words set otherwise',
      page('K', 'Z', text('a', '<ul><li><p><b>One</b></p></li></ul>'), text('b', 'Zwei')),
      1,
      ['a'],
    ],
    ['a block of its own', page('K', 'Z', text('z', 'Mehr'), text('b', 'Two')), 1, ['b']],
    [
      'no other words needed',
      page('K', 'Z', text('a', 'One', { checkedAgainst: '2026-11-22T00:00:00.000Z' }), text('b', 'Two')),
      1,
      ['b'],
    ],
  ])('%s', (_what, own, translated, left) => {
    expect(standingOf(own, english, null)).toEqual({
      wordBlocks: 2,
      translatedBlocks: translated,
      untranslated: left,
    });
  });

  it.each<[string, Block, number]>([
    ['numbers and signs', text('a', '<p>2019 – 2020</p>'), 0],
    ['a value that nobody is shown', text('a', '<p>1</p>', { attributes: { category: 'NFT' } }), 0],
    ['a picture alone', picture('a', {}), 0],
    ['an alt text', picture('a', { alt: 'A boat' }), 1],
    ['a value of an attribute', picture('a', {}, { attributes: { medium: 'Oil', year: 2019 } }), 1],
    [
      'a link',
      { ...createBlock('HeroSlider', 'a'), props: { slides: [{ key: '1', image: '/media/a.jpg' }] } },
      0,
    ],
    ['a kind from elsewhere', { ...text('a', 'x'), component: 'Hologram' }, 0],
  ])('counts blocks that have words: %s', (_what, block, count) => {
    expect(standingOf(page('', '', block), null, null).wordBlocks).toBe(count);
  });

  it('goes on counting a copy as one after the source has been changed', () => {
    const copy = standingOf(english, english, null);
    const changed = page('Contact', 'Hours', text('a', 'Once'), text('b', 'Two'));
    const own = page('Kontakt', 'Zeiten', text('a', '<p>One</p>'), text('b', 'Zwei'));
    const next = standingOf(own, changed, { ...english, untranslated: copy.untranslated });
    expect(next).toEqual({ untranslated: ['a'], wordBlocks: 2, translatedBlocks: 1 });
    const last = page('Kontakt', 'Zeiten', text('a', 'Eins'), text('b', 'Zwei'));
    expect(standingOf(last, changed, { ...own, untranslated: ['a'] }).untranslated).toEqual([]);
  });

  it('has nothing left where there is nothing to translate from', () => {
    expect(standingOf(english, null, null)).toEqual({ untranslated: [], wordBlocks: 2, translatedBlocks: 2 });
  });
});

it('blocks of the source that a translation lacks are those with words', () => {
  const here = page('K', 'Z', text('a', 'Eins'), text('own', 'Mehr')).content;
  expect(missingBlocks(here, english.content).map(({ id }) => id)).toEqual(['b']);
  expect(missingBlocks(english.content, english.content)).toEqual([]);
});
