import 'server-only';

import { normaliseAttributes, normaliseContent } from '@/lib/domain/content/normalise';
import { summarisePage } from '@/lib/domain/content/summary';
import type { ListedPage } from '@/lib/domain/site/view-model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

/** A page that lists more than these is not read by anyone; the rest is left out. */
const MAX_LISTED = 500;

export interface ListedChild extends ListedPage {
  id: string;
  parentId: string;
}

/**
 * The children of pages, in order, as other pages show them, in the language or else the default one.
 * @param languageIds the language wanted and the default one, in this order
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function listChildren(parentIds: string[], languageIds: string[]): Promise<ListedChild[]> {
  if (parentIds.length === 0) return Promise.resolve([]);
  return listPages({ parentId: { in: parentIds } }, languageIds);
}

/** Single pages as other pages show them. */
export function listById(ids: string[], languageIds: string[]): Promise<ListedChild[]> {
  return ids.length === 0 ? Promise.resolve([]) : listPages({ id: { in: ids } }, languageIds);
}

function listPages(
  where: { parentId: { in: string[] } } | { id: { in: string[] } },
  languageIds: string[],
): Promise<ListedChild[]> {
  return withDatabaseErrors(async () => {
    const rows = await db.page.findMany({
      where,
      select: {
        id: true,
        parentId: true,
        path: true,
        attributes: true,
        translations: {
          where: { languageId: { in: languageIds } },
          select: { languageId: true, title: true, description: true, content: true },
        },
      },
      orderBy: [{ parentId: 'asc' }, { position: 'asc' }, { path: 'asc' }],
      take: MAX_LISTED,
    });
    return rows.flatMap(({ id, parentId, path, attributes, translations }) => {
      const shown = languageIds
        .map((languageId) => translations.find((each) => each.languageId === languageId))
        .find((each) => each !== undefined);
      if (!shown) return [];
      const summary = summarisePage(normaliseContent(shown.content), normaliseAttributes(attributes));
      return [
        {
          id,
          parentId: parentId ?? '',
          path,
          title: shown.title,
          description: shown.description,
          ...summary,
        },
      ];
    });
  });
}
