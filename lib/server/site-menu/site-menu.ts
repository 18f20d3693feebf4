import 'server-only';

import type { MenuVersion } from '@/lib/contracts/site-menu';
import type { SiteMenu } from '@/lib/domain/site-menu/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { keptByTag } from '@/lib/server/page-store/kept-by-tag';
import { KEPT_VERSIONS, versionFacts } from '@/lib/server/site-versions';
import { MENU_TAG } from '@/lib/server/tags/page-tags';
import { currentMenu, readMenu } from './menu-versions';

/**
 * The versions that are kept, newest first.
 * @throws {AppError} `unavailable`
 */
export async function readMenuVersions(): Promise<MenuVersion[]> {
  const rows = await withDatabaseErrors(() =>
    db.siteMenu.findMany({
      orderBy: { version: 'desc' },
      take: KEPT_VERSIONS,
      include: { author: { select: { name: true } } },
    }),
  );
  return rows.map(({ menu, ...row }) => ({ ...versionFacts(row), menu: readMenu(menu) }));
}

/** What the menu and the footer of every page are made of. */
export const siteMenuInForce = keptByTag<SiteMenu>(
  MENU_TAG,
  () => withDatabaseErrors(async () => (await currentMenu(db)).menu),
  {},
);
