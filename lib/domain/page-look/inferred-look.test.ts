import { describe, expect, it } from 'vitest';
import { block, section } from '@/tests/factories/page-view';
import type { Block, Section } from '../content/model';
import type { LayoutName } from '../site/routes';
import { withSaidLook } from './inferred-look';

const words = (html = '<p>Words</p>') => block('RichText', { content: html });
const work = () => block('MediaObject', { src: '/media/a.jpg' });
const hero = () => block('HeroSlider', { slides: [{ title: 'One' }] });
const list = () => block('PageList', { parentPage: '/works' });
const EMPTY = block('MediaObject', {});

const said = (layout: LayoutName, ...sections: Block[][]) =>
  withSaidLook({ sections: sections.map((blocks, at) => section(`s${at}`, `S${at}`, blocks)) }, layout);
const sectionsOf = (layout: LayoutName, ...sections: Block[][]) =>
  said(layout, ...sections).sections.map(({ look }: Section) => look ?? {});
const blocksOf = (layout: LayoutName, ...blocks: Block[]) =>
  said(layout, blocks).sections.flatMap((each) => each.blocks.map(({ look }) => look ?? {}));

describe('the look that older content had (docs/reference/editing.md#look-of-sections-and-blocks)', () => {
  it.each([
    [
      'a hero is dark and touches its neighbours',
      [[hero()], [words()]],
      [{ name: 'hidden', ground: 'dark', above: 'none', below: 'none' }, {}],
    ],
    [
      'works are dark, and the second of two stands close to the first',
      [[work()], [list()]],
      [
        { name: 'hidden', ground: 'dark' },
        { name: 'above', ground: 'dark', above: 'none' },
      ],
    ],
    [
      'words are on paper, also beside a picture that is not there yet',
      [[words(), EMPTY], [words()]],
      [{}, {}],
    ],
    [
      'words beside a work are dark, their name beside them',
      [[words()], [words(), work()]],
      [{}, { ground: 'dark' }],
    ],
  ])('on the home page: %s', (_, sections, expected) => {
    expect(sectionsOf('page', ...sections)).toEqual(expected);
  });

  it('on the home page works fill the window, and words beside them are of the usual size', () => {
    expect(blocksOf('page', words(), work())).toEqual([{ voice: 'text' }, { width: 'edge', crop: 'screen' }]);
    expect(blocksOf('page', words())).toEqual([{}]);
  });

  it.each<[string, LayoutName, Block[][], object[]]>([
    ['of the only section: hidden', 'default', [[words()]], [{ name: 'hidden' }]],
    [
      'over works that the page begins with: hidden',
      'content',
      [[work()], [work()]],
      [{ name: 'hidden' }, { name: 'above' }],
    ],
    [
      'over words with a heading of their own: hidden',
      'about',
      [[words()], [words('<h2>Own</h2>')]],
      [{}, { name: 'hidden' }],
    ],
    ['of clauses: always there', 'content-legal', [[words('<h2>Own</h2>')]], [{}]],
    ['of what is empty: above what will come', 'default', [[], []], [{ name: 'above' }, { name: 'above' }]],
  ])('the name %s', (_, layout, sections, expected) => {
    expect(sectionsOf(layout, ...sections)).toEqual(expected);
  });

  it.each<[LayoutName, Block[], object]>([
    ['page', [hero()], { title: 'hidden' }],
    ['page', [words(), hero()], {}],
    ['content', [work()], { title: 'small' }],
    ['content', [list()], {}],
    ['default', [work()], {}],
  ])('the title of a page with layout %s that begins with %j', (layout, blocks, look) => {
    expect(said(layout, blocks).look).toEqual(look);
  });

  it('is not inferred again once it is said, whatever comes and goes', () => {
    const before = said('page', [words()], [words()]);
    const first = before.sections[0];
    const changed = {
      ...before,
      sections: [{ ...first, blocks: [...(first?.blocks ?? []), work()] } as Section],
    };
    expect(withSaidLook(changed, 'page')).toBe(changed);
  });

  it('keeps what is said, and what it does not know', () => {
    const stored = { sections: [section('s', 'S', [work()], { look: { name: 'beside', glow: 'soft' } })] };
    expect(withSaidLook(stored, 'page').sections[0]?.look).toEqual({
      name: 'beside',
      ground: 'dark',
      glow: 'soft',
    });
  });
});
