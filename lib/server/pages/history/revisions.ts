import 'server-only';

import type { Revision, RevisionSummary } from '@/lib/contracts/revisions';
import { AppError } from '@/lib/domain/errors';
import { isRecord } from '@/lib/domain/json';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readContent } from '@/lib/server/pages/read/read-content';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';

interface RevisionsQuery {
  path: string;
  locale: string;
  limit: number;
  /** The last revision of the part before. */
  cursor?: string;
}

interface RevisionList {
  revisions: RevisionSummary[];
  hasMore: boolean;
  cursor?: string;
}

const AUTHOR = { author: { select: { id: true, name: true } } } as const;

/**
 * Revisions of a page in a language, newest first. Ids grow with time, so one of them serves as the cursor.
 * @throws {AppError} `not_found` for a path without a page, `unavailable`
 */
export async function listRevisions({ path, locale, limit, cursor }: RevisionsQuery): Promise<RevisionList> {
  const rows = await withDatabaseErrors(async () => {
    if ((await db.page.count({ where: { path } })) === 0) return null;
    return db.revision.findMany({
      where: {
        translation: { page: { path }, language: { code: locale.toLowerCase() } },
        ...(cursor !== undefined && { id: { lt: cursor } }),
      },
      select: { id: true, version: true, createdAt: true, ...AUTHOR },
      orderBy: { id: 'desc' },
      take: limit + 1,
    });
  });
  if (!rows) throw new AppError('not_found', `Page not found: ${path}`);
  const revisions = rows.slice(0, limit).map(summaryOf);
  const last = revisions.at(-1);
  const hasMore = rows.length > limit;
  return { revisions, hasMore, ...(hasMore && last && { cursor: last.id }) };
}

/**
 * A page as it was saved, sanitised in any case (security X-1).
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function getRevision(id: string): Promise<Revision> {
  const row = await withDatabaseErrors(() =>
    db.revision.findUnique({
      where: { id, translation: { page: { deletedAt: null } } },
      include: {
        ...AUTHOR,
        translation: {
          select: {
            page: { select: { path: true, layout: true } },
            language: { select: { code: true } },
          },
        },
      },
    }),
  );
  if (!row) throw new AppError('not_found', 'There is no such revision.');
  const { page, language } = row.translation;
  return {
    ...summaryOf(row),
    path: page.path,
    locale: language.code,
    meta: metaOf(row.meta),
    content: sanitiseContent(readContent(row.content, page)),
  };
}

interface Row {
  id: string;
  version: number;
  createdAt: Date;
  author: { id: string; name: string } | null;
}

function summaryOf({ id, version, createdAt, author }: Row): RevisionSummary {
  return { id, version, createdAt: createdAt.toISOString(), author };
}

/** Title, description and keywords as a revision keeps them. */
export function metaOf(stored: unknown): Revision['meta'] {
  const { title, description, keywords } = isRecord(stored) ? stored : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    title: text(title),
    description: text(description),
    keywords: Array.isArray(keywords) ? keywords.map(text) : [],
  };
}
