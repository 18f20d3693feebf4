import 'server-only';

import { cache } from 'react';
import type { Messages } from '@/lib/domain/translations/model';
import { type MessageLayer, overlayMessages } from '@/lib/domain/translations/overlay';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { SHIPPED_MESSAGES } from './shipped-messages';

/**
 * The interface texts of a language: changed rows over shipped texts, the default language's where none is (decision 7).
 * @throws {AppError} `unavailable` when the database does not answer
 */
export const loadMessages = cache(async (locale: string): Promise<Messages> => {
  const languages = await listActiveLanguages();
  const fallback = defaultOf(languages);
  const language = languages.find((each) => each.code === locale) ?? fallback;
  const rows = await withDatabaseErrors(() =>
    db.translation.findMany({
      where: { languageId: { in: [language.id, fallback.id] }, changed: true },
      select: { languageId: true, namespace: true, key: true, value: true },
    }),
  );
  const layer = ({ id, tag }: ActiveLanguage): MessageLayer => ({
    shipped: SHIPPED_MESSAGES[tag] ?? null,
    changed: rows.filter(({ languageId }) => languageId === id),
  });
  return overlayMessages(layer(language), layer(fallback));
});
