import { clear, createStore, entries, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Conflict } from '@/lib/domain/content/merge';
import type { PageContent } from '@/lib/domain/content/model';
import { areTabsAlive, tabName } from './tabs';

/** Unsaved work, kept in this browser. */
export interface WorkingCopy {
  content: PageContent;
  /** Its base, for merging with later saves. */
  base: PageContent;
  /** Content that was sent without an answer. */
  sent?: readonly PageContent[];
  /** Unsettled conflicts. */
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

/** The fallback for a browser that refuses storage, at once or later. */
async function orElse<T>(work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

/** Writes with an explicit commit: a page that is being closed commits nothing by itself. */
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

/** Backups of a page that belong to this tab or to closed tabs, newest first; none without storage. */
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

/** The number of a user's backups in this browser. */
export async function countWorkingCopies(userId: string): Promise<number> {
  const all = await orElse(() => keys<string>(place()), []);
  return all.filter((key) => key.startsWith(`${userId}${PART}`)).length;
}

/** Deletes all backups in this browser when the user signs out. */
export async function dropWorkingCopies(): Promise<void> {
  // Waits for writes in progress, which wait for the tab's name first.
  await tabName();
  await orElse(() => clear(place()), undefined);
}
