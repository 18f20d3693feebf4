import 'server-only';

import type { Language } from '@/lib/domain/languages/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

/**
 * Every language of the site, the default first, then by position (http-api "Languages").
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function listLanguages(): Promise<Language[]> {
  return withDatabaseErrors(async () => {
    const rows = await db.language.findMany({
      include: { defaultOf: { select: { id: true } } },
      orderBy: [{ position: 'asc' }, { code: 'asc' }],
    });
    return rows
      .map(({ id, name, code, iconCode, isActive, defaultOf }) => ({
        id,
        name,
        code,
        iconCode,
        isDefault: defaultOf !== null,
        isActive,
      }))
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  });
}
