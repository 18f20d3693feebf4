import { describe, expect, it } from 'vitest';
import { type BlockKind, createBlock } from '../blocks';
import { checkContent, type Surroundings, undescribedPictures } from './checks';
import type { Block } from './model';

const NAMES: Record<string, string> = {
  white: '#ffffff',
  middling: '#777777',
  red: '#ff0000',
  black: '#000000',
};
const AROUND: Surroundings = {
  pages: new Set(['/', '/works', '/works/titan', '/роботи']),
  prefixes: new Set(['ru', 'uk']),
  hexOf: (colour) => (colour.startsWith('#') ? colour : (NAMES[colour] ?? null)),
};

function block(kind: BlockKind, props: Record<string, unknown>): Block {
  const made = createBlock(kind, 'b');
  return { ...made, props: { ...made.props, ...props } };
}

function findings(blocks: Block[], name = 'Section', around = AROUND): string[] {
  const named = blocks.map((each, at) => ({ ...each, id: `b-${at}` }));
  const content = { sections: [{ id: 's', name, attributes: [], blocks: named }] };
  return checkContent(content, around).map(({ rule, detail }) =>
    detail === '' ? rule : `${rule} ${detail}`,
  );
}

const gallery = (...items: { src: string; alt: string }[]) => block('MediaGallery', { items });
const text = (content: string) => block('RichText', { content });
const slide = (parts: object) => block('HeroSlider', { slides: [{ key: 'k', ...parts }] });

describe('what is looked for in a page while it is edited', () => {
  it.each<[string, Block, string[]]>([
    ['a text', text('<p>Words</p>'), []],
    ['a text of nothing', text('<p> &nbsp;</p>'), ['empty-block']],
    ['a text with a picture only', text('<p><img src="/media/a.jpg" alt="x"></p>'), []],
    ['a new quote', createBlock('Quote', 'b'), ['empty-block']],
    ['a new picture', createBlock('MediaObject', 'b'), ['empty-block']],
    ['a new film', createBlock('Video', 'b'), ['empty-block']],
    ['a new gallery', createBlock('MediaGallery', 'b'), ['empty-block']],
    ['a new list of pages', createBlock('PageList', 'b'), ['empty-block']],
    ['slides without a slide', block('HeroSlider', { slides: [] }), ['empty-block']],
    ['a kind of another release', { ...text(''), component: 'Map' }, []],
  ])('%s', (_, given, found) => {
    expect(findings([given])).toEqual(found);
  });

  it.each<[string, Block, string[]]>([
    ['described', block('MediaObject', { src: '/media/a.jpg', alt: 'A boat' }), []],
    ['not described', block('MediaObject', { src: '/media/a.jpg', alt: ' ' }), ['missing-alt /media/a.jpg']],
    ['with the default only', block('MediaObject', { src: '/media/a.jpg' }), ['missing-alt /media/a.jpg']],
    [
      'in a gallery, each once',
      gallery(
        { src: '/media/a.jpg', alt: '' },
        { src: '/media/b.jpg', alt: 'B' },
        { src: '/media/a.jpg', alt: '' },
      ),
      ['missing-alt /media/a.jpg'],
    ],
  ])('a picture %s', (_, given, found) => {
    expect(findings([given])).toEqual(found);
  });

  it('a picture that the library calls decorative may say nothing, but not the default', () => {
    const blocks = [
      gallery({ src: '/media/a.jpg', alt: '' }, { src: '/media/b.jpg', alt: ' ' }),
      block('MediaObject', { src: '/media/a.jpg' }),
      block('MediaObject', { src: '/media/a.jpg', alt: '' }),
    ];
    const decorative = new Set(['/media/a.jpg']);
    expect(findings(blocks, 'Section', { ...AROUND, decorative })).toEqual([
      'missing-alt /media/b.jpg',
      'missing-alt /media/a.jpg',
    ]);
    const content = { sections: [{ id: 's', name: '', attributes: [], blocks }] };
    expect(undescribedPictures(content)).toEqual(['/media/a.jpg', '/media/b.jpg']);
  });

  it.each<[string, string[]]>([
    ['/works', []],
    ['/works/', []],
    ['/works?year=2021#top', []],
    ['/uk/works', []],
    ['/%D1%80%D0%BE%D0%B1%D0%BE%D1%82%D0%B8', []],
    ['/nowhere', ['broken-link /nowhere']],
    ['/uk/nowhere', ['broken-link /uk/nowhere']],
    ['/media/a.pdf', []],
    ['/feed.atom', []],
    ['#here', []],
    ['https://elsewhere.example/nowhere', []],
    ['mailto:a@b.example', []],
  ])('a link to %s', (href, found) => {
    expect(findings([text(`<p>See <a href="${href}">this</a></p>`)])).toEqual(found);
    expect(findings([slide({ buttons: [{ id: 'x', text: 'Go', link: href }] })])).toEqual(found);
  });

  it('a link while the pages are not known, and a list of a page that is not there', () => {
    const link = text('<p><a href="/nowhere">x</a></p>');
    expect(findings([link], '', { ...AROUND, pages: undefined })).toEqual([]);
    expect(findings([block('PageList', { parentPage: '/gone' })])).toEqual(['broken-link /gone']);
  });

  it.each<[string, string, string[], string[]]>([
    ['in order', 'Named', ['<h2>A</h2><h3>B</h3>', '<h2>C</h2>'], []],
    ['below a name', 'Named', ['<h3>A</h3><h4>B</h4>'], []],
    ['that leave one out', 'Named', ['<h2>A</h2><h4>B <em>b</em></h4>'], ['heading-order B b']],
    [
      'that leave one out between two blocks',
      '',
      ['<h2>A</h2>', '<p>x</p><h4 class="x">B</h4>'],
      ['heading-order B'],
    ],
    ['that begin too deep', ' ', ['<h3>A</h3>'], ['heading-order A']],
  ])('headings %s', (_, name, texts, found) => {
    expect(findings(texts.map(text), name)).toEqual(found);
  });

  it.each([
    ['white', []],
    ['black', []],
    ['red', []],
    ['middling', ['low-contrast middling']],
    ['#777777', ['low-contrast #777777']],
    ['nobodysblue', []],
  ])('words in %s on a slide', (color, found) => {
    expect(findings([slide({ options: { color } })])).toEqual(found);
  });
});
