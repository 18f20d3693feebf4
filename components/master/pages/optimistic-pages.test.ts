import { describe, expect, it } from 'vitest';
import type { PageSummary } from '@/lib/contracts/page-list';
import { withMoved, without } from './optimistic-pages';

const page = (id: string, parentId: string | null, childCount = 0): PageSummary => ({
  id,
  parentId,
  position: 0,
  childCount,
  path: `/${id}`,
  title: id,
  layout: 'default',
  languages: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

const level = (parentId: string) => ({ locale: 'en', parentId });
const listed = (pages: readonly PageSummary[]) => pages.map(({ id, childCount }) => `${id} ${childCount}`);

describe('what a change will come to', () => {
  const parents = [page('a', null, 2), page('b', null, 1)];
  const below = [page('one', 'a'), page('two', 'a')];
  const [one] = below;

  it('is another order within a list', () => {
    if (!one) throw new Error('no page');
    const to = { parentId: 'a', position: 1 };
    expect(listed(withMoved(below, level('a'), one, to))).toEqual(['two 0', 'one 0']);
    expect(listed(withMoved(parents, level(''), one, to))).toEqual(['a 2', 'b 1']);
  });

  it('is one list less and another more, and their counts', () => {
    if (!one) throw new Error('no page');
    const to = { parentId: 'b', position: 0 };
    expect(listed(withMoved(below, level('a'), one, to))).toEqual(['two 0']);
    expect(listed(withMoved([page('three', 'b')], level('b'), one, to))).toEqual(['one 0', 'three 0']);
    expect(listed(withMoved(parents, level(''), one, to))).toEqual(['a 1', 'b 2']);
    // Search results stay a flat list.
    expect(listed(withMoved(below, { locale: 'en', search: 'o' }, one, to))).toEqual(['one 0', 'two 0']);
  });

  it('is a list without what was deleted', () => {
    expect(listed(without([...parents, ...below], below))).toEqual(['a 0', 'b 1']);
  });
});
