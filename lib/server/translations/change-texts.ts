import 'server-only';

import type { AuditAction } from '@/lib/domain/auth/audit-actions';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { changeQueue } from '@/lib/server/languages/change-queue';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { messagesTag } from '@/lib/server/tags/page-tags';

/** A language whose texts nobody else changes until the transaction ends. */
export interface LockedLanguage {
  id: string;
  code: string;
  tag: string;
}

interface Changed<T> {
  answer: T;
  /** How it is written down; null when nothing was changed. */
  event: { action: AuditAction; object: string } | null;
  /** Whether pages say something else afterwards. */
  isSeen: boolean;
}

/** An import may touch every text of a language. */
const PATIENCE_MS = 15_000;

/**
 * Changes texts of one language in one transaction, while other changes of its texts wait (security D-4), and renews
 * the pages that show them.
 * @throws {AppError} `not_found` for a language that the site does not have, what `work` throws, `unavailable`
 */
export async function changeTexts<T>(
  languageId: string,
  actor: Actor,
  work: (tx: Transaction, language: LockedLanguage) => Promise<Changed<T>>,
): Promise<T> {
  const transaction = () =>
    db.$transaction(
      async (tx) => {
        await requireStillMay(tx, actor, 'write-translations');
        const language = await hold(tx, languageId);
        const { answer, event, isSeen } = await work(tx, language);
        if (event) await recordEvent(tx, { ...event, actor, address: actor.address });
        return { answer, renewals: await bumpTags(tx, isSeen ? [messagesTag(language.code)] : []) };
      },
      { timeout: PATIENCE_MS },
    );
  const { answer, renewals } = await changeQueue.run(() => withDatabaseErrors(transaction));
  await pageStore().renew(renewals);
  return answer;
}

async function hold(tx: Transaction, languageId: string): Promise<LockedLanguage> {
  const [language] = await tx.$queryRaw<LockedLanguage[]>`
    select id, code, tag from language where id = ${languageId} for no key update`;
  if (!language) throw new AppError('not_found', 'There is no such language.');
  return language;
}
