import 'server-only';

import type { PagePublishing, Publishing } from '@/lib/contracts/publishing';
import { AppError } from '@/lib/domain/errors';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';

type Reader = Pick<Transaction, 'pageTranslation'>;

/**
 * How a page stands in the languages that it has a text in, the active ones as well as the others.
 * @throws {AppError} `not_found`, `unavailable`
 */
export function getPublishing(pageId: string): Promise<PagePublishing> {
  return withDatabaseErrors(async () => {
    const isThere =
      isStorableText(pageId) && (await db.page.count({ where: { id: pageId, deletedAt: null } }));
    if (!isThere) throw new AppError('not_found', 'There is no such page.');
    return readPublishing(db, pageId);
  });
}

/** The same for a known page, also within a transaction. */
export async function readPublishing(reader: Reader, pageId: string): Promise<PagePublishing> {
  const rows = await reader.pageTranslation.findMany({
    where: { pageId },
    select: SELECT,
    orderBy: [{ language: { position: 'asc' } }, { language: { code: 'asc' } }],
  });
  return { languages: rows.map(toPublishing) };
}

/** The publishing state of a text by its id; null where there is no such text. */
export async function findPublishing(id: string): Promise<Publishing | null> {
  const row = await withDatabaseErrors(() =>
    db.pageTranslation.findUnique({ where: { id }, select: SELECT }),
  );
  return row && toPublishing(row);
}

const SELECT = {
  version: true,
  wordBlocks: true,
  translatedBlocks: true,
  publishedAt: true,
  publishAt: true,
  publishProblem: true,
  language: { select: { code: true } },
  draft: {
    select: { version: true, baseVersion: true, updatedAt: true, author: { select: { name: true } } },
  },
} as const;

interface Row {
  version: number;
  wordBlocks: number | null;
  translatedBlocks: number;
  publishedAt: Date | null;
  publishAt: Date | null;
  publishProblem: string | null;
  language: { code: string };
  draft: { version: number; baseVersion: number; updatedAt: Date; author: { name: string } | null } | null;
}

function toPublishing({
  version,
  publishedAt,
  publishAt,
  publishProblem,
  language,
  draft,
  ...row
}: Row): Publishing {
  const { wordBlocks: total, translatedBlocks: translated } = row;
  return {
    ...(total !== null && { blocks: { translated, total } }),
    locale: language.code,
    version,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishAt: publishAt?.toISOString() ?? null,
    problem: problemOf(publishProblem),
    draft: draft && {
      version: draft.version,
      baseVersion: draft.baseVersion,
      updatedAt: draft.updatedAt.toISOString(),
      updatedBy: draft.author?.name ?? null,
    },
  };
}

function problemOf(stored: string | null): Publishing['problem'] {
  return stored === 'conflict' || stored === 'invalid' ? stored : null;
}
