import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { pageStore } from '@/lib/server/page-store/shared-store';
import type { TreePage } from '@/lib/server/pages/tree/tree';
import { countTexts } from '@/lib/server/pages/write/standing';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { beginDay } from '@/lib/server/tags/new-day';
import { draftsTag } from '@/lib/server/tags/page-tags';
import { type LockedText, readText, Stale } from './change-publishing';
import { type Publisher, publishNow, scheduleName } from './publish';

const EVERY_MS = 5_000;
/** Texts that are published in one go. */
const MANY = 50;
/** After an unexpected failure a text is retried after this time, which doubles up to an hour. */
const AGAIN_MS = 30_000;
const AGAIN_AT_MOST_MS = 3_600_000;

/** Texts that failed unexpectedly, and when each is retried: others that are due do not wait for them. */
const failed = new Map<string, { tries: number; at: number }>();

interface Due {
  id: string;
  pageId: string;
}

/**
 * Publishes what is due. Several servers may do so at once: locked texts are left for the next round.
 * @returns how many texts
 * @throws {AppError} `unavailable`
 */
export async function publishDue(): Promise<number> {
  const resting = [...failed].flatMap(([id, { at }]) => (at > Date.now() ? [id] : []));
  const due = await withDatabaseErrors(
    () => db.$queryRaw<Due[]>`
      select t.id, t.page_id as "pageId" from page_translation t
        join page on page.id = t.page_id and page.deleted_at is null
        where t.publish_at <= clock_timestamp() and t.publish_problem is null and not t.id = any(${resting})
        order by t.publish_at limit ${MANY}`,
  );
  let count = 0;
  for (const text of due) {
    try {
      const renewals = await withDatabaseErrors(() => db.$transaction((tx) => publishOne(tx, text)));
      await pageStore().renew(renewals);
      if (renewals.length > 0) count += 1;
      failed.delete(text.id);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      putOff(text, error);
    }
  }
  return count;
}

function putOff({ id, pageId }: Due, error: unknown): void {
  const tries = (failed.get(id)?.tries ?? 0) + 1;
  failed.set(id, { tries, at: Date.now() + Math.min(AGAIN_MS * 2 ** (tries - 1), AGAIN_AT_MOST_MS) });
  logLine({ level: 'error', task: 'publishing', pageId, tries, error: String(error) });
}

async function publishOne(tx: Transaction, { id, pageId }: Due) {
  const [page] = await tx.$queryRaw<TreePage[]>`
    select id, path, parent_id as "parentId", position from page
      where id = ${pageId} and deleted_at is null for no key update skip locked`;
  const [due] = await tx.$queryRaw<{ languageId: string; code: string; sourceId: string; at: Date }[]>`
    select language.id as "languageId", language.code, default_language_id as "sourceId", publish_at as at
      from page_translation t join language on language.id = t.language_id cross join site_setting
      where t.id = ${id} and publish_at <= clock_timestamp() and publish_problem is null`;
  if (!page || !due) return [];
  const text = await readText(tx, pageId, due.languageId);
  const lockedText = { page, language: { id: due.languageId, code: due.code }, sourceId: due.sourceId, text };
  const by = await findPublisher(tx, lockedText, due.at);
  const tags = await publishNow(tx, lockedText, by).catch((error: unknown) =>
    keepProblem(tx, id, pageId, error),
  );
  await tx.$executeRaw`
    update page set updated_at = clock_timestamp(), changed_by_id = ${by?.userId ?? null} where id = ${pageId}`;
  return bumpTags(tx, tags);
}

/** Stores why a text could not be published. A refusal comes before anything is written, so the text is unchanged. */
async function keepProblem(tx: Transaction, id: string, pageId: string, error: unknown): Promise<string[]> {
  const isInvalid = error instanceof AppError && error.code === 'validation_failed';
  if (!isInvalid && !(error instanceof Stale)) throw error;
  const problem = isInvalid ? 'invalid' : 'conflict';
  await tx.$executeRaw`
    update page_translation set publish_at = null, publish_problem = ${problem} where id = ${id}`;
  return [draftsTag(pageId)];
}

/** Who scheduled it, from the audit record. */
async function findPublisher(tx: Transaction, lockedText: LockedText, at: Date): Promise<Publisher> {
  const event = await tx.auditEvent.findFirst({
    where: { action: 'page_scheduled', object: scheduleName(lockedText, at), actorId: { not: null } },
    orderBy: { id: 'desc' },
  });
  const user = event?.actorId ? await tx.user.findUnique({ where: { id: event.actorId } }) : null;
  return user && { userId: user.id, name: user.name, address: '' };
}

declare global {
  // A development server loads this module anew with each change: the process has one clock.
  var atelierPublishing: NodeJS.Timeout | undefined;
}

/**
 * Publishes what is due, renews pages on a new day and counts uncounted texts, now and repeatedly while the process runs.
 * Failures are retried in the next round.
 */
export function keepPublishing(): void {
  let isAtIt = false;
  const look = async () => {
    if (isAtIt) return;
    isAtIt = true;
    try {
      await publishDue();
      await pageStore().renew(await beginDay(new Date()));
      while ((await countTexts()) > 0);
    } catch (error) {
      if (!isUnavailable(error)) logLine({ level: 'error', task: 'publishing', error: String(error) });
    } finally {
      isAtIt = false;
    }
  };
  clearInterval(globalThis.atelierPublishing);
  globalThis.atelierPublishing = setInterval(look, EVERY_MS);
  globalThis.atelierPublishing.unref();
  void look();
}
