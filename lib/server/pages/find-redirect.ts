import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

/**
 * Where a page that stood at `path` stands now, or null (specification §8). A redirect names the page: it leads there at
 * once, is kept as long as the page is, and leads nowhere while that lies in the bin.
 */
export function findRedirect(path: string): Promise<string | null> {
  return withDatabaseErrors(async () => {
    const row = await db.redirect.findUnique({
      where: { fromPath: path, page: { deletedAt: null } },
      select: { page: { select: { path: true } } },
    });
    return row?.page.path ?? null;
  });
}
