import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

/**
 * The ids of the pages at some paths, by path.
 * @throws {AppError} `unavailable`
 */
export function findPageIds(paths: string[]): Promise<Map<string, string>> {
  return withDatabaseErrors(async () => {
    const rows = await db.page.findMany({
      where: { path: { in: [...new Set(paths)] } },
      select: { id: true, path: true },
      // Ordered, so that the same page gives the same document.
      orderBy: { path: 'asc' },
    });
    return new Map(rows.map(({ id, path }) => [path, id]));
  });
}
