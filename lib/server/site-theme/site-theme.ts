import 'server-only';

import type { SiteThemeAnswer, ThemeVersion } from '@/lib/contracts/site-theme';
import { DEFAULT_THEME, readTheme, type SiteTheme } from '@/lib/domain/site-theme/model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { keptByTag } from '@/lib/server/page-store/kept-by-tag';
import { THEME_TAG } from '@/lib/server/tags/page-tags';
import { findMark, type SiteMark } from './theme-mark';
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

interface KnownLook {
  theme: SiteTheme;
  mark: SiteMark | null;
}

const knownLook = keptByTag<KnownLook>(
  THEME_TAG,
  () =>
    withDatabaseErrors(async () => {
      const theme = readTheme((await currentTheme(db)).theme);
      return { theme, mark: await findMark(db, theme) };
    }),
  { theme: DEFAULT_THEME, mark: null },
);

/** How the whole site looks. */
export const siteTheme = async (): Promise<SiteTheme> => (await knownLook()).theme;

/** The picture that stands for the site; null where none is chosen, or it is gone. */
export const siteMark = async (): Promise<SiteMark | null> => (await knownLook()).mark;
