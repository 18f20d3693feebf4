import 'server-only';

import { inheritAttributes } from '@/lib/domain/content/attributes';
import { normaliseAttributes, normaliseContent } from '@/lib/domain/content/normalise';
import { referenceIn, withTitles } from '@/lib/domain/content/page-reference';
import { summarisePage } from '@/lib/domain/content/summary';
import { layoutForPath } from '@/lib/domain/site/routes';
import type { ListedPage, NamedPage } from '@/lib/domain/site/view-model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readAttributesInForce } from '@/lib/server/pages/read/ancestry';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { findTitles } from './find-titles';

/** A page that lists more than these is not read by anyone; the rest is left out. */
const MAX_LISTED = 500;

export interface ListedChild extends ListedPage {
  id: string;
  parentId: string;
  layout: string;
  /** The tags of the pages that its labels name, whose titles it shows. */
  nameTags: string[];
}

export function toListed(page: ListedChild): ListedPage {
  const { id: _, parentId: __, layout: ___, nameTags: ____, ...listed } = page;
  return listed;
}

/** A page as what only names it shows it. */
export const toNamed = ({ path, title, isFallback }: ListedChild): NamedPage => ({
  path,
  title,
  ...(isFallback && { isFallback }),
});

/**
 * The children of pages that visitors find, in order, as other pages show them: in the language or else the default one.
 * @param languageIds the language wanted and the default one, in this order
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function listChildren(parentIds: string[], languageIds: string[]): Promise<ListedChild[]> {
  // Each parent by itself: the many children of one must not crowd out those of another.
  const lists = await Promise.all(parentIds.map((parentId) => listPages({ parentId }, languageIds)));
  return lists.flat();
}

/** Single pages as other pages show them. */
export function listById(ids: string[], languageIds: string[]): Promise<ListedChild[]> {
  return ids.length === 0 ? Promise.resolve([]) : listPages({ id: { in: ids } }, languageIds);
}

function listPages(
  where: { parentId: string } | { id: { in: string[] } },
  languageIds: string[],
): Promise<ListedChild[]> {
  return withDatabaseErrors(async () => {
    const texts = { languageId: { in: languageIds }, ...PUBLIC };
    const rows = await db.page.findMany({
      where: { ...where, translations: { some: texts } },
      select: {
        id: true,
        parentId: true,
        path: true,
        layout: true,
        attributes: true,
        translations: {
          where: texts,
          select: { languageId: true, title: true, description: true, content: true },
        },
      },
      orderBy: [{ position: 'asc' }, { path: 'asc' }],
      take: MAX_LISTED,
    });
    const parentIds = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
    const inForce = await readAttributesInForce(db, parentIds);
    const listed = rows.flatMap(({ id, parentId, path, layout, attributes, translations }) => {
      const shown = languageIds
        .map((languageId) => translations.find((each) => each.languageId === languageId))
        .find((each) => each !== undefined);
      if (!shown) return [];
      const definitions = inheritAttributes(
        normaliseAttributes(attributes),
        inForce.get(parentId ?? '') ?? [],
      );
      return [
        {
          id,
          parentId: parentId ?? '',
          path,
          layout: layout || layoutForPath(path),
          title: shown.title,
          ...(shown.languageId !== languageIds[0] && { isFallback: true as const }),
          description: shown.description,
          ...summarisePage(normaliseContent(shown.content), definitions),
        },
      ];
    });
    return withNames(listed, languageIds);
  });
}

/** Listed pages whose attributes say the titles of the pages that they name. */
async function withNames(
  pages: readonly Omit<ListedChild, 'nameTags'>[],
  languageIds: string[],
): Promise<ListedChild[]> {
  const named = (page: Pick<ListedPage, 'attributes'>) =>
    Object.values(page.attributes).flatMap((value) => referenceIn(value) ?? []);
  const titles = await findTitles(pages.flatMap(named), languageIds);
  return pages.map((page) => ({
    ...page,
    attributes: withTitles(page.attributes, titles.byName),
    nameTags: named(page).flatMap((name) => titles.tags.get(name) ?? []),
  }));
}
