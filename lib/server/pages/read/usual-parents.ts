import 'server-only';

import { type PageSummary, pageListQuery } from '@/lib/contracts/page-list';
import { KNOWN_PAGES } from '@/lib/domain/site/known-pages';
import { NEW_KINDS, type NewKind } from '@/lib/domain/site/page-kinds';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { findPages } from './find-pages';

const FIRST_BELOW = { work: 'works', exhibition: 'exhibitions' } as const;

/**
 * Below which page most works and most exhibitions stand: a new one belongs there. The first of its kind belongs below the page
 * that the product knows for them, as long as there is one.
 * @param locale code of the language that titles are read in
 * @throws {AppError} `unavailable`
 */
export async function findUsualParents(locale: string): Promise<Partial<Record<NewKind, PageSummary>>> {
  const found = await Promise.all(
    NEW_KINDS.map(async (kind) => {
      const parent = await parentOfMost(kind);
      return parent ? [[kind, parent] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());

  async function parentOfMost(kind: NewKind): Promise<PageSummary | undefined> {
    const path = await withDatabaseErrors(async () => {
      const [most] = await db.page.groupBy({
        by: ['parentId'],
        where: { kind, deletedAt: null, parentId: { not: null } },
        _count: { id: true },
        orderBy: [{ _count: { id: 'desc' } }, { parentId: 'asc' }],
        take: 1,
      });
      const id = most?.parentId ?? null;
      const where = id === null ? { path: KNOWN_PAGES[FIRST_BELOW[kind]] } : { id };
      return (await db.page.findUnique({ where, select: { path: true } }))?.path;
    });
    if (!path) return undefined;
    const { pages } = await findPages(pageListQuery.parse({ locale, search: path, sort: 'path' }));
    return pages.find((page) => page.path === path);
  }
}
