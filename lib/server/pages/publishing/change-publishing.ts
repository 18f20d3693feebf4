import 'server-only';

import type { PagePublishing } from '@/lib/contracts/publishing';
import { AppError } from '@/lib/domain/errors';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { getPage, requireLanguage } from '@/lib/server/pages/read/get-page';
import { readPublishing } from '@/lib/server/pages/read/publishing-state';
import { findLive, type TreePage } from '@/lib/server/pages/tree/tree';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { childrenTag, draftsTag, PAGES_TAG, pageTag } from '@/lib/server/tags/page-tags';
import { WorkQueue } from '@/lib/server/work-queue';
import { findDraft } from './draft';

/** The expected version is not the current one. */
export class Stale extends Error {
  constructor(readonly what: 'text' | 'draft') {
    super(`Stale ${what}.`);
  }
}

/** A page that is locked in a language until the transaction ends, and its state. */
export interface LockedText {
  page: TreePage;
  language: Pick<ActiveLanguage, 'id' | 'code'>;
  /** The language that is translated from: the site's default one. */
  sourceId: string;
  text: Awaited<ReturnType<typeof readText>>;
}

/** They wait here, and not with a connection that visitors need. */
const queue = new WorkQueue({ name: 'publishing', concurrency: 2, waiting: 200 });

/**
 * Changes what visitors read of a page in a language, or what is kept for them, as one unit; changes of one page take turns.
 * @param work gives the tags of what looks different now
 * @throws {AppError} `not_found`; `conflict` with `draft` or `current` where `work` finds it stale; what `work` throws;
 * `unavailable`
 */
export async function changePublishing(
  requested: { pageId: string; locale: string },
  actor: Actor,
  work: (tx: Transaction, locked: LockedText) => Promise<string[]>,
): Promise<PagePublishing> {
  const { pageId, locale } = requested;
  const { language, languages } = await requireLanguage(locale, true);
  const sourceId = defaultOf(languages).id;
  let path = '';
  const transaction = () =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'edit-pages');
      const page = await findLive(tx, pageId);
      path = page.path;
      const text = await readText(tx, pageId, language.id);
      const tags = await work(tx, { page, language, sourceId, text });
      if (tags.length > 0)
        await tx.$executeRaw`
          update page set updated_at = clock_timestamp(), changed_by_id = ${actor.userId} where id = ${pageId}`;
      const answer = await readPublishing(tx, pageId);
      return { answer, renewals: await bumpTags(tx, tags) };
    });
  const { answer, renewals } = await queue
    .run(() => withDatabaseErrors(transaction))
    .catch(async (error: unknown) => {
      if (!(error instanceof Stale)) throw error;
      const extra =
        error.what === 'draft'
          ? { draft: await findDraft(pageId, language.code) }
          : { current: await getPage(path, locale, { isEditor: true, reading: 'kept' }) };
      const message = 'This page has been changed since you began. Nothing was overwritten.';
      throw new AppError('conflict', message, { extra });
    });
  await pageStore().renew(renewals);
  return answer;
}

export function readText(tx: Transaction, pageId: string, languageId: string) {
  return tx.pageTranslation.findUnique({
    where: { pageId_languageId: { pageId, languageId } },
    include: { draft: true },
  });
}

/** The tags that change when a text becomes public, ceases to be, or is replaced. */
export function publicTags({ id, parentId }: Pick<TreePage, 'id' | 'parentId'>): string[] {
  return [PAGES_TAG, pageTag(id), draftsTag(id), ...(parentId === null ? [] : [childrenTag(parentId)])];
}
