import { describe, expect, it } from 'vitest';
import { LAYOUT_NAMES, type LayoutName } from '@/lib/domain/site/routes';
import { block, listedPage, pageView, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { LAYOUTS } from './layouts';

const EXHIBITIONS = [
  listedPage('/exhibitions/unlit-2022', 'Unlit', { attributes: { year: 2022 } }),
  listedPage('/exhibitions/soft-machines-2018', 'Soft Machines', { attributes: { year: 2018 } }),
];

/** The same page in every layout, with all that any of them could show. */
function drawn(layout: LayoutName): string {
  const Layout = LAYOUTS[layout];
  const page = pageView({
    path: '/exhibitions/unlit-2022',
    layout,
    title: 'Unlit',
    sections: [
      section('section-1', 'The hall', [block('RichText', { content: '<p>Dark.</p>' })]),
      section('section-2', 'The works', [block('RichText', { content: '<p>Lit.</p>' })]),
    ],
    rest: {
      siblings: EXHIBITIONS,
      trail: [listedPage('/exhibitions', 'Exhibitions')],
      parentLayout: 'content-exhibitions',
      listed: { '/exhibitions/unlit-2022': [listedPage('/exhibitions/unlit-2022/views', 'Views')] },
    },
  });
  return renderView(<Layout page={page} />);
}

/** Elements and class names alone: what is left of a page when its texts and its layout's name are taken away. */
function skeleton(html: string): string {
  return [...html.matchAll(/<(\/?[a-z][a-z0-9]*)(?:[^>]*? class="([^"]*)")?/g)]
    .map(([, tag, classes = '']) => (classes === '' ? tag : `${tag}.${classes}`))
    .join(' ');
}

describe('layouts (docs/reference/pages-and-paths.md#layouts)', () => {
  it('are the eleven of docs/reference/pages-and-paths.md#layouts', () => {
    expect(Object.keys(LAYOUTS).sort()).toEqual([...LAYOUT_NAMES].sort());
  });

  it('each differ from every other in more than a name', () => {
    const skeletons = LAYOUT_NAMES.map((name) => skeleton(drawn(name)));
    expect(new Set(skeletons).size).toBe(LAYOUT_NAMES.length);
  });

  it.each(LAYOUT_NAMES)(
    '%s has one main landmark that bears its name, one title, and all content',
    (name) => {
      const html = drawn(name);
      expect(html.match(/<main /g)).toHaveLength(1);
      expect(html).toContain(`<main id="content" data-layout="${name}"`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain('Dark.');
      expect(html).toContain('Lit.');
    },
  );

  const LANDMARKS: [LayoutName, string][] = [
    ['about', '<nav aria-label="More about the artist">'],
    ['auth', '<main id="content" data-layout="auth"><div><h1>'],
    ['content-contact', '<address>'],
    ['content-exhibitions', '<aside aria-labelledby="other-exhibitions">'],
    ['content', '<nav aria-label="Previous and next">'],
    ['content-legal', '<nav aria-label="Contents">'],
    ['navigated', '</h1><nav aria-label="In this part">'],
    ['sectioned-page', '<aside><nav aria-label="On this page">'],
    ['three-col', '<div><nav aria-label="On this page">'],
  ];

  /** Without classes, which say how it looks. */
  const bare = (name: LayoutName) => drawn(name).replaceAll(/ class="[^"]*"/g, '');

  it.each(LANDMARKS)('%s alone has its own landmark', (name, landmark) => {
    const others: LayoutName[] = LAYOUT_NAMES.filter((other) => other !== name);
    expect(bare(name)).toContain(landmark);
    const shared = others.filter((other) => bare(other).includes(landmark));
    // A room has a way to the next one as well as to all others.
    expect(shared).toEqual(name === 'content' ? ['navigated'] : []);
  });

  it('home has no breadcrumb, and every page shows its title as its look says', () => {
    expect(drawn('page')).not.toContain('breadcrumb');
    expect(drawn('page')).toContain('<h1 class="page-title">');
    const Home = LAYOUTS.page;
    const title = (look: Record<string, string>) =>
      /<h1 class="([^"]*)"/.exec(renderView(<Home page={pageView({ path: '/', look })} />))?.[1];
    expect(title({ title: 'hidden' })).toBe('sr-only');
    expect(title({ title: 'small' })).toMatch(/^page-title .*--size-heading/);
    expect(title({ title: 'of another release' })).toBe('page-title');
  });

  it('an exhibition is named beside the others wherever it is, and only below a page of exhibitions', () => {
    const Exhibition = LAYOUTS['content-exhibitions'];
    const others = (parentLayout: LayoutName | null) =>
      renderView(
        <Exhibition
          page={pageView({
            path: '/shows/unlit',
            layout: 'content-exhibitions',
            rest: { parentLayout, siblings: [listedPage('/shows/soft', 'Soft Machines')] },
          })}
        />,
      );
    expect(others('content-exhibitions')).toContain('Soft Machines');
    expect(others('default')).not.toContain('Soft Machines');
    expect(others(null)).not.toContain('Soft Machines');
  });

  /** What a layout draws for a page at a path: the path itself, and what is below it, taken away. */
  const drawnAt = (path: string, layout: LayoutName) => {
    const Layout = LAYOUTS[layout];
    const beside = listedPage(`${path}-2`, 'Beside');
    const sections = ['Dark.', 'Lit.'].map((words, at) =>
      section(`section-${at}`, words, [block('RichText', { content: `<p>${words}</p>` })]),
    );
    const rest = {
      parentLayout: layout,
      siblings: [listedPage(path, 'It'), beside],
      listed: { [path]: [listedPage(`${path}/below`, 'Below')] },
    };
    const html = renderView(<Layout page={pageView({ path, layout, sections, rest })} />);
    return html.replaceAll(path, '/PATH');
  };

  it.each(LAYOUT_NAMES)('%s draws a page in the same way at any address', (name) => {
    const wanted = drawnAt('/atelier/one', name);
    expect(wanted).toContain('Lit.');
    for (const path of ['/exhibitions/one', '/legal/one', '/works/one', '/contact/one', '/about/one'])
      expect(drawnAt(path, name)).toBe(wanted);
  });

  it('legal pages say when they last changed, in the language of the page', () => {
    expect(drawn('content-legal')).toContain('Last changed on November 2, 2025');
  });
});
