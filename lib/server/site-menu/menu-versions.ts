import 'server-only';

import { siteMenu } from '@/lib/contracts/site-menu';
import type { SiteMenu } from '@/lib/domain/site-menu/model';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { KEPT_VERSIONS } from '@/lib/server/site-versions';

/** A stored arrangement; the pages as they stand where another release has stored something else. */
export function readMenu(stored: unknown): SiteMenu {
  const read = siteMenu.safeParse(stored);
  return read.success ? read.data : {};
}

/** The arrangement in force; version 0 before the first save. */
export async function currentMenu(
  tx: Pick<Transaction, 'siteMenu'>,
): Promise<{ version: number; menu: SiteMenu }> {
  const row = await tx.siteMenu.findFirst({
    orderBy: { version: 'desc' },
    select: { version: true, menu: true },
  });
  return row ? { version: row.version, menu: readMenu(row.menu) } : { version: 0, menu: {} };
}

/** Puts a version on top of another. The number is the key: of two who do so at once, one is refused. */
export async function addMenuVersion(
  tx: Transaction,
  menu: SiteMenu,
  after: number,
  actor: Pick<Actor, 'userId'>,
): Promise<void> {
  const version = after + 1;
  await tx.siteMenu.create({ data: { version, menu: { ...menu } as object, authorId: actor.userId } });
  await tx.siteMenu.deleteMany({ where: { version: { lte: version - KEPT_VERSIONS } } });
}
