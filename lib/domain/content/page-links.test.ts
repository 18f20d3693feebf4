import { describe, expect, it } from 'vitest';
import type { Block, PageContent } from './model';
import { followPages, linksOf, namesOf, pageLinksOf } from './page-links';

const block = (component: string, props: Record<string, unknown>): Block => ({
  id: `block-${component}`,
  component,
  props,
  attributes: {},
  blockAttributes: [],
  itemAttributes: [],
});
const contentOf = (...blocks: Block[]): PageContent => ({
  sections: [{ id: 'section-1', name: 'One', attributes: [], blocks }],
});
const text = (html: string) => block('RichText', { content: html });
const slide = (link: string) =>
  block('HeroSlider', { slides: [{ key: 's', buttons: [{ key: 'b', link }] }] });
const linkOf = (content: PageContent) => /"link":"([^"]*)"/.exec(JSON.stringify(content))?.[1];

const MOVED = new Map([
  ['/about', '/studio'],
  ['/works/a', '/archive/a'],
  ['/про', '/студія'],
]);

describe('links to pages in a content (links that follow the page)', () => {
  it.each([
    ['/about', '/studio'],
    ['/about/', '/studio'],
    ['/About', '/studio'],
    ['/ru/about', '/ru/studio'],
    ['/en/about?x=1#top', '/en/studio?x=1#top'],
    ['/about?from=/works/a', '/studio?from=/works/a'],
    ['/works/a/kind=studio', '/archive/a/kind=studio'],
    ['/%D0%BF%D1%80%D0%BE', '/студія'],
    ['/uk/про#далі', '/uk/студія#далі'],
  ])('%s becomes %s', (link, expected) => {
    expect(linkOf(followPages(contentOf(slide(link)), MOVED))).toBe(expected);
  });

  it.each([
    '/aboutness',
    '/about/more',
    '//about',
    'https://other.example/about',
    '#about',
    'mailto:about@a.example',
    '/media/about',
    '/api/about',
    '/about%2f',
  ])('%s stays', (link) => {
    const content = contentOf(slide(link));
    expect(followPages(content, MOVED)).toBe(content);
  });

  it('follows what a label names, and leaves its words', () => {
    const label = (attributes: Block['attributes']) => contentOf({ ...text('<p>x</p>'), attributes });
    const content = label({ series: '/works/a', medium: 'Oil / canvas', year: 2021, place: '/elsewhere' });
    expect(followPages(content, MOVED)).toEqual(
      label({ series: '/archive/a', medium: 'Oil / canvas', year: 2021, place: '/elsewhere' }),
    );
    expect(linksOf(content)).toEqual(['/elsewhere', '/works/a']);
    expect(namesOf(content)).toEqual(['/works/a', '/elsewhere']);
    for (const attributes of [{ series: '/works/a' }, null as never]) {
      const strange = contentOf({ ...block('Unknown', {}), attributes });
      expect(followPages(strange, MOVED)).toBe(strange);
      expect(namesOf(strange)).toEqual([]);
    }
  });

  it('follows in markup, and leaves what is written beside it', () => {
    const html =
      '<p>/about <a class="x" href="/about">/about</a> <a href=\'/ru/works/a#b\'>b</a> href="/about"</p>';
    const [changed] = followPages(contentOf(text(html)), MOVED).sections[0]?.blocks ?? [];
    expect(changed?.props.content).toBe(
      '<p>/about <a class="x" href="/studio">/about</a> <a href="/ru/archive/a#b">b</a> href="/about"</p>',
    );
  });

  it('follows the parent of a list of pages, and nothing that only looks like a path', () => {
    const list = block('PageList', { parentPage: '/about', template: { items: [] } });
    const quote = block('Quote', { content: '/about', source: '/about' });
    const unknown = block('Hologram', { link: '/about', html: '<a href="/about">x</a>' });
    const { sections } = followPages(contentOf(list, quote, unknown), MOVED);
    expect(sections[0]?.blocks.map(({ props }) => props)).toEqual([
      { parentPage: '/studio', template: { items: [] } },
      quote.props,
      unknown.props,
    ]);
    expect(sections[0]?.blocks[1]).toBe(quote);
  });

  it('swaps two pages at once', () => {
    const swapped = new Map([
      ['/a', '/b'],
      ['/b', '/a'],
    ]);
    const html = '<a href="/a">a</a><a href="/b">b</a>';
    const [changed] = followPages(contentOf(text(html)), swapped).sections[0]?.blocks ?? [];
    expect(changed?.props.content).toBe('<a href="/b">a</a><a href="/a">b</a>');
  });

  it('tells what a content names, each once and in one spelling', () => {
    const picture = block('MediaObject', { src: '/media/a%62.jpg', alt: '', caption: '<a href="/x">x</a>' });
    const html = '<a href="/ru/About/">1</a><a href="/about#x">2</a><a href="https://a.example/b">3</a>';
    expect(linksOf(contentOf(text(html), slide('/works/kind=a'), picture))).toEqual([
      '/about',
      '/media/ab.jpg',
      '/works',
      '/x',
    ]);
    expect(pageLinksOf(text(html))).toEqual([
      { link: '/ru/About/', path: '/about' },
      { link: '/about#x', path: '/about' },
    ]);
  });
});
