import 'server-only';

import { KNOWN_PAGES, type KnownPage } from '@/lib/domain/site/known-pages';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { childrenTag, pageTag, pathTag } from '@/lib/server/tags/page-tags';

export interface KnownPages {
  /** Wherever they stand now, visitors find them or not; those in the bin are left out. */
  ids: Partial<Record<KnownPage, string>>;
  home: { id: string; publicIn: string[] } | null;
  /** Of all that another answer would come from. */
  tags: string[];
}

const SELECT = { id: true, parentId: true, binnedBelow: true, deletedAt: true } as const;

/**
 * The pages that the product leads to by itself: what stands at their first address, or else what once stood there.
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
    const ids: KnownPages['ids'] = {};
    const tags = new Set([home ? pageTag(home.id) : pathTag('/')]);
    for (const name of Object.keys(KNOWN_PAGES) as KnownPage[]) {
      const path = KNOWN_PAGES[name];
      tags.add(pathTag(path));
      const page =
        standing.find((each) => each.path === path) ?? left.find((each) => each.fromPath === path)?.page;
      if (!page) continue;
      if (page.deletedAt === null) ids[name] = page.id;
      // Its parent's list tells of its address, its title and of whether it is public; a page that has none, or that
      // lies in the bin, is asked itself.
      const above = page.parentId ?? page.binnedBelow;
      if (above !== null) tags.add(childrenTag(above));
      if (page.parentId === null) tags.add(pageTag(page.id));
    }
    const publicIn = home?.translations.map(({ languageId }) => languageId) ?? [];
    return { ids, home: home && { id: home.id, publicIn }, tags: [...tags] };
  });
}
