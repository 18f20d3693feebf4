import 'server-only';

import type { MenuVersion, SiteMenuAnswer } from '@/lib/contracts/site-menu';
import { KNOWN_PAGES } from '@/lib/domain/site/known-pages';
import { layoutForPath } from '@/lib/domain/site/routes';
import { isFirstLevel, type SiteMenu } from '@/lib/domain/site-menu/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { keptByTag } from '@/lib/server/page-store/kept-by-tag';
import { MENU_TAG } from '@/lib/server/tags/page-tags';
import { currentMenu, KEPT_VERSIONS, readMenu } from './menu-versions';

/**
 * What is stored of the menu and the footer, and the pages that they follow.
 * @throws {AppError} `unavailable`
 */
export const readSiteMenu = (): Promise<SiteMenuAnswer> =>
  withDatabaseErrors(async () => menuAnswer(db, await currentMenu(db)));

/** An arrangement with the pages of the first level. */
export async function menuAnswer(
  tx: Pick<Transaction, 'page'>,
  current: { version: number; menu: SiteMenu },
): Promise<SiteMenuAnswer> {
  const pages = await tx.page.findMany({
    where: { parent: { path: '/' }, deletedAt: null },
    select: { id: true, path: true, layout: true },
    orderBy: [{ position: 'asc' }, { path: 'asc' }],
  });
  const firstLevel = pages.filter((page) => isFirstLevel(page.path) && !isLegal(page)).map(({ id }) => id);
  return { ...current, firstLevel };
}

const LEGAL_PATHS: readonly string[] = [KNOWN_PAGES.privacy, KNOWN_PAGES.terms];

const isLegal = ({ path, layout }: { path: string; layout: string }): boolean =>
  (layout || layoutForPath(path)) === 'content-legal' || LEGAL_PATHS.includes(path);

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
  return rows.map(({ version, menu, createdAt, author }) => ({
    version,
    menu: readMenu(menu),
    createdAt: createdAt.toISOString(),
    author: author?.name ?? null,
  }));
}

/** What the menu and the footer of every page are made of. */
export const siteMenuInForce = keptByTag<SiteMenu>(
  MENU_TAG,
  () => withDatabaseErrors(async () => (await currentMenu(db)).menu),
  {},
);
