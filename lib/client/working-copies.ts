import { clear, createStore, entries, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Conflict } from '@/lib/domain/content/merge';
import type { PageContent } from '@/lib/domain/content/model';
import { areTabsAlive, tabName } from './tabs';

/** What somebody has changed and not saved, kept in this browser. */
export interface WorkingCopy {
  content: PageContent;
  /** What it began from, so that it can be joined with what was saved meanwhile. */
  base: PageContent;
  /** What had been sent and not answered. */
  sent?: readonly PageContent[];
  /** What both sides changed and nobody had settled yet. */
  conflicts?: readonly Conflict[];
  /** The draft that it went on from, where it did. */
  draft?: { version: number; content: PageContent };
  /** When it was kept, in milliseconds. */
  at: number;
}

export interface CopyPlace {
  userId: string;
  path: string;
  locale: string;
}

export interface FoundCopy {
  key: string;
  copy: WorkingCopy;
  /** Whether this tab made the copy, before it left the page and came back. */
  isOwn: boolean;
}

let opened: UseStore | undefined;

function place(): UseStore {
  opened ??= createStore('atelier', 'working-copies');
  return opened;
}

/** What a browser that refuses to keep anything gives, whether it says so at once or later. */
async function orElse<T>(work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

/** Changes what is kept, and says so at once: a page that is being left commits nothing by itself any more. */
function write(work: (store: IDBObjectStore) => unknown): Promise<void> {
  return place()('readwrite', (store) => {
    const done = promisifyRequest(store.transaction);
    work(store);
    store.transaction.commit();
    return done;
  });
}

const PART = ' ';

/** Each tab keeps its own, so that two of them never write over each other. */
const keyOf = ({ userId, path, locale }: CopyPlace, tab: string) => [userId, locale, path, tab].join(PART);

const tabOf = (key: string) => key.slice(key.lastIndexOf(PART) + 1);

/**
 * What was kept for a page and is nobody's any more, newest first: of this tab, or of tabs that are gone. A browser that
 * keeps nothing has kept nothing.
 */
export async function findWorkingCopies(where: CopyPlace): Promise<FoundCopy[]> {
  const all = await orElse(() => entries<string, WorkingCopy>(place()), []);
  const own = await tabName();
  const here = all.filter(([key]) => key.startsWith(keyOf(where, '')));
  const isAlive = await areTabsAlive(here.map(([key]) => tabOf(key)));
  return here
    .map(([key, copy]) => ({ key, copy, isOwn: tabOf(key) === own }))
    .filter(({ key, isOwn }) => isOwn || !isAlive(tabOf(key)))
    .sort((left, right) => right.copy.at - left.copy.at);
}

/** @throws where the browser refuses, for want of room mostly */
export async function keepWorkingCopy(where: CopyPlace, copy: WorkingCopy): Promise<void> {
  const key = keyOf(where, await tabName());
  await write((store) => store.put(copy, key));
}

/** Forgets what this tab kept for a page. */
export async function dropOwnCopy(where: CopyPlace): Promise<void> {
  await dropCopy(keyOf(where, await tabName()));
}

export async function dropCopy(key: string): Promise<void> {
  await orElse(() => write((store) => store.delete(key)), undefined);
}

/** How many copies of somebody's unsaved work this browser keeps. */
export async function countWorkingCopies(userId: string): Promise<number> {
  const all = await orElse(() => keys<string>(place()), []);
  return all.filter((key) => key.startsWith(`${userId}${PART}`)).length;
}

/** Forgets everything that was kept in this browser: whoever signs out leaves nothing behind. */
export async function dropWorkingCopies(): Promise<void> {
  // After what is being kept at this moment, which asks for the same first.
  await tabName();
  await orElse(() => clear(place()), undefined);
}
