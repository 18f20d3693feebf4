import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { PUBLIC } from './find-page';

/**
 * Where a page that stood at `path` stands now, or null. A redirect names the page: it leads there at
 * once, is kept as long as the page is, and leads nowhere while that lies in the bin or visitors would find nothing there.
 * @param languageIds of texts that visitors would be shown; without them any that is public
 */
export function findRedirect(path: string, languageIds?: string[]): Promise<string | null> {
  return withDatabaseErrors(async () => {
    const some = { ...PUBLIC, ...(languageIds && { languageId: { in: languageIds } }) };
    const row = await db.redirect.findUnique({
      where: { fromPath: path, page: { deletedAt: null, translations: { some } } },
      select: { page: { select: { path: true } } },
    });
    return row?.page.path ?? null;
  });
}
