import 'server-only';

import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { changeTree } from '@/lib/server/pages/write/change-tree';
import { WorkQueue } from '@/lib/server/work-queue';
import { findLinking, followTexts, inPortions, type LinkingText, lockPages } from './follow-texts';

/** Old paths that one query looks for. */
const PATHS_AT_ONCE = 500;
/** A move that is just being written, a save or a database that is away: tried again, later by `followLinks` every hour. */
const ATTEMPTS = 20;
const PAUSE_MS = 500;

const queue = new WorkQueue({ concurrency: 1, waiting: 1 });

/** Lets links that a move has left behind follow it, without anybody waiting for it. */
export function followLater(): void {
  const work = async () => {
    // The caller's transaction has not been committed yet.
    await pause(PAUSE_MS, undefined, { ref: false });
    await followLinks();
  };
  queue.run(work).catch((error: unknown) => {
    // A running job already covers everything.
    if (!isUnavailable(error)) logLine({ level: 'error', event: 'links_not_followed', error: String(error) });
  });
}

/**
 * Lets every content that links to where a page has once stood lead to where it stands now: what moves have left behind, and
 * what came another way than by a save. Many texts are many transactions; between two of them others have their turn, and
 * it does not matter how many servers do the same. Their revisions are nobody's.
 * @returns how many texts were looked at
 * @throws {AppError} `unavailable`
 */
export async function followLinks(): Promise<number> {
  let count = 0;
  for await (const paths of redirected()) {
    const linking = await withDatabaseErrors(() => findLinking(db, paths));
    for (const portion of inPortions(linking)) await patiently(() => followPortion(portion));
    count += linking.length;
  }
  return count;
}

/** Paths that pages have left, in portions. */
async function* redirected(): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await withDatabaseErrors(() =>
      db.redirect.findMany({
        where: { fromPath: { gt: last }, page: { deletedAt: null } },
        select: { fromPath: true },
        orderBy: { fromPath: 'asc' },
        take: PATHS_AT_ONCE,
      }),
    );
    const paths = rows.map(({ fromPath }) => fromPath);
    if (paths.length > 0) yield paths;
    const end = paths.at(-1);
    if (paths.length < PATHS_AT_ONCE || end === undefined) return;
    last = end;
  }
}

/** A turn of its own among changes of the tree: where pages stand stays as it is until it is written. */
function followPortion(portion: readonly LinkingText[]): Promise<null> {
  return changeTree(null, async (tx) => {
    await lockPages(tx, portion);
    const paths = await whereNow(tx, portion);
    const tags = paths.size > 0 ? await followTexts(tx, portion, paths, null) : [];
    return { answer: null, tags };
  });
}

/** Where the pages that some texts link to, and moved pages, are now. */
async function whereNow(tx: Transaction, texts: readonly LinkingText[]): Promise<Map<string, string>> {
  const ids = texts.map(({ id }) => id);
  const rows = await tx.$queryRaw<{ from: string; to: string }[]>`
    select r.from_path as "from", p.path as "to" from redirect r join page p on p.id = r.page_id
      where p.deleted_at is null and r.from_path in (
        select unnest(links) from page_translation where id = any(${ids}::text[]))`;
  return new Map(rows.map(({ from, to }) => [from, to]));
}

async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isUnavailable(error) || attempt >= ATTEMPTS) throw error;
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }
}
