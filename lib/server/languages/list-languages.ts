import 'server-only';

import { defaultFirst } from '@/lib/domain/languages/defaults';
import type { Language } from '@/lib/domain/languages/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { toLanguage, WITH_DEFAULT } from './language-row';

/**
 * Every language of the site, the default first, then by position (http-api "Languages").
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function listLanguages(): Promise<Language[]> {
  const rows = await withDatabaseErrors(() =>
    db.language.findMany({ include: WITH_DEFAULT, orderBy: [{ position: 'asc' }, { code: 'asc' }] }),
  );
  return defaultFirst(rows.map(toLanguage));
}
