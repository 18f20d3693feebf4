import { describe, expect, it } from 'vitest';
import { planRemoval, type Removal, type SitePage } from './plan-removal';

/** A page by its path, which is also its id and, unless it is the site's own, its path in the demonstration. */
const page = (path: string, more: Partial<SitePage> = {}): SitePage => ({
  id: path,
  path,
  demonstration: path,
  isChanged: false,
  isSingle: path.split('/').length > 3,
  ...more,
});
const own = (path: string) => page(path, { demonstration: null });
const changed = (path: string) => page(path, { isChanged: true });

const SHIPPED = [
  '/',
  '/about',
  '/about/quotes',
  '/contact',
  '/exhibitions',
  '/legal/terms',
  '/works',
  '/works/a',
  '/works/a/b',
];

function planOf(removal: Removal, replaced: SitePage[] = [], also: string[] = []) {
  const others = SHIPPED.filter((path) => !replaced.some(({ id }) => id === path)).map((path) => page(path));
  const pages = [...others, ...replaced].sort((a, b) => (a.path < b.path ? -1 : 1));
  return planRemoval(pages, removal, new Set(also));
}

const NEEDED = ['/', '/about', '/contact', '/exhibitions', '/works'];

describe('planRemoval (docs/first-steps.md)', () => {
  it('leaves what a site needs, where everything goes', () => {
    expect(planOf('all')).toEqual({
      emptied: NEEDED,
      hidden: [],
      gone: ['/about/quotes', '/legal/terms', '/works/a', '/works/a/b'],
      binned: ['/about/quotes', '/legal/terms', '/works/a'],
    });
  });

  it('leaves all but single works, where pages are emptied, and hides what no menu names', () => {
    expect(planOf('empty')).toEqual({
      emptied: [
        '/',
        '/about',
        '/about/quotes',
        '/contact',
        '/exhibitions',
        '/legal/terms',
        '/works',
        '/works/a',
      ],
      hidden: ['/about/quotes', '/legal/terms', '/works/a'],
      gone: ['/works/a/b'],
      binned: ['/works/a/b'],
    });
  });

  it.each<[string, SitePage, string[], Partial<ReturnType<typeof planOf>>]>([
    [
      'a page of the owner, and the page above it',
      own('/works/a/mine'),
      [],
      { gone: ['/about/quotes', '/legal/terms', '/works/a/b'], hidden: [], emptied: [...NEEDED, '/works/a'] },
    ],
    [
      'a changed page, and the page above it',
      changed('/works/a/b'),
      [],
      { gone: ['/about/quotes', '/legal/terms'], hidden: [], emptied: [...NEEDED, '/works/a'] },
    ],
    [
      'a changed page that is not single',
      changed('/works/a'),
      [],
      { gone: ['/about/quotes', '/legal/terms', '/works/a/b'] },
    ],
    [
      'no changed page that is named',
      changed('/works/a/b'),
      ['/works/a/b'],
      { gone: ['/about/quotes', '/legal/terms', '/works/a', '/works/a/b'] },
    ],
    ['a changed home page', changed('/'), [], { emptied: NEEDED.slice(1) }],
    ['an own page that is named', own('/mine'), ['/mine'], { emptied: NEEDED }],
  ])('leaves %s', (_, replaced, also, expected) => {
    const plan = planOf('all', [replaced], also);
    expect({ ...plan, emptied: plan.emptied.sort() }).toMatchObject({
      ...expected,
      ...(expected.emptied && { emptied: [...expected.emptied].sort() }),
    });
  });

  it('finds the needed pages wherever they have been moved, and bins nothing with them', () => {
    const moved = page('/works', { path: '/about/quotes/works' });
    const plan = planOf('all', [moved]);
    expect(plan.emptied).toContain('/works');
    expect(plan.gone).not.toContain('/about/quotes');
    expect(plan.binned).not.toContain('/about/quotes');
  });
});
