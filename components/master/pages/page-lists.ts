import { createStore, type StoreApi } from 'zustand';
import type { PageListQuery } from '@/lib/client/page-changes';
import type { PageList, PageSummary } from '@/lib/contracts/page-list';
import type { Level } from './tree-rows';

interface Loaded extends Level {
  query: PageListQuery;
  cursor: string | null;
  /** `failed` where the last part could not be had. */
  state: 'coming' | 'here' | 'failed';
}

type Lists = Readonly<Record<string, Loaded>>;

export type Read = (query: PageListQuery, cursor: string | null) => Promise<PageList>;

export const keyOf = (query: PageListQuery): string => JSON.stringify(query);

const NOTHING = { pages: [], hasMore: true, cursor: null } as const;

const partOf = ({ pages, hasMore, cursor }: PageList) => ({ pages, hasMore, cursor: cursor ?? null });

/**
 * Lists of pages, each loaded as far as the user has scrolled: levels of the tree, and search results. Of several
 * answers for one list, that of the latest request counts.
 */
export function createPageLists(read: Read, initial: readonly { query: PageListQuery; list: PageList }[]) {
  const store: StoreApi<Lists> = createStore<Lists>()(() =>
    Object.fromEntries(
      initial.map(({ query, list }) => [keyOf(query), { query, ...partOf(list), state: 'here' as const }]),
    ),
  );
  const turns = new Map<string, number>();

  const put = (query: PageListQuery, changes: Partial<Loaded>) => {
    const key = keyOf(query);
    const known = store.getState()[key] ?? { query, ...NOTHING, state: 'coming' as const };
    store.setState({ [key]: { ...known, ...changes } });
  };
  const takeTurn = (key: string) => {
    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    return () => turns.get(key) === turn;
  };

  /** The next part of a list, or its first one; whoever asks twice is answered once. */
  const more = async (query: PageListQuery): Promise<void> => {
    const key = keyOf(query);
    const known = store.getState()[key];
    if (known && (known.state === 'coming' || !known.hasMore)) return;
    const isLatest = takeTurn(key);
    put(query, { state: 'coming' });
    try {
      const part = partOf(await read(query, known?.cursor ?? null));
      if (isLatest()) put(query, { ...part, pages: [...(known?.pages ?? []), ...part.pages], state: 'here' });
    } catch {
      if (isLatest()) put(query, { state: 'failed' });
    }
  };

  /** Reloads the known part of a list; the old one stays visible until it is complete. */
  const renew = async (query: PageListQuery): Promise<void> => {
    const key = keyOf(query);
    const isLatest = takeTurn(key);
    const wanted = store.getState()[key]?.pages.length ?? 0;
    const pages: PageSummary[] = [];
    try {
      let part = partOf(await read(query, null));
      pages.push(...part.pages);
      while (isLatest() && part.hasMore && pages.length < wanted) {
        part = partOf(await read(query, part.cursor));
        pages.push(...part.pages);
      }
      if (isLatest()) put(query, { ...part, pages, state: 'here' });
    } catch {
      if (isLatest()) put(query, { state: 'failed' });
    }
  };

  return {
    store,
    more,
    /** Has the beginning of a list here. */
    ensure: (query: PageListQuery) =>
      store.getState()[keyOf(query)] === undefined ? more(query) : Promise.resolve(),
    /** Reloads visible lists and drops the others, which are loaded again on demand. */
    async renewAll(isShown: (query: PageListQuery) => boolean): Promise<void> {
      const all = Object.values(store.getState());
      const shown = all.filter(({ query }) => isShown(query));
      for (const { query } of all) if (!isShown(query)) takeTurn(keyOf(query));
      store.setState(Object.fromEntries(shown.map((list) => [keyOf(list.query), list])), true);
      await Promise.all(shown.map(({ query }) => renew(query)));
    },
    /** Shows at once what a change will come to; gives what takes it back. */
    applyOptimistic(
      change: (pages: readonly PageSummary[], query: PageListQuery) => readonly PageSummary[],
    ): () => void {
      const before = store.getState();
      store.setState(
        Object.fromEntries(
          Object.entries(before).map(([key, list]) => [
            key,
            { ...list, pages: change(list.pages, list.query) },
          ]),
        ),
      );
      return () => store.setState(before, true);
    },
  };
}

export type PageLists = ReturnType<typeof createPageLists>;
