import 'server-only';

import { replaceMedia } from '@/lib/domain/content/replace-media';
import { sameJson } from '@/lib/domain/json';
import { noteChange } from '@/lib/domain/site-archive/changes';
import type { StoredTheme } from '@/lib/domain/site-theme/model';
import { addThemeVersion, currentTheme } from '@/lib/server/site-theme/theme-versions';
import type { Importing } from './importing';

/** Lets the site look as the archive says: a new version, so that the one before can be had back. */
export async function importTheme(importing: Importing): Promise<void> {
  const { tx, changes, isApplied, actor } = importing;
  const theme =
    importing.theme && withFonts(withRenamed(importing.theme, importing.renamed), importing.fonts);
  if (!theme) return;
  const here = await currentTheme(tx);
  if (sameJson(here.theme, theme)) return;
  noteChange(changes, 'theme', 'changed', `${here.version + 1}`);
  if (isApplied) await addThemeVersion(tx, theme, here.version, actor);
}

type Replaceable = Parameters<typeof replaceMedia>[0];

/** Its fonts have other ids here where this release writes them otherwise; those that the archive lacks are left out. */
function withFonts(theme: StoredTheme, fonts: Importing['fonts']): StoredTheme {
  const changed: Record<string, unknown> = { ...theme };
  for (const field of ['ownDisplay', 'ownText']) {
    const known = fonts.find(({ row }) => row.id === changed[field]);
    if (known) changed[field] = known.font.id;
    else delete changed[field];
  }
  return changed;
}

/** Its mark may have another pathname here. */
function withRenamed(theme: StoredTheme, renamed: Importing['renamed']): StoredTheme {
  let changed = theme;
  for (const [from, by] of renamed) changed = replaceMedia(changed as Replaceable, from, by);
  return changed;
}
