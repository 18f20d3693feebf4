import 'server-only';

import type { SiteThemeAnswer, ThemeVersion } from '@/lib/contracts/site-theme';
import { mediaPath } from '@/lib/domain/media/pathname';
import type { HeaderMark } from '@/lib/domain/site/view-model';
import { type Faces, facesOf } from '@/lib/domain/site-theme/faces';
import { DEFAULT_THEME, readTheme, type SiteTheme } from '@/lib/domain/site-theme/model';
import type { OwnFont } from '@/lib/domain/site-theme/own-font';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { keptByTag } from '@/lib/server/page-store/kept-by-tag';
import { KEPT_VERSIONS, versionFacts } from '@/lib/server/site-versions';
import { THEME_TAG } from '@/lib/server/tags/page-tags';
import { findFonts } from './theme-fonts';
import { findMark, type SiteMark } from './theme-mark';
import { currentTheme } from './theme-versions';

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
  return rows.map(({ theme, ...row }) => ({ ...versionFacts(row), theme: theme as ThemeVersion['theme'] }));
}

interface KnownLook {
  theme: SiteTheme;
  mark: SiteMark | null;
  /** Uploaded fonts that it has. */
  fonts: readonly OwnFont[];
}

const knownLook = keptByTag<KnownLook>(
  THEME_TAG,
  () =>
    withDatabaseErrors(async () => {
      const theme = readTheme((await currentTheme(db)).theme);
      const fonts = await findFonts(db, [theme.ownDisplay, theme.ownText]);
      return { theme, mark: await findMark(db, theme), fonts };
    }),
  { theme: DEFAULT_THEME, mark: null, fonts: [] },
);

/** How the whole site looks. */
export const siteTheme = async (): Promise<SiteTheme> => (await knownLook()).theme;

/** What pages in a language are set in. */
export async function siteFaces(tag: string): Promise<Faces> {
  const { theme, fonts } = await knownLook();
  return facesOf(theme, fonts, tag);
}

/** The mark where headers show it. */
export async function headerMark(): Promise<HeaderMark | undefined> {
  const { theme, mark } = await knownLook();
  if (theme.brand === 'name' || mark === null) return undefined;
  const { pathname, width, height } = mark;
  const isKnown = width !== null && height !== null;
  return {
    src: mediaPath(pathname),
    isAlone: theme.brand === 'mark',
    ...(theme.markColour === 'words' && { isInWords: true }),
    ...(isKnown && { width, height }),
  };
}

/** The picture that stands for the site; null where none is chosen, or it is gone. */
export const siteMark = async (): Promise<SiteMark | null> => (await knownLook()).mark;
