/** This document among others of the same browser. */
export const TAB = typeof window === 'undefined' ? '' : Math.random().toString(36).slice(2, 12);

const CHANNEL = 'atelier-editing';
const LOCK = 'atelier-tab-';

/** A lock is let go by whatever ends a tab, a crash included: whoever holds one lives. */
function holdLock(): void {
  if (typeof window === 'undefined' || !navigator.locks) return;
  let letGo = () => {};
  const hold = () =>
    void navigator.locks
      .request(
        LOCK + TAB,
        () =>
          new Promise<void>((resolve) => {
            letGo = resolve;
          }),
      )
      .catch(() => {});
  hold();
  addEventListener('pagehide', () => letGo());
  addEventListener('pageshow', (event) => event.persisted && hold());
}

holdLock();

/** Tells of each of these tabs whether it is open; where the browser cannot say, none is taken to be. */
export async function areTabsAlive(tabs: readonly string[]): Promise<(tab: string) => boolean> {
  if (tabs.length === 0 || !navigator.locks) return () => false;
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const alive = new Set(held.map(({ name }) => name));
  return (tab) => alive.has(LOCK + tab);
}

/** What tabs tell each other of the page that they edit. */
export interface TabNews {
  kind: 'here' | 'too' | 'gone' | 'saved';
  from: string;
  path: string;
  locale: string;
  /** What has been saved. */
  version?: number;
}

/** Joins the talk of the tabs; gives how to say something and how to leave. A browser without it hears nothing. */
export function joinTabs(hear: (news: TabNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, leave: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
  return {
    tell: (news: Omit<TabNews, 'from'>) => channel.postMessage({ ...news, from: TAB }),
    leave: () => channel.close(),
  };
}
