import 'server-only';

import type { SiteMenuAnswer } from '@/lib/contracts/site-menu';
import { isFirstLevel } from '@/lib/domain/site-menu/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { findKnownPages, isLegalPage } from '@/lib/server/pages/view/known-pages';
import { currentMenu } from '@/lib/server/site-menu/menu-versions';

/**
 * What is stored of the menu and the footer, and the pages that they follow.
 * @throws {AppError} `unavailable`
 */
export const readSiteMenu = (): Promise<SiteMenuAnswer> =>
  withDatabaseErrors(async () => ({ ...(await currentMenu(db)), firstLevel: await firstLevelPages() }));

/** Ids of the pages of the first level in their order, without legal texts; its caller translates errors of the database. */
export async function firstLevelPages(): Promise<string[]> {
  const [{ ids }, pages] = await Promise.all([
    findKnownPages(),
    db.page.findMany({
      where: { parent: { path: '/' }, deletedAt: null },
      select: { id: true, path: true, layout: true },
      orderBy: [{ position: 'asc' }, { path: 'asc' }],
    }),
  ]);
  return pages.filter((page) => isFirstLevel(page.path) && !isLegalPage(page, ids)).map(({ id }) => id);
}
