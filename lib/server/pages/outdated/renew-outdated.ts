import 'server-only';

import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { WorkQueue } from '@/lib/server/work-queue';
import { outdatedBlocks } from './outdated';

/** Texts that are compared block by block within a request: about a second's work. */
const LOOKED_AT_ONCE = 150;
/** Texts that one statement writes. */
const WRITTEN_AT_ONCE = 2_000;

const queue = new WorkQueue({ concurrency: 1, waiting: 1 });

/**
 * Says of every text anew whether it is outdated, after another language has become the default. Those whose source has
 * been saved since they were first written count as outdated until they have been looked at: many are looked at
 * afterwards (`lookLater`).
 * @returns whether some are left to be looked at
 */
export async function renewOutdated(tx: Transaction): Promise<boolean> {
  const doubtful: string[] = [];
  for (let last = ''; ; ) {
    const part = await tx.$queryRaw<{ id: string; isDoubtful: boolean }[]>`
      with part as (select id from page_translation where id > ${last} order by id limit ${WRITTEN_AT_ONCE}::int),
      judged as (
        select t.id, coalesce(t.language_id <> s.language_id and s.version > 1 and s.updated_at > t.created_at, false) as is_doubtful
          from part join page_translation t on t.id = part.id
            left join (page_translation s join site_setting on default_language_id = s.language_id) on s.page_id = t.page_id),
      written as (
        -- How far they are translated is counted anew, too (standing.ts).
        update page_translation t set is_outdated = is_doubtful, word_blocks = null from judged where t.id = judged.id)
      select id, is_doubtful as "isDoubtful" from judged order by id`;
    doubtful.push(...part.flatMap(({ id, isDoubtful }) => (isDoubtful ? id : [])));
    const end = part.at(-1);
    if (part.length < WRITTEN_AT_ONCE || !end) break;
    last = end.id;
  }
  const isMuch = doubtful.length > LOOKED_AT_ONCE;
  if (!isMuch) for (const id of doubtful) await look(tx, id);
  return isMuch;
}

/** Looks at every text that counts as outdated, without anybody waiting for it. What is not reached, a save of the text does. */
export function lookLater(): void {
  queue.run(lookAtOutdated).catch((error: unknown) => {
    // A running job already covers all of them.
    if (!isUnavailable(error))
      logLine({ level: 'error', event: 'outdated_not_looked_at', error: String(error) });
  });
}

/**
 * Compares every text that counts as outdated with its source, in separate transactions, and clears those that are
 * up to date.
 * @throws {AppError} `unavailable`
 */
export async function lookAtOutdated(): Promise<void> {
  for (let last = ''; ; ) {
    const part = await withDatabaseErrors(() =>
      db.pageTranslation.findMany({
        where: { isOutdated: true, id: { gt: last } },
        select: { id: true },
        orderBy: { id: 'asc' },
        take: LOOKED_AT_ONCE,
      }),
    );
    for (const { id } of part) await withDatabaseErrors(() => db.$transaction((tx) => look(tx, id)));
    const end = part.at(-1);
    if (part.length < LOOKED_AT_ONCE || !end) return;
    last = end.id;
  }
}

/** Whether a text that counts as outdated is; its page is not saved meanwhile. */
async function look(tx: Transaction, id: string): Promise<void> {
  const [text] = await tx.$queryRaw<{ path: string; languageId: string; sourceId: string }[]>`
    select p.path, t.language_id as "languageId", s.default_language_id as "sourceId"
      from page_translation t join page p on p.id = t.page_id cross join site_setting s
      where t.id = ${id} for no key update of p`;
  if (!text) return;
  const blocks = await outdatedBlocks(tx, text.path, text.languageId, text.sourceId);
  if (blocks.length === 0)
    await tx.$executeRaw`update page_translation set is_outdated = false where id = ${id}`;
}
