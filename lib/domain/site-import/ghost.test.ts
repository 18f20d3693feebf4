import { describe, expect, it } from 'vitest';
import { GHOST } from './foreign-files.arbitrary';
import { isGhost, readGhost } from './ghost';
import { ImportError } from './model';

const post = (more: object) => ({
  id: 1,
  title: 'A',
  slug: 'a',
  status: 'published',
  html: '<p>x</p>',
  ...more,
});
const first = (more: object) => readGhost({ data: { posts: [post(more)] } }).pages[0];

describe('readGhost: posts and pages', () => {
  it('takes a post with its tags, cover and description', () => {
    const site = readGhost(JSON.parse(GHOST));
    expect(site.format).toBe('ghost');
    expect([...site.pictures]).toEqual([['cover.jpg', 'A kiln']]);
    expect(site.pages).toEqual([
      {
        id: 'a1',
        parentId: null,
        title: 'Kiln notes',
        slug: 'kiln-notes',
        oldPath: '/kiln-notes',
        kind: 'post',
        date: '2021-03-04',
        description: 'About heat',
        keywords: ['Clay'],
        isPublic: true,
        html: '<p>Warm.</p><img src="/content/images/kiln.jpg">',
        cover: '/content/images/cover.jpg',
        details: [],
      },
    ]);
  });

  it.each([
    [{ type: 'page' }, { kind: 'page' }],
    [{ page: true }, { kind: 'page' }],
    [
      { page: 0, published_at: 1_400_000_000_000 },
      { kind: 'post', date: '2014-05-13' },
    ],
    [{ status: 'draft' }, { isPublic: false }],
    [{ visibility: 'members' }, { isPublic: false }],
    [{ html: null, plaintext: 'One\nline\n\n2 < 3' }, { html: '<p>One line</p><p>2 &lt; 3</p>' }],
    [{ html: null, mobiledoc: '{}' }, { html: '' }],
    [
      { image: '/a.jpg', title: 7, slug: '' },
      { cover: '/a.jpg', title: '', oldPath: null, slug: '' },
    ],
    [{ custom_excerpt: 'Less < more' }, { description: 'Less < more' }],
  ])('%j', (given, found) => {
    expect(first(given)).toMatchObject(found);
  });

  it('knows the shapes of all versions, and nothing else', () => {
    const tables = { posts: [post({})] };
    for (const value of [{ db: [{ data: tables }] }, { data: tables }, tables]) {
      expect(isGhost(value)).toBe(true);
      expect(readGhost(value).pages).toHaveLength(1);
    }
    for (const value of [null, 1, [], {}, { db: [] }, { posts: 1 }, { data: [] }])
      expect(isGhost(value)).toBe(false);
  });

  it('counts what it does not take', () => {
    const site = readGhost({ posts: [post({}), post({ type: 'email' }), null], comments: [{}, {}] });
    expect(Object.fromEntries(site.left)).toEqual({ comments: 2, others: 2 });
    expect(() => readGhost({ posts: [] })).toThrow(new ImportError('nothing'));
  });
});
