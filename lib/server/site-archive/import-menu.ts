import 'server-only';

import { sameJson } from '@/lib/domain/json';
import { noteChange } from '@/lib/domain/site-archive/changes';
import { renameInMenu } from '@/lib/domain/site-menu/model';
import { addMenuVersion, currentMenu } from '@/lib/server/site-menu/menu-versions';
import { menuWithPaths } from '@/lib/server/site-menu/menu-with-paths';
import type { PageIds } from './import-pages';
import type { Importing } from './importing';

/**
 * Lets the menu and the footer lead where the archive says: a new version, so that the one before can be had back.
 * @param ids of the archive's pages here; none in a dry run
 */
export async function importMenu(importing: Importing, ids: PageIds): Promise<void> {
  const { tx, menu, changes, isApplied, actor } = importing;
  if (!menu) return;
  const here = await currentMenu(tx);
  if (sameJson(await menuWithPaths(tx, here.menu), menu)) return;
  noteChange(changes, 'menu', 'changed', `${here.version + 1}`);
  if (!isApplied) return;
  const named = renameInMenu(menu, (path) => ids.get(path) ?? null);
  await addMenuVersion(tx, named, here.version, actor);
}
