const KEY = 'atelier-tab';
const CHANNEL = 'atelier-editing';
const LOCK = 'atelier-tab-';

const newId = () => Math.random().toString(36).slice(2, 12);

let mine: Promise<string> | undefined;
let letGo = () => {};

/** A lock is released whenever its document ends, even by a crash, so a held lock means an open tab. */
function hold(tab: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const keep = (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      return new Promise<void>((end) => {
        letGo = end;
      });
    };
    navigator.locks.request(LOCK + tab, { ifAvailable: true }, keep).catch(() => resolve(true));
  });
}

/** A duplicated tab starts with the name of the original, which is in use. */
async function claim(): Promise<string> {
  const before = readName();
  if (before !== null && (await hold(before))) return before;
  const name = newId();
  await hold(name);
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // A tab that remembers nothing has another name after each load.
  }
  return name;
}

function readName(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The name of this tab among those of the browser; it stays when the tab loads another page. */
export function tabName(): Promise<string> {
  if (!mine) {
    mine = claim();
    addEventListener('pagehide', () => letGo(), { once: true });
    // A page that comes back from the browser's memory takes its name again.
    const again = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      removeEventListener('pageshow', again);
      mine = undefined;
    };
    addEventListener('pageshow', again);
  }
  return mine;
}

/** Which of these tabs are open; none if the browser cannot tell. */
export async function areTabsAlive(tabs: readonly string[]): Promise<(tab: string) => boolean> {
  if (tabs.length === 0 || !navigator.locks) return () => false;
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const alive = new Set(held.map(({ name }) => name));
  return (tab) => alive.has(LOCK + tab);
}

/** Messages between tabs that edit the same page. */
export interface TabNews {
  kind: 'here' | 'too' | 'gone' | 'saved';
  from: string;
  path: string;
  locale: string;
  /** The saved version. */
  version?: number;
}

/**
 * Connects this tab with the other tabs of the site; returns functions to send news and to disconnect. Does nothing in a browser
 * without `BroadcastChannel`.
 */
export function joinTabs(hear: (news: TabNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, leave: () => {} };
  const from = newId();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
  return {
    tell: (news: Omit<TabNews, 'from'>) => channel.postMessage({ ...news, from }),
    leave: () => channel.close(),
  };
}
