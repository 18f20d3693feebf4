import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

/** Where a page that stood at `path` stands now, or null (specification §8; redirects are kept for good). */
export function findRedirect(path: string): Promise<string | null> {
  return withDatabaseErrors(async () => {
    const row = await db.redirect.findUnique({ where: { fromPath: path }, select: { toPath: true } });
    return row?.toPath ?? null;
  });
}
