import { describe, expect, it } from 'vitest';
import type { PageSummary } from '@/lib/contracts/page-list';
import { dropPlaces, isWhereItIs, placeAt } from './drop-places';
import { type TreeRow, treeRows } from './tree-rows';

const page = (id: string, parentId: string | null, position: number, childCount = 0): PageSummary => ({
  id,
  parentId,
  position,
  childCount,
  path: `/${id}`,
  title: id,
  layout: 'default',
  languages: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

const LEVELS: Record<string, PageSummary[]> = {
  '': [page('home', null, 0, 3)],
  home: [page('about', 'home', 0, 2), page('works', 'home', 1, 1), page('contact', 'home', 2)],
  about: [page('photos', 'about', 0), page('quotes', 'about', 1)],
  works: [page('art', 'works', 0)],
};

const rowsOf = (opened: string[], unfinished: string[] = []): TreeRow[] =>
  treeRows((id) => LEVELS[id] && { pages: LEVELS[id], hasMore: unfinished.includes(id) }, new Set(opened));

const listed = (rows: TreeRow[], moved: string) =>
  dropPlaces(rows, moved).map(
    ({ parentId, position, isInside, row }) =>
      `${rows[row]?.key}: ${isInside ? 'in' : 'under'} ${parentId} ${position}`,
  );

describe('the rows of the tree', () => {
  it('are the pages of every open level, with their depth and place', () => {
    expect(
      rowsOf(['home', 'about']).map((row) => [row.key, row.depth, row.kind === 'page' && row.place]),
    ).toEqual([
      ['home', 0, 1],
      ['about', 1, 1],
      ['photos', 2, 1],
      ['quotes', 2, 2],
      ['works', 1, 2],
      ['contact', 1, 3],
    ]);
  });

  it('leave a place for what is not here yet', () => {
    const rows = rowsOf(['home', 'contact', 'works'], ['home', 'works']);
    expect(rows.map(({ key }) => key)).toEqual([
      'home',
      'about',
      'works',
      'art',
      'rest-works',
      'contact',
      'rest-home',
    ]);
    expect(treeRows(() => undefined, new Set())).toEqual([
      { kind: 'rest', key: 'rest-', parentId: '', depth: 0 },
    ]);
  });
});

describe('where a page can be put', () => {
  it('is below every row, as deep as the rows around leave it open, and into those that are shut', () => {
    expect(listed(rowsOf(['home', 'about']), 'contact')).toEqual([
      'home: under home 0',
      'about: under about 0',
      'photos: in photos 0',
      'photos: under about 1',
      'quotes: in quotes 0',
      'quotes: under about 2',
      'quotes: under home 1',
      'works: in works 1',
      'works: under home 2',
      'contact: under home 2',
      'contact: under null 1',
    ]);
  });

  it('counts the page itself out where it goes on down its own list', () => {
    const rows = rowsOf(['home']);
    const places = dropPlaces(rows, 'about');
    expect(listed(rows, 'about')).toEqual([
      'home: under home 0',
      'about: under home 0',
      'works: in works 1',
      'works: under home 1',
      'contact: in contact 0',
      'contact: under home 2',
      'contact: under null 1',
    ]);
    const [, about] = rows;
    if (about?.kind !== 'page') throw new Error('no page');
    expect(places.filter((place) => isWhereItIs(place, about)).map(({ row }) => row)).toEqual([0, 1]);
  });

  it('is not behind pages that are not here yet', () => {
    expect(listed(rowsOf(['home'], ['home']), 'about').at(-1)).toBe('rest-home: under null 1');
  });

  it('is what a pointer is nearest to: the middle of a row takes in, its edges are the gaps', () => {
    const rows = rowsOf(['home', 'about']);
    const places = dropPlaces(rows, 'contact');
    const at = (y: number, depth: number) => {
      const place = placeAt(places, y, depth);
      return place && `${place.isInside ? 'in' : 'under'} ${place.parentId} ${place.position}`;
    };
    expect(at(4.5, 1)).toBe('in works 1');
    expect(at(4.9, 1)).toBe('under home 2');
    expect(at(4.1, 2)).toBe('under about 2');
    expect(at(4.1, 0)).toBe('under home 1');
    expect(at(1.2, 0)).toBe('under home 0');
    expect(at(1.6, 9)).toBe('under about 0');
    expect(at(-3, 0)).toBeNull();
  });
});
