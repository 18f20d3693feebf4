import 'server-only';

import type { PageDraft } from '@/lib/contracts/publishing';
import type { PageContent, PageMeta } from '@/lib/domain/content/model';
import { AppError } from '@/lib/domain/errors';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { metaOf } from '@/lib/server/pages/history/revisions';
import { readContent } from '@/lib/server/pages/read/read-content';
import { followRedirects } from '@/lib/server/pages/write/write-text';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';

/** What its layout depends on. */
interface Place {
  path: string;
  layout: string;
}

/** What a draft is based on, and its content. */
interface Work {
  content: PageContent;
  meta: PageMeta;
}

/**
 * The draft of a page in a language, sanitised in any case (security X-1).
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function getDraft(pageId: string, locale: string): Promise<PageDraft> {
  const draft = await findDraft(pageId, locale);
  if (!draft) throw new AppError('not_found', 'There is no draft.');
  return draft;
}

/** The same, or null if there is none. */
export function findDraft(pageId: string, locale: string): Promise<PageDraft | null> {
  if (!isStorableText(pageId)) return Promise.resolve(null);
  return withDatabaseErrors(async () => {
    const draft = await db.pageDraft.findFirst({
      where: {
        translation: { pageId, page: { deletedAt: null }, language: { code: locale.toLowerCase() } },
      },
      include: { author: { select: { name: true } } },
    });
    if (!draft) return null;
    const { mine, base } = await readWork(db, draft);
    return {
      locale: locale.toLowerCase(),
      meta: mine.meta,
      content: sanitiseContent(mine.content),
      baseVersion: draft.baseVersion,
      base: base && sanitiseContent(base.content),
      baseMeta: base?.meta ?? null,
      version: draft.version,
      updatedAt: draft.updatedAt.toISOString(),
      updatedBy: draft.author?.name ?? null,
    };
  });
}

/**
 * A draft and its base, null if that has been deleted. Links in both point to where pages are now, like those of
 * the published text.
 */
export async function readWork(
  reader: Pick<Transaction, 'revision' | 'redirect' | 'pageTranslation'>,
  draft: PageMeta & { translationId: string; content: unknown; baseVersion: number },
): Promise<{ mine: Work; base: Work | null; page: Place }> {
  const { translationId, title, description, keywords, baseVersion: version } = draft;
  const revision = await reader.revision.findUnique({
    where: { translationId_version: { translationId, version } },
    select: { content: true, meta: true },
  });
  const { page } = await reader.pageTranslation.findUniqueOrThrow({
    where: { id: translationId },
    select: { page: { select: { path: true, layout: true } } },
  });
  const followed = (content: unknown) => followRedirects(reader, readContent(content, page));
  return {
    page,
    mine: { content: await followed(draft.content), meta: { title, description, keywords } },
    base: revision && { content: await followed(revision.content), meta: metaOf(revision.meta) },
  };
}
