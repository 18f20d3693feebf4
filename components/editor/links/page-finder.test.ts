import { describe, expect, it } from 'vitest';
import type { PageSummary } from '@/lib/contracts/page-list';
import { OFFERED, pageFinder, pageTitled } from './page-finder';

const page = (path: string, title: string): PageSummary => ({
  id: path,
  path,
  title,
  parentId: null,
  position: 0,
  childCount: 0,
  layout: 'default',
  languages: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});
const PAGES = [
  page('/', 'Home'),
  page('/about', 'About the artist'),
  page('/works/tide', 'Très calme'),
  page('/works/ebb', 'Выставки и ярмарки'),
  page('/about/photos', 'Photos'),
  page('/a', 'Twin'),
  page('/b', 'Twin'),
];
const find = pageFinder(PAGES);

describe('pageFinder', () => {
  it.each([
    ['abou', '/about'],
    ['ABOUT THE', '/about'],
    ['artst', '/about'],
    ['tres calme', '/works/tide'],
    ['выстав', '/works/ebb'],
    ['works/eb', '/works/ebb'],
  ])('finds by %s', (words, path) => {
    expect(find(words)[0]?.path).toBe(path);
  });

  it('finds nothing where nothing is like it, and offers the first ones before anything is asked', () => {
    expect(find('zzzzqq')).toEqual([]);
    expect(find('')).toEqual(PAGES.slice(0, OFFERED));
  });

  it.each([
    ['about the ARTIST ', '/about'],
    ['About', undefined],
    ['Twin', undefined],
  ])('takes %s for one title', (words, path) => {
    expect(pageTitled(PAGES, words)?.path).toBe(path);
  });
});
