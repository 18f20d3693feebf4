import 'server-only';

import { inheritAttributes } from '@/lib/domain/content/attributes';
import type { Attribute, PageDocument } from '@/lib/domain/content/model';
import { normaliseAttributes, normaliseContent } from '@/lib/domain/content/normalise';
import { layoutForPath } from '@/lib/domain/site/routes';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';
import { childrenTag, pageTag } from './page-tags';

export interface FoundPage {
  document: PageDocument;
  /** The language that the content is in: the default one where this language has none yet. */
  contentLanguage: ActiveLanguage;
  /** From the page up to the root, the page itself first. */
  ancestry: Ancestor[];
  /** What the document was made of (`page-tags.ts`). */
  tags: string[];
}

export interface Ancestor {
  id: string;
  path: string;
  layout: string;
  attributes: unknown;
}

/**
 * The page at a normalised path as visitors of a language read it, or null (http-api "Pages"): in the default
 * language, marked as a fallback, where it has no translation.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function findPage(
  path: string,
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
): Promise<FoundPage | null> {
  return withDatabaseErrors(async () => {
    const fallback = defaultOf(languages);
    const [ancestry, translations] = await Promise.all([
      readAncestry(path),
      db.pageTranslation.findMany({
        where: { page: { path }, languageId: { in: [language.id, fallback.id] } },
      }),
    ]);
    const page = ancestry[0];
    const own = translations.find((each) => each.languageId === language.id);
    const shown = own ?? translations.find((each) => each.languageId === fallback.id);
    if (!page || !shown) return null;
    const document: PageDocument = {
      id: page.id,
      meta: { title: shown.title, description: shown.description, keywords: shown.keywords },
      layout: page.layout || layoutForPath(path),
      attributes: effectiveAttributes(ancestry),
      translation: {
        id: shown.id,
        locale: own ? language.code : fallback.code,
        path,
        content: normaliseContent(shown.content),
        version: own ? own.version : 0,
        updatedAt: shown.updatedAt.toISOString(),
        ...(!own && { fallback: true }),
      },
    };
    return {
      document,
      contentLanguage: own ? language : fallback,
      ancestry,
      tags: ancestry.map(({ id }) => pageTag(id)),
    };
  });
}

/** A page's own attributes below those of its ancestors (decision 15). */
function effectiveAttributes(ancestry: readonly Ancestor[]): Attribute[] {
  return ancestry.reduceRight<Attribute[]>(
    (inherited, { attributes }) => inheritAttributes(normaliseAttributes(attributes), inherited),
    [],
  );
}

function readAncestry(path: string): Promise<Ancestor[]> {
  return db.$queryRaw<Ancestor[]>`
    with recursive up as (
      select id, parent_id, path, layout, attributes, 0 as height from page where path = ${path}
      union all
      select page.id, page.parent_id, page.path, page.layout, page.attributes, up.height + 1
      from page join up on page.id = up.parent_id
    )
    select id, path, layout, attributes from up order by height`;
}

/** The tags of a page's place in the tree: what its parent lists, and what it lists itself. */
export function placeTags(ancestry: readonly Ancestor[]): string[] {
  return ancestry.slice(0, 2).map(({ id }) => childrenTag(id));
}
