import type { Language } from '@/lib/domain/languages/model';
import type { Translation } from '@/lib/domain/translations/model';
import { type NameField, namesOf, SITE_NAMES } from '@/lib/domain/translations/site-names';
import { addTranslation, changeTranslation } from './translations';

/**
 * Saves what has changed of the lines that say whose site it is; empty ones stay as they are.
 * @param texts those of the language
 */
export async function saveNames(
  language: Pick<Language, 'id'>,
  texts: readonly Translation[],
  shown: Readonly<Record<NameField, string>>,
): Promise<void> {
  const saved = namesOf(texts);
  for (const { field, namespace, key } of SITE_NAMES) {
    const value = shown[field].trim();
    if (value === '' || shown[field] === saved[field]) continue;
    const text = texts.find((each) => each.namespace === namespace && each.key === key);
    await (text
      ? changeTranslation({ id: text.id, value })
      : addTranslation({ languageId: language.id, namespace, key, value }));
  }
}
