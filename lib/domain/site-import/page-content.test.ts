import { describe, expect, it } from 'vitest';
import { validateContent } from '../content/validate';
import { INPUT } from '../limits';
import { metaProblems } from '../site/meta';
import type { ForeignPage, ForeignPart, ForeignPicture } from './model';
import { contentOfParts, picturesOf } from './page-content';
import { metaOf } from './page-meta';

const PAGE: ForeignPage = {
  ...{ id: 'a', parentId: null, title: 'Salt', slug: '', oldPath: null, kind: 'page', date: null },
  ...{ description: '', keywords: [], isPublic: true, html: '', cover: null, details: [] },
};
const picture = (src: string, facts: Partial<ForeignPicture> = {}) => ({
  src,
  alt: '',
  caption: '',
  ...facts,
});

const made = (parts: readonly ForeignPart[], page: Partial<ForeignPage> = {}) =>
  contentOfParts({ ...PAGE, ...page }, parts, {
    pictureAt: (src) => (src.includes('lost') ? null : `/media/${src}`),
    altOf: (src) => `What ${src} shows`,
    detailOf: (name) => ({ name, type: name === 'Year' ? 'number' : 'text' }),
  });

const blocksOf = ({ content }: ReturnType<typeof made>) =>
  content.sections.flatMap(({ blocks }) => blocks.map(({ component, props }) => ({ component, ...props })));

describe('what an imported page says', () => {
  it('stands in blocks of its own kind, in its order', () => {
    const page = made([
      { kind: 'text', html: '<p>One</p>' },
      { kind: 'picture', picture: picture('a.jpg', { caption: 'Salt & light' }) },
      { kind: 'gallery', pictures: [picture('b.jpg', { alt: 'A shore' }), picture('c.jpg')] },
      { kind: 'film', address: 'https://vimeo.com/1' },
      { kind: 'quote', words: 'Quiet', source: 'Somebody' },
    ]);
    expect(blocksOf(page)).toMatchObject([
      { component: 'RichText', content: '<p>One</p>' },
      { component: 'MediaObject', src: '/media/a.jpg', alt: 'What a.jpg shows', caption: 'Salt &amp; light' },
      {
        component: 'MediaGallery',
        items: [
          { src: '/media/b.jpg', alt: 'A shore', key: 'key-1' },
          { src: '/media/c.jpg', alt: 'What c.jpg shows', key: 'key-2' },
        ],
      },
      { component: 'Video', url: 'https://vimeo.com/1' },
      { component: 'Quote', content: 'Quiet', source: 'Somebody' },
    ]);
    expect(validateContent(page.content, undefined)).toEqual([]);
    expect(page.content.sections.map(({ name, look }) => [name, look])).toEqual([
      ['Salt', { name: 'hidden' }],
    ]);
  });

  it('names the pictures that nobody has, and keeps the words below them', () => {
    const page = made([
      { kind: 'picture', picture: picture('https://old.example/lost-1.jpg?x=1', { caption: 'Salt' }) },
      { kind: 'gallery', pictures: [picture('lost-2.jpg'), picture('b.jpg')] },
    ]);
    expect(page.missing).toEqual(['lost-1.jpg', 'lost-2.jpg']);
    expect(blocksOf(page)).toMatchObject([
      { component: 'RichText', content: '<p>Salt</p>' },
      { component: 'MediaObject', src: '/media/b.jpg' },
    ]);
  });

  it('links to a film that only the old site has, and names it', () => {
    const page = made([{ kind: 'film', address: 'https://old.example/a/tide.mp4?"x' }]);
    expect(page.missing).toEqual(['tide.mp4']);
    expect(blocksOf(page)).toMatchObject([
      { content: '<p><a href="https://old.example/a/tide.mp4?&quot;x">tide.mp4</a></p>' },
    ]);
    expect(validateContent(page.content, undefined)).toEqual([]);
  });

  it('begins with its main picture, unless it shows that anyway', () => {
    const shows: ForeignPart[] = [{ kind: 'picture', picture: picture('a.jpg') }];
    expect(picturesOf({ ...PAGE, cover: 'c.jpg' }, shows)).toEqual(['c.jpg', 'a.jpg']);
    expect(picturesOf({ ...PAGE, cover: 'https://x.example/a.jpg' }, shows)).toEqual(['a.jpg']);
    expect(blocksOf(made(shows, { cover: 'c.jpg' }))).toMatchObject([
      { src: '/media/c.jpg' },
      { src: '/media/a.jpg' },
    ]);
  });

  it('has the details of a work on what is first', () => {
    const details = [
      { name: 'Year', value: '2019' },
      { name: 'Medium', value: 'Salt' },
    ];
    const { content } = made([], { kind: 'work', cover: 'a.jpg', details });
    const [section] = content.sections;
    expect(section?.attributes.map(({ name, type }) => [name, type])).toEqual([
      ['Year', 'number'],
      ['Medium', 'text'],
    ]);
    expect(Object.values(section?.blocks[0]?.attributes ?? {})).toEqual([2019, 'Salt']);
    expect(validateContent(content, undefined)).toEqual([]);
  });

  it.each([
    ['whose picture nobody has', { cover: 'lost.jpg' }, []],
    ['without a picture', {}, [{ kind: 'text', html: '<p>Salt</p>' }]],
    ['with a long title', { cover: 'lost.jpg', title: 'Salt and light '.repeat(8).trim() }, []],
  ] as const)('keeps the details of a work %s at the place for it', (_, more, parts) => {
    const { content } = made([...parts], {
      kind: 'work',
      details: [{ name: 'Medium', value: 'Salt' }],
      ...more,
    });
    const place = content.sections[0]?.blocks.find(({ component }) => component === 'MediaObject');
    expect([place?.props.src, Object.values(place?.attributes ?? {})]).toEqual(['', ['Salt']]);
    expect(validateContent(content, undefined)).toEqual([]);
  });

  it('begins with its whole title where that is too long for one', () => {
    const title = `${'Salt & '.repeat(12)}light`;
    expect(blocksOf(made([], { title }))).toMatchObject([
      { content: `<h2>${title.replaceAll('&', '&amp;')}</h2>` },
    ]);
  });

  it('is parted where it is too long for a text, a section or a gallery', () => {
    const words = `<p>${'salt '.repeat(4_000)}</p>`;
    const long = made([{ kind: 'text', html: words.repeat(12) }]);
    expect(blocksOf(long).map((block) => 'content' in block && String(block.content).length)).toHaveLength(3);
    expect(validateContent(long.content, undefined)).toEqual([]);
    const many = made(Array.from({ length: 450 }, () => ({ kind: 'text', html: '<p>Salt</p>' })));
    expect(many.content.sections.map(({ blocks }) => blocks.length)).toEqual([200, 200, 50]);
    const pictures = Array.from({ length: INPUT.itemsPerList + 3 }, (_, at) => picture(`${at}.jpg`));
    expect(blocksOf(made([{ kind: 'gallery', pictures }]))).toHaveLength(2);
  });
});

describe('what an imported page says about itself', () => {
  it.each([
    ['Salt', true],
    ['Сорок лет Чёрного моря, собранные в один берег, по которому можно пройти босиком', false],
    ['👩‍🚀'.repeat(80), false],
  ])('%s', (title, isWhole) => {
    const keywords = [...'abcdefghijklm', 'a', ' '];
    const found = metaOf({ ...PAGE, title, description: 'word '.repeat(100), keywords });
    expect(found.isWhole).toBe(isWhole);
    expect(metaProblems(found.meta)).toEqual([]);
    expect(found.meta.keywords).toHaveLength(10);
  });
});
