import 'server-only';

import { AppError } from '@/lib/domain/errors';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { findLive } from '@/lib/server/pages/tree/tree';
import { readText, Stale } from './change-publishing';
import { publishNow, unpublishNow } from './publish';

/** A publishing change of a page: in one language, or in all that it has a text in. */
export interface PagePublication {
  action: 'publish' | 'unpublish';
  locale?: string;
}

interface Texts {
  sourceId: string;
  languages: { id: string; code: string }[];
}

/**
 * Publishes a page, or takes it off the site, within a transaction: in all of its languages, or in none where one refuses.
 * @returns the tags of what looks different now
 * @throws {AppError} `not_found`; `conflict` where a draft cannot be joined with what was published since it was begun;
 * `validation_failed` where what they are joined into breaks a rule
 */
export async function publishPage(
  tx: Transaction,
  id: string,
  publication: PagePublication,
  actor: Actor,
): Promise<string[]> {
  const page = await findLive(tx, id);
  const { sourceId, languages } = await textsOf(tx, id, publication);
  await tx.$executeRaw`savepoint one_page`;
  try {
    const tags: string[] = [];
    for (const language of languages) {
      const locked = { page, language, sourceId, text: await readText(tx, id, language.id) };
      const write = publication.action === 'publish' ? publishNow : unpublishNow;
      tags.push(...(await write(tx, locked, actor)));
    }
    if (tags.length > 0)
      await tx.$executeRaw`
        update page set updated_at = clock_timestamp(), changed_by_id = ${actor.userId} where id = ${id}`;
    await tx.$executeRaw`release savepoint one_page`;
    return tags;
  } catch (error) {
    if (!(error instanceof Stale) && !(error instanceof AppError)) throw error;
    await tx.$executeRaw`rollback to savepoint one_page`;
    if (error instanceof AppError) throw error;
    throw new AppError('conflict', 'Others have changed the same since the draft was begun.');
  }
}

/** The languages in which there is something to do, the default one first: its translations are outdated by it. */
async function textsOf(tx: Transaction, pageId: string, { action, locale }: PagePublication): Promise<Texts> {
  const { defaultLanguageId: sourceId } = await tx.siteSetting.findFirstOrThrow();
  const texts = await tx.pageTranslation.findMany({
    where: { pageId, ...(locale !== undefined && { language: { code: locale } }) },
    select: {
      publishedAt: true,
      draft: { select: { version: true } },
      language: { select: { id: true, code: true } },
    },
    orderBy: { language: { position: 'asc' } },
  });
  if (texts.length === 0) throw new AppError('not_found', 'The page has no text in this language.');
  const languages = texts
    .filter(({ publishedAt, draft }) =>
      action === 'publish' ? publishedAt === null || draft !== null : publishedAt !== null,
    )
    .map(({ language }) => language);
  const isSource = ({ id }: { id: string }) => id === sourceId;
  return {
    sourceId,
    languages: [...languages.filter(isSource), ...languages.filter((each) => !isSource(each))],
  };
}
