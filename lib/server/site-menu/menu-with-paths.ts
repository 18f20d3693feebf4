import 'server-only';

import { pagesInMenu, renameInMenu, type SiteMenu } from '@/lib/domain/site-menu/model';
import type { Transaction } from '@/lib/server/db';

/** An arrangement as archives have it: with the paths of its pages; those in the bin are left out. */
export async function menuWithPaths(tx: Pick<Transaction, 'page'>, menu: SiteMenu): Promise<SiteMenu> {
  const ids = [...pagesInMenu(menu), ...(menu.hidden ?? [])];
  const rows = await tx.page.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true, path: true },
  });
  const paths = new Map(rows.map(({ id, path }) => [id, path]));
  return renameInMenu(menu, (id) => paths.get(id) ?? null);
}
