import 'server-only';

import type { Language } from '@/lib/domain/languages/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readLanguages } from './language-row';

/**
 * Every language of the site, the default first, then by position.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function listLanguages(): Promise<Language[]> {
  return withDatabaseErrors(() => readLanguages(db));
}
