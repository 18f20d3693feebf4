import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { sortTranslations } from '@/lib/domain/translations/group';
import type { Translation } from '@/lib/domain/translations/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma } from '@/lib/server/db';

/** The columns that calls return. */
export const TEXT = {
  id: true,
  namespace: true,
  key: true,
  value: true,
  order: true,
  languageId: true,
} as const satisfies Prisma.TranslationSelect;

/**
 * Every text of a language, by namespace, then order.
 * @throws {AppError} `not_found` for a language that the site does not have, `unavailable`
 */
export async function listTexts(languageId: string): Promise<Translation[]> {
  const [language, rows] = await withDatabaseErrors(() =>
    Promise.all([
      db.language.findUnique({ where: { id: languageId }, select: { id: true } }),
      db.translation.findMany({ where: { languageId }, select: TEXT }),
    ]),
  );
  if (!language) throw new AppError('not_found', 'There is no such language.');
  // Here and not in the database, whose idea of an order of letters depends on the machine.
  return sortTranslations(rows);
}

/**
 * The language of a text, which must be locked before the text is read.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function languageOfText(id: string): Promise<string> {
  const row = await withDatabaseErrors(() =>
    db.translation.findUnique({ where: { id }, select: { languageId: true } }),
  );
  if (!row) throw noSuchText();
  return row.languageId;
}

export function noSuchText(): AppError {
  return new AppError('not_found', 'There is no such text.');
}
