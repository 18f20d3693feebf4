import 'server-only';

import type { PageDocument, PageMeta } from '@/lib/domain/content/model';
import { layoutForPath } from '@/lib/domain/site/routes';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';
import { childrenTag, pageTag } from '@/lib/server/tags/page-tags';
import { type Ancestor, attributesInForce, readAncestry } from './ancestry';
import { readContent } from './read-content';

export interface FoundPage {
  document: PageDocument;
  /** The language that the content is in: the default one where this language has none yet. */
  contentLanguage: ActiveLanguage;
  /** The active languages in which the page has a published text of its own. */
  writtenIn: ActiveLanguage[];
  /** Blocks whose text still equals the default language's (`PageView.untranslated`). */
  untranslated: string[];
  /** From the page up to the root, the page itself first. */
  ancestry: Ancestor[];
  /** The tags of everything that the document was made of (`page-tags.ts`). */
  tags: string[];
}

/**
 * Which texts to read: public ones for visitors; all of them for editors; for a preview, all with drafts in their
 * place (decision 27).
 */
export type Reading = 'public' | 'kept' | 'preview';

/** The filter for texts that visitors may read. */
export const PUBLIC = { publishedAt: { not: null } } as const;

/**
 * The page at a normalised path as people of a language read it, or null: in the default
 * language, marked as a fallback, where it has no translation.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function findPage(
  path: string,
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
  reading: Reading = 'public',
): Promise<FoundPage | null> {
  return withDatabaseErrors(() => readPage(db, path, language, languages, reading));
}

/** The same inside a transaction; its owner translates database errors. */
async function readPage(
  reader: Transaction,
  path: string,
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
  reading: Reading,
): Promise<FoundPage | null> {
  const fallback = defaultOf(languages);
  const [ancestry, translations, written] = await Promise.all([
    readAncestry(reader, path),
    reader.pageTranslation.findMany({
      where: {
        page: { path },
        languageId: { in: [language.id, fallback.id] },
        ...(reading === 'public' && PUBLIC),
      },
    }),
    reader.pageTranslation.findMany({
      where: { page: { path }, ...PUBLIC },
      select: { languageId: true, wordBlocks: true, translatedBlocks: true },
    }),
  ]);
  const page = ancestry[0];
  const own = translations.find((each) => each.languageId === language.id);
  const shown = own ?? translations.find((each) => each.languageId === fallback.id);
  if (!page || !shown) return null;
  const draft =
    reading === 'preview' ? await reader.pageDraft.findUnique({ where: { translationId: shown.id } }) : null;
  const { title, description, keywords, content } = draft ?? shown;
  const document = toDocument(
    page,
    ancestry,
    { ...shown, title, description, keywords },
    {
      locale: own ? language.code : fallback.code,
      path,
      content: readContent(content, { path, layout: page.layout }),
      version: own ? own.version : 0,
      ...(!own && { fallback: true }),
    },
  );
  return {
    document,
    contentLanguage: own && !isUntouched(own) ? language : fallback,
    writtenIn: languages.filter(({ id }) =>
      written.some((each) => each.languageId === id && !isUntouched(each)),
    ),
    untranslated: own?.untranslated ?? [],
    ancestry,
    tags: ancestry.map(({ id }) => pageTag(id)),
  };
}

/** Whether a text is an untranslated copy: it then counts as its source. */
function isUntouched(text: { wordBlocks: number | null; translatedBlocks: number }): boolean {
  return (text.wordBlocks ?? 0) > 0 && text.translatedBlocks === 0;
}

/** Builds a page's document from its row and its text. */
export function toDocument(
  page: Ancestor,
  ancestry: readonly Ancestor[],
  stored: PageMeta & { id: string; updatedAt: Date },
  translation: Omit<PageDocument['translation'], 'id' | 'updatedAt'>,
): PageDocument {
  const { id, updatedAt, title, description, keywords } = stored;
  return {
    id: page.id,
    meta: { title, description, keywords },
    layout: page.layout || layoutForPath(translation.path),
    attributes: attributesInForce(ancestry),
    translation: { id, ...translation, updatedAt: updatedAt.toISOString() },
  };
}

/** The tags of a page's place in the tree: what its parent lists, and what it lists itself. */
export function placeTags(ancestry: readonly Ancestor[]): string[] {
  return ancestry.slice(0, 2).map(({ id }) => childrenTag(id));
}
