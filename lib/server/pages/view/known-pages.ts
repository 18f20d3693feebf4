import 'server-only';

import { KNOWN_PAGES, type KnownPage } from '@/lib/domain/site/known-pages';
import { layoutForPath } from '@/lib/domain/site/routes';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { childrenTag, pageTag, pathTag } from '@/lib/server/tags/page-tags';

export interface KnownPages {
  /** Wherever they stand now, visitors find them or not; those in the bin are left out. */
  ids: Partial<Record<KnownPage, string>>;
  home: { id: string; publicIn: string[] } | null;
  /** The tags of everything that the answer depends on. */
  tags: string[];
}

const SELECT = { id: true, parentId: true, binnedBelow: true, deletedAt: true } as const;

/**
 * The pages that the product links to by itself: the page at the known address, or the page that once stood there.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function findKnownPages(): Promise<KnownPages> {
  return withDatabaseErrors(async () => {
    const paths = Object.values(KNOWN_PAGES);
    const [standing, left, home] = await Promise.all([
      db.page.findMany({ where: { path: { in: paths } }, select: { ...SELECT, path: true } }),
      db.redirect.findMany({
        where: { fromPath: { in: paths } },
        select: { fromPath: true, page: { select: SELECT } },
      }),
      db.page.findUnique({
        where: { path: '/' },
        select: { id: true, translations: { where: PUBLIC, select: { languageId: true } } },
      }),
    ]);
    const publicIn = home?.translations.map(({ languageId }) => languageId) ?? [];
    const pages = Object.entries(KNOWN_PAGES).map(([name, path]) => {
      const stood = left.find(({ fromPath }) => fromPath === path)?.page;
      return { name, path, page: standing.find((each) => each.path === path) ?? stood };
    });
    return {
      ids: Object.fromEntries(
        pages.flatMap(({ name, page }) => (page?.deletedAt === null ? [[name, page.id]] : [])),
      ),
      home: home && { id: home.id, publicIn },
      tags: [
        ...new Set([
          home ? pageTag(home.id) : pathTag('/'),
          ...pages.flatMap(({ path, page }) => [pathTag(path), ...(page ? tagsOf(page) : [])]),
        ]),
      ],
    };
  });
}

/** Whether a page is a legal text: by its layout, or as the product's own privacy policy or terms, wherever they stand now. */
export function isLegalPage(
  { id, path, layout }: { id: string; path: string; layout: string },
  { privacy, terms }: KnownPages['ids'],
): boolean {
  return (layout || layoutForPath(path)) === 'content-legal' || id === privacy || id === terms;
}

/**
 * The parent's list covers a page's address, its title and whether it is public; a page without a parent, or in
 * the bin, has its own tags.
 */
function tagsOf({
  id,
  parentId,
  binnedBelow,
}: {
  id: string;
  parentId: string | null;
  binnedBelow: string | null;
}): string[] {
  const above = parentId ?? binnedBelow;
  return [...(above === null ? [] : [childrenTag(above)]), ...(parentId === null ? [pageTag(id)] : [])];
}
