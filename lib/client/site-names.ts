import type { Language } from '@/lib/domain/languages/model';
import type { Translation } from '@/lib/domain/translations/model';
import { type NameField, namesOf, renamedMeta, SITE_NAMES } from '@/lib/domain/translations/site-names';
import { ApiError } from './http';
import { readPage, sendPage } from './pages';
import { addTranslation, changeTranslation } from './translations';

/**
 * Saves what has changed of the lines that say whose site it is; empty ones stay as they are. What the home page says about
 * itself (its title, description and keywords) gets a new name as well.
 * @param texts those of the language
 */
export async function saveNames(
  language: Pick<Language, 'id' | 'code'>,
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
  const name = shown.artist.trim();
  if (name !== '' && name !== saved.artist) await renameHome(language.code, saved.artist, name);
}

/** Somebody may save the home page between its reading and its renaming: so often is it read again. */
const TRIES = 3;

async function renameHome(locale: string, from: string, to: string, tries = TRIES): Promise<void> {
  try {
    const { meta, translation } = await readPage('/', locale);
    const { content, version, fallback } = translation;
    const next = renamedMeta(meta, from, to);
    if (!fallback && next !== meta) await sendPage({ path: '/', locale, content, meta: next, version });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'conflict' && tries > 1) return renameHome(locale, from, to, tries - 1);
    // A site may have no home page.
    if (code !== 'not_found') throw error;
  }
}
