import 'server-only';

import { cache } from 'react';
import type { Messages } from '@/lib/domain/translations/model';
import { type MessageLayer, overlayMessages } from '@/lib/domain/translations/overlay';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { isShown } from './is-shown';
import { SHIPPED_MESSAGES } from './shipped-messages';

/** What a default language lacks that was added later: pages are written to these texts. */
const LAST: MessageLayer = { shipped: SHIPPED_MESSAGES.en ?? null, changed: [] };

/**
 * The interface texts of a language: changed rows over shipped texts, the default language's where none is (decision 7).
 * What pages cannot show, as an import may bring it, counts as none.
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
    changed: rows.filter((row) => row.languageId === id && isShown(row, tag)),
  });
  return overlayMessages(layer(language), layer(fallback), LAST);
});
