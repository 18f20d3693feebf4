import 'server-only';

import { sameJson } from '@/lib/domain/json';
import { noteChange } from '@/lib/domain/site-archive/changes';
import { addThemeVersion, currentTheme } from '@/lib/server/site-theme/theme-versions';
import type { Importing } from './importing';

/** Lets the site look as the archive says: a new version, so that the one before can be had back. */
export async function importTheme({ tx, theme, changes, isApplied, actor }: Importing): Promise<void> {
  if (!theme) return;
  const here = await currentTheme(tx);
  if (sameJson(here.theme, theme)) return;
  noteChange(changes, 'theme', 'changed', `${here.version + 1}`);
  if (isApplied) await addThemeVersion(tx, theme, here.version, actor);
}
