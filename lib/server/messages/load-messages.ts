import 'server-only';

import { cache } from 'react';
import { BORROWED, borrowedTexts, type LanguageLayer } from '@/lib/domain/translations/borrowed';
import type { Messages } from '@/lib/domain/translations/model';
import { overlayMessages } from '@/lib/domain/translations/overlay';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { messagesTag } from '@/lib/server/tags/page-tags';
import { isShown } from './is-shown';
import { SHIPPED_MESSAGES } from './shipped-messages';

/** Fallback for texts that a default language added later lacks: pages rely on them. */
const LAST: LanguageLayer = { shipped: SHIPPED_MESSAGES.en ?? null, changed: [], tag: 'en' };

interface Laid {
  /** State of both languages' tags before their texts were read. */
  stamp: string;
  messages: Promise<Messages>;
}

/** By language and fallback: a render of many thousand changed texts reads them only once they have changed. */
const laid = new Map<string, Laid>();
const MOST_LAID = 40;

/**
 * The interface texts of a language: changed rows over shipped texts, the default language's where none is.
 * What pages cannot show, as an import may bring it, counts as none. Which texts are another language's is said among them
 * (`BORROWED`). Whoever asks next gets the same object: it is read
 * anew once one of the two languages' tags was bumped, by whatever server.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export const loadMessages = cache(async (locale: string): Promise<Messages> => {
  const languages = await listActiveLanguages();
  const fallback = defaultOf(languages);
  const language = languages.find((each) => each.code === locale) ?? fallback;
  const name = `${language.id} ${fallback.id}`;
  const stamp = await stampOf([language, fallback]);
  const known = laid.get(name);
  if (known?.stamp === stamp) return known.messages;
  const messages = readMessages(language, fallback);
  if (laid.size >= MOST_LAID) laid.clear();
  laid.set(name, { stamp, messages });
  // A failure is not cached.
  messages.catch(() => laid.get(name)?.messages === messages && laid.delete(name));
  return messages;
});

/** Every change of texts draws a number for its language's tag, in its own transaction. */
async function stampOf(languages: readonly ActiveLanguage[]): Promise<string> {
  const tags = languages.map(({ code }) => messagesTag(code));
  const rows = await withDatabaseErrors(() =>
    db.cacheTag.findMany({ where: { tag: { in: tags } }, orderBy: { tag: 'asc' } }),
  );
  return rows.map(({ tag, seq }) => `${tag} ${seq}`).join();
}

async function readMessages(language: ActiveLanguage, fallback: ActiveLanguage): Promise<Messages> {
  const rows = await withDatabaseErrors(() =>
    db.translation.findMany({
      where: { languageId: { in: [language.id, fallback.id] }, changed: true },
      select: { languageId: true, namespace: true, key: true, value: true },
    }),
  );
  const layer = ({ id, tag }: ActiveLanguage): LanguageLayer => ({
    shipped: SHIPPED_MESSAGES[tag] ?? null,
    changed: rows.filter((row) => row.languageId === id && isShown(row, tag)),
    tag,
  });
  const layers = [layer(language), layer(fallback), LAST] as const;
  const borrowed = borrowedTexts(...layers);
  const messages = overlayMessages(...layers);
  return Object.keys(borrowed).length === 0 ? messages : { ...messages, [BORROWED]: borrowed };
}
