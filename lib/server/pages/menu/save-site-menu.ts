import 'server-only';

import type { SiteMenuAnswer, SiteMenuChange } from '@/lib/contracts/site-menu';
import { AppError } from '@/lib/domain/errors';
import { pagesInMenu, type SiteMenu } from '@/lib/domain/site-menu/model';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { addMenuVersion, currentMenu } from '@/lib/server/site-menu/menu-versions';
import { requireVersion } from '@/lib/server/site-versions';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { MENU_TAG } from '@/lib/server/tags/page-tags';
import { firstLevelPages } from './read-site-menu';

/**
 * Changes what the menu and the footer lead to, as a new version. Every page is renewed, since they stand on it.
 * @throws {AppError} `validation_failed` for a page that is newly named and not there, `conflict` where the menu has been
 *   changed since it was read, `unavailable`
 */
export async function saveSiteMenu({ version, menu }: SiteMenuChange, actor: Actor): Promise<SiteMenuAnswer> {
  const renewals = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      const current = await currentMenu(tx);
      requireVersion(current.version, version);
      await refuseUnknownPages(tx, menu, current.menu);
      await addMenuVersion(tx, menu, version, actor);
      const object = String(version + 1);
      await recordEvent(tx, { action: 'site_menu_changed', actor, object, address: actor.address });
      return bumpTags(tx, [MENU_TAG]);
    }),
  );
  await pageStore().renew(renewals);
  return { version: version + 1, menu, firstLevel: await withDatabaseErrors(firstLevelPages) };
}

/** A page that was named before may have gone since: that keeps nothing from being changed. */
async function refuseUnknownPages(tx: Transaction, menu: SiteMenu, before: SiteMenu): Promise<void> {
  const named = new Set(pagesInMenu(before));
  const added = pagesInMenu(menu).filter((id) => !named.has(id));
  const found = await tx.page.findMany({ where: { id: { in: added } }, select: { id: true } });
  const missing = added.find((id) => !found.some((page) => page.id === id));
  if (missing === undefined) return;
  const message = 'This page is not there any more.';
  throw new AppError('validation_failed', message, { errors: [{ path: 'menu', message }] });
}
