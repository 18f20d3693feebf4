import 'server-only';

import { normaliseContent } from '@/lib/domain/content/normalise';
import { layoutForPath } from '@/lib/domain/site/routes';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import type { ActiveLanguage } from '@/lib/server/languages/active-languages';

/** Facts of a page beside its content. */
export interface PageFacts {
  id: string;
  path: string;
  layout: string;
  /** In the order of the site's languages. */
  texts: { language: SiteLanguage; title: string; sections: number; version: number; updatedAt: string }[];
}

/**
 * The facts of a page by its id, or null.
 * @throws {AppError} `unavailable`
 */
export async function findPageFacts(
  id: string,
  languages: readonly ActiveLanguage[],
): Promise<PageFacts | null> {
  if (!isStorableText(id)) return null;
  const page = await withDatabaseErrors(() =>
    db.page.findUnique({
      where: { id, deletedAt: null },
      include: {
        translations: {
          select: { languageId: true, title: true, content: true, version: true, updatedAt: true },
        },
      },
    }),
  );
  if (!page) return null;
  const texts = languages.flatMap((language) => {
    const text = page.translations.find(({ languageId }) => languageId === language.id);
    if (!text) return [];
    const { title, version } = text;
    const sections = normaliseContent(text.content).sections.length;
    return [{ language, title, version, sections, updatedAt: text.updatedAt.toISOString() }];
  });
  return { id: page.id, path: page.path, layout: page.layout || layoutForPath(page.path), texts };
}
