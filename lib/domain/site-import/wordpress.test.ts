import { describe, expect, it } from 'vitest';
import { attachment, item, meta, wxr } from './foreign-files.arbitrary';
import { ImportError } from './model';
import { isWordPress, readWordPress } from './wordpress';

const read = (...items: string[]) => readWordPress([wxr(items)]);
const first = (...items: string[]) => read(...items).pages[0];

describe('readWordPress: a page and what it says of itself', () => {
  it('takes the fields of a post', () => {
    const library = attachment('7', '2019/05/Dunes-scaled.jpg', ' Dunes  at dusk ');
    const tags =
      '<category domain="category" nicename="x"><![CDATA[Paintings & prints]]></category>' +
      '<category domain="post_tag" nicename="y"><![CDATA[sea]]></category>' +
      '<category domain="category" nicename="z"><![CDATA[Без рубрики]]></category>' +
      '<category domain="nav_menu" nicename="m"><![CDATA[Main]]></category>';
    const site = read(
      library,
      item({
        id: '12',
        type: 'post',
        title: 'Sand &amp; <![CDATA[<em>salt</em> &#8211; 2]]>',
        link: 'https://old.example/2019/05/%d0%bc%d0%be%d1%80%d0%b5/',
        name: '%d0%bc%d0%be%d1%80%d0%b5',
        excerpt: '<p>Short &amp; dry</p>',
        content: 'One\ntwo\n\nthree',
        more: tags + meta('_thumbnail_id', '7'),
      }),
    );
    expect(site.format).toBe('wordpress');
    expect([...site.pictures]).toEqual([['dunes-scaled.jpg', 'Dunes at dusk']]);
    expect(site.pages).toEqual([
      {
        id: '12',
        parentId: null,
        title: 'Sand & salt – 2',
        slug: 'море',
        oldPath: '/2019/05/море',
        kind: 'post',
        date: '2019-05-12',
        description: 'Short & dry',
        keywords: ['Paintings & prints', 'sea'],
        isPublic: true,
        html: '<p>One<br>\ntwo</p>\n<p>three</p>\n',
        cover: 'https://old.example/wp-content/uploads/2019/05/Dunes-scaled.jpg',
        details: [],
      },
    ]);
  });

  it.each([
    ['publish', '', true],
    ['draft', '', false],
    ['pending', '', false],
    ['private', '', false],
    ['future', '', false],
    ['publish', 'secret', false],
  ])('is read by visitors: %s with the password "%s": %s', (status, password, isPublic) => {
    expect(first(item({ id: '1', type: 'page', status, password }))?.isPublic).toBe(isPublic);
  });

  it('has no path where the address only has a number', () => {
    expect(
      first(item({ id: '1', type: 'page', link: 'https://old.example/?page_id=1' }))?.oldPath,
    ).toBeNull();
  });

  it('stands below a page that is taken, and never below itself', () => {
    const pages = read(
      item({ id: '1', type: 'page' }),
      item({ id: '2', type: 'page', parent: '1' }),
      item({ id: '3', type: 'page', parent: '99' }),
      item({ id: '4', type: 'page', parent: '5' }),
      item({ id: '5', type: 'page', parent: '4' }),
    ).pages;
    expect(pages.slice(0, 3).map(({ parentId }) => parentId)).toEqual([null, '1', null]);
    expect(pages.slice(3).filter(({ parentId }) => parentId !== null).length).toBeLessThan(2);
  });

  it('prefers what a plugin says to search engines, and reads shortcodes with the library', () => {
    const page = first(
      attachment('7', 'a.jpg', 'A', 'Low tide'),
      attachment('8', 'b.jpg', '', '', '2'),
      item({
        id: '2',
        type: 'page',
        content: '[gallery ids="7"] [gallery]',
        excerpt: 'x',
        more: meta('_yoast_wpseo_metadesc', 'Found'),
      }),
    );
    expect(page?.description).toBe('Found');
    expect(page?.html).toContain('a.jpg" alt="A"><figcaption>Low tide</figcaption>');
    expect(page?.html).toContain('b.jpg');
  });
});

describe('readWordPress: what is taken and what is left', () => {
  it('takes works of themes for artists as pages, and counts the rest', () => {
    const comment = (approved: string) =>
      `<wp:comment><wp:comment_approved>${approved}</wp:comment_approved></wp:comment>`;
    const site = read(
      item({ id: '1', type: 'jetpack-portfolio', more: comment('1') + comment('spam') + comment('0') }),
      item({ id: '2', type: 'artwork' }),
      item({ id: '3', type: 'portfolio_slideshow' }),
      ...['nav_menu_item', 'wpcf7_contact_form', 'product', 'revision', 'custom_css'].map((type, at) =>
        item({ id: `${at + 10}`, type }),
      ),
      item({ id: '20', type: 'page', status: 'trash' }),
      item({ id: '21', type: 'post', status: 'auto-draft' }),
      '<item />',
    );
    expect(site.pages.map(({ id, kind }) => [id, kind])).toEqual([
      ['1', 'page'],
      ['2', 'page'],
      ['3', 'page'],
    ]);
    expect(Object.fromEntries(site.left)).toEqual({
      comments: 2,
      menus: 1,
      forms: 1,
      products: 1,
      others: 2,
    });
  });

  it('joins the files of one export, and gives each page an id of its own', () => {
    const page = item({ id: '1', type: 'page' });
    const { pages } = readWordPress([wxr([page]), wxr([page, item({ id: '', type: 'page' })])]);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(3);
  });

  it('knows Squarespace by its name or its addresses, and leaves its markup as it is', () => {
    const page = item({ id: '1', type: 'page', content: '<div class="sqs-block">a\n\nb</div>' });
    for (const generator of ['Squarespace', '']) {
      const site = readWordPress([wxr([page], generator)]);
      expect(site.format).toBe('squarespace');
      expect(site.pages[0]?.html).toBe('<div class="sqs-block">a\n\nb</div>');
    }
  });

  it('says that there is nothing, or that the end is missing', () => {
    expect(() => read(attachment('1', 'a.jpg'))).toThrow(new ImportError('nothing'));
    expect(() => readWordPress([wxr([item({ id: '1', type: 'page' })]).slice(0, -20)])).toThrow(
      new ImportError('broken'),
    );
  });
});

describe('readWordPress: files that are no good XML', () => {
  it('reads over signs that XML has not, and over a bare ampersand', () => {
    const page = first(
      item({
        id: '1',
        type: 'page',
        title: 'Salt & pepper &mdash; &nbsp;x?a=1&b=2',
        content: 'a\u0008b\u000b\uffff',
      }),
    );
    expect(page?.title).toBe('Salt & pepper — x?a=1&b=2');
    expect(page?.html).toBe('<p>ab</p>\n');
  });

  it('expands no entity of a document type', () => {
    const entities = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join(
      '',
    );
    const bomb = wxr(
      [item({ id: '1', type: 'page', title: 'x&e20;y' })],
      'x',
      `<!DOCTYPE rss [<!ENTITY e0 "lol">${entities}]>`,
    );
    expect(isWordPress(bomb)).toBe(true);
    expect(readWordPress([bomb]).pages[0]?.title).toBe('x&e20;y');
  });
});
