import { describe, expect, it } from 'vitest';
import type { PageListQuery } from '@/lib/client/page-changes';
import type { PageList, PageSummary } from '@/lib/contracts/page-list';
import { createPageLists, keyOf } from './page-lists';

const QUERY: PageListQuery = { locale: 'en', parentId: '' };
const OTHER: PageListQuery = { locale: 'en', parentId: 'a' };

const page = (id: string): PageSummary => ({
  id,
  parentId: null,
  position: 0,
  childCount: 0,
  path: `/${id}`,
  title: id,
  layout: 'default',
  languages: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

/** A server whose answers come when the test says so. */
function slowServer() {
  const waiting: { cursor: string | null; answer(list: PageList): void; fail(): void }[] = [];
  const read = (_: PageListQuery, cursor: string | null) =>
    new Promise<PageList>((answer, reject) => {
      waiting.push({ cursor, answer, fail: () => reject(new Error('away')) });
    });
  const rest = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { read, waiting, rest };
}

const part = (ids: string[], cursor?: string): PageList => ({
  pages: ids.map(page),
  hasMore: cursor !== undefined,
  ...(cursor !== undefined && { cursor }),
});

describe('lists of pages', () => {
  it('grow part by part, each asked for once', async () => {
    const { read, waiting, rest } = slowServer();
    const lists = createPageLists(read, []);
    const ids = () => lists.store.getState()[keyOf(QUERY)]?.pages.map(({ id }) => id);
    void lists.more(QUERY);
    void lists.more(QUERY);
    expect(waiting.map(({ cursor }) => cursor)).toEqual([null]);
    waiting[0]?.answer(part(['a', 'b'], 'b'));
    await rest();
    expect(ids()).toEqual(['a', 'b']);
    void lists.more(QUERY);
    waiting[1]?.fail();
    await rest();
    expect(lists.store.getState()[keyOf(QUERY)]).toMatchObject({ state: 'failed', cursor: 'b' });
    void lists.more(QUERY);
    expect(waiting[2]?.cursor).toBe('b');
    waiting[2]?.answer(part(['c']));
    await rest();
    expect(ids()).toEqual(['a', 'b', 'c']);
    void lists.more(QUERY);
    expect(waiting).toHaveLength(3);
  });

  it('are read again as far as they were known, and those that nobody looks at are forgotten', async () => {
    const { read, waiting, rest } = slowServer();
    const lists = createPageLists(read, [
      { query: QUERY, list: part(['a', 'b', 'c'], 'c') },
      { query: OTHER, list: part(['x']) },
    ]);
    void lists.renewAll(({ parentId }) => parentId === '');
    expect(lists.store.getState()[keyOf(OTHER)]).toBeUndefined();
    waiting[0]?.answer(part(['b', 'a'], 'a'));
    await rest();
    // Until all of it is here, what was known stays.
    expect(lists.store.getState()[keyOf(QUERY)]?.pages).toHaveLength(3);
    waiting[1]?.answer(part(['d'], 'd'));
    await rest();
    expect(lists.store.getState()[keyOf(QUERY)]?.pages.map(({ id }) => id)).toEqual(['b', 'a', 'd']);
  });

  it('show a change at once, take it back, and believe the last answer alone', async () => {
    const { read, waiting, rest } = slowServer();
    const lists = createPageLists(read, [{ query: QUERY, list: part(['a', 'b']) }]);
    const ids = () => lists.store.getState()[keyOf(QUERY)]?.pages.map(({ id }) => id);
    const rollBack = lists.applyOptimistic((pages) => pages.toReversed());
    expect(ids()).toEqual(['b', 'a']);
    rollBack();
    expect(ids()).toEqual(['a', 'b']);
    void lists.renewAll(() => true);
    void lists.renewAll(() => true);
    waiting[1]?.answer(part(['new']));
    await rest();
    waiting[0]?.answer(part(['old']));
    await rest();
    expect(ids()).toEqual(['new']);
  });
});
