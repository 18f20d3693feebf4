import 'server-only';

import { type Review, reviewTexts } from '@/lib/domain/translations/review';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readTextsBeside } from './own-texts';

/**
 * The progress of a language, and its open problems.
 * @throws {AppError} `not_found` for a language that the site does not have, `unavailable`
 */
export async function reviewLanguage(languageId: string): Promise<Review> {
  const { language, own, theirs } = await withDatabaseErrors(() => readTextsBeside(db, languageId));
  return reviewTexts(own, theirs, language.tag);
}
