import { createStore, type StoreApi } from 'zustand';
import type { PagesAsked } from '@/lib/client/page-changes';
import type { PageList, PageSummary } from '@/lib/contracts/page-list';
import type { Level } from './tree-rows';

interface Loaded extends Level {
  asked: PagesAsked;
  cursor: string | null;
  /** `failed` where the last part could not be had. */
  state: 'coming' | 'here' | 'failed';
}

type Lists = Readonly<Record<string, Loaded>>;

export type Read = (asked: PagesAsked, cursor: string | null) => Promise<PageList>;

export const keyOf = (asked: PagesAsked): string => JSON.stringify(asked);

const NOTHING = { pages: [], hasMore: true, cursor: null } as const;

const partOf = ({ pages, hasMore, cursor }: PageList) => ({ pages, hasMore, cursor: cursor ?? null });

/**
 * Lists of pages, each as far as somebody has looked: the levels of the tree, and what was searched for. Of several
 * answers for one list the last one that was asked for counts.
 */
export function createPageLists(read: Read, initial: readonly { asked: PagesAsked; list: PageList }[]) {
  const store: StoreApi<Lists> = createStore<Lists>()(() =>
    Object.fromEntries(
      initial.map(({ asked, list }) => [keyOf(asked), { asked, ...partOf(list), state: 'here' as const }]),
    ),
  );
  const turns = new Map<string, number>();

  const put = (asked: PagesAsked, changes: Partial<Loaded>) => {
    const key = keyOf(asked);
    const known = store.getState()[key] ?? { asked, ...NOTHING, state: 'coming' as const };
    store.setState({ [key]: { ...known, ...changes } });
  };
  const takeTurn = (key: string) => {
    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    return () => turns.get(key) === turn;
  };

  /** The next part of a list, or its first one; whoever asks twice is answered once. */
  const more = async (asked: PagesAsked): Promise<void> => {
    const key = keyOf(asked);
    const known = store.getState()[key];
    if (known && (known.state === 'coming' || !known.hasMore)) return;
    const isLatest = takeTurn(key);
    put(asked, { state: 'coming' });
    try {
      const part = partOf(await read(asked, known?.cursor ?? null));
      if (isLatest()) put(asked, { ...part, pages: [...(known?.pages ?? []), ...part.pages], state: 'here' });
    } catch {
      if (isLatest()) put(asked, { state: 'failed' });
    }
  };

  /** Reads a list anew, as far as it was known; what is shown stays until all of it is here. */
  const renew = async (asked: PagesAsked): Promise<void> => {
    const key = keyOf(asked);
    const isLatest = takeTurn(key);
    const wanted = store.getState()[key]?.pages.length ?? 0;
    const pages: PageSummary[] = [];
    try {
      let part = partOf(await read(asked, null));
      pages.push(...part.pages);
      while (isLatest() && part.hasMore && pages.length < wanted) {
        part = partOf(await read(asked, part.cursor));
        pages.push(...part.pages);
      }
      if (isLatest()) put(asked, { ...part, pages, state: 'here' });
    } catch {
      if (isLatest()) put(asked, { state: 'failed' });
    }
  };

  return {
    store,
    more,
    /** Has the beginning of a list here. */
    ensure: (asked: PagesAsked) =>
      store.getState()[keyOf(asked)] === undefined ? more(asked) : Promise.resolve(),
    /** Reads again what is looked at, and forgets the rest: it is read when somebody looks again. */
    async renewAll(isShown: (asked: PagesAsked) => boolean): Promise<void> {
      const all = Object.values(store.getState());
      const shown = all.filter(({ asked }) => isShown(asked));
      for (const { asked } of all) if (!isShown(asked)) takeTurn(keyOf(asked));
      store.setState(Object.fromEntries(shown.map((list) => [keyOf(list.asked), list])), true);
      await Promise.all(shown.map(({ asked }) => renew(asked)));
    },
    /** Shows at once what a change will come to; gives what takes it back. */
    foresee(
      change: (pages: readonly PageSummary[], asked: PagesAsked) => readonly PageSummary[],
    ): () => void {
      const before = store.getState();
      store.setState(
        Object.fromEntries(
          Object.entries(before).map(([key, list]) => [
            key,
            { ...list, pages: change(list.pages, list.asked) },
          ]),
        ),
      );
      return () => store.setState(before, true);
    },
  };
}

export type PageLists = ReturnType<typeof createPageLists>;
