import { clear, createStore, del, get, set } from 'idb-keyval';
import type { PageContent } from '@/lib/domain/content/model';

/** What somebody has changed and not saved, kept in this browser (decision 8). */
export interface WorkingCopy {
  content: PageContent;
  /** What it began from, so that it can be joined with what was saved meanwhile. */
  base: PageContent;
  /** When it was kept, in milliseconds. */
  at: number;
}

const place = () => createStore('atelier', 'working-copies');
const keyOf = (userId: string, path: string, locale: string) => `${userId} ${locale} ${path}`;

/** What was kept for a page, or null; a browser that keeps nothing has kept nothing. */
export async function findWorkingCopy(
  userId: string,
  path: string,
  locale: string,
): Promise<WorkingCopy | null> {
  return (await get<WorkingCopy>(keyOf(userId, path, locale), place()).catch(() => undefined)) ?? null;
}

/** @throws where the browser refuses, for want of room mostly */
export function keepWorkingCopy(
  userId: string,
  path: string,
  locale: string,
  copy: WorkingCopy,
): Promise<void> {
  return set(keyOf(userId, path, locale), copy, place());
}

export async function dropWorkingCopy(userId: string, path: string, locale: string): Promise<void> {
  await del(keyOf(userId, path, locale), place()).catch(() => {});
}

/** Forgets everything that was kept in this browser: whoever signs out leaves nothing behind (decision 3). */
export async function dropWorkingCopies(): Promise<void> {
  await clear(place()).catch(() => {});
}
