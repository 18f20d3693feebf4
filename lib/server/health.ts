import 'server-only';

import { db } from './db';
import { mediaStorage } from './storage/media-storage';

const LIMIT_MS = 1000;

export interface Health {
  status: 'ok' | 'unavailable';
  /** Names what does not answer; absent when all is well. */
  failing?: ('database' | 'storage')[];
}

/** Asks the database and the media storage, each for at most a second (security.md O-6). */
export async function checkHealth(): Promise<Health> {
  const [database, storage] = await Promise.all([
    answersInTime(db.$queryRaw`select 1`),
    answersInTime(mediaStorage().checkWritable()),
  ]);
  const failing: NonNullable<Health['failing']> = [];
  if (!database) failing.push('database');
  if (!storage) failing.push('storage');
  return failing.length === 0 ? { status: 'ok' } : { status: 'unavailable', failing };
}

async function answersInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS);
  });
  const done = work.then(() => true).catch(() => false);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
