import 'server-only';

import type { SiteThemeAnswer, ThemeVersion } from '@/lib/contracts/site-theme';
import { DEFAULT_THEME, readTheme } from '@/lib/domain/site-theme/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { keptByTag } from '@/lib/server/page-store/kept-by-tag';
import { THEME_TAG } from '@/lib/server/tags/page-tags';
import { currentTheme, KEPT_VERSIONS } from './theme-versions';

/**
 * What is stored of the site's look.
 * @throws {AppError} `unavailable`
 */
export const readSiteTheme = (): Promise<SiteThemeAnswer> => withDatabaseErrors(() => currentTheme(db));

/**
 * The versions that are kept, newest first.
 * @throws {AppError} `unavailable`
 */
export async function readThemeVersions(): Promise<ThemeVersion[]> {
  const rows = await withDatabaseErrors(() =>
    db.siteTheme.findMany({
      orderBy: { version: 'desc' },
      take: KEPT_VERSIONS,
      include: { author: { select: { name: true } } },
    }),
  );
  return rows.map(({ version, theme, createdAt, author }) => ({
    version,
    theme: theme as ThemeVersion['theme'],
    createdAt: createdAt.toISOString(),
    author: author?.name ?? null,
  }));
}

/** How the whole site looks. */
export const siteTheme = keptByTag(
  THEME_TAG,
  async () => readTheme((await readSiteTheme()).theme),
  DEFAULT_THEME,
);
