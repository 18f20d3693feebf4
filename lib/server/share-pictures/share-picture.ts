import 'server-only';

import { createHash } from 'node:crypto';
import { sameJson } from '@/lib/domain/json';
import type { FocalPoint } from '@/lib/domain/media/model';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { type ShareFacts, shareFacts } from '@/lib/domain/share-picture/share-facts';
import { absoluteAddress } from '@/lib/domain/site/absolute';
import { pageFilePath } from '@/lib/domain/site/page-files';
import type { Theme } from '@/lib/domain/site/theme';
import type { PageView } from '@/lib/domain/site/view-model';
import { DEFAULT_THEME, type SiteTheme } from '@/lib/domain/site-theme/model';
import { colourScheme } from '@/lib/domain/site-theme/section-colours';
import { isSaid } from '@/lib/domain/text/unsaid';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { FOCAL_COLUMNS, focalPointOf } from '@/lib/server/media/focal-point';
import { textsOf } from '@/lib/server/media/media-item';
import { readPicture } from '@/lib/server/media/read-picture';
import { translatorFor } from '@/lib/server/messages/translator';
import { markVersion } from '@/lib/server/site-mark/site-icons';
import { siteTheme } from '@/lib/server/site-theme/site-theme';
import { POSTER, type PosterColours } from './draw-poster';

/** Counts up when the same facts are drawn otherwise, so that other sites fetch the new picture. */
const DESIGN = 1;
const VERSION_CHARACTERS = 10;

/** The texts and picture that a page's share picture is drawn from, in its language. */
export async function factsOf(view: PageView): Promise<ShareFacts> {
  const t = await translatorFor(view.frame.language);
  const motto = t('footer.motto');
  return shareFacts(view, { artist: t('site.artist'), motto: isSaid(motto) ? motto : '' });
}

/** The colours that the picture of a page is drawn in. */
export function posterColours(theme: SiteTheme, name: Theme): PosterColours {
  const { ground, ink, muted, accent } = colourScheme(theme, name);
  return { ground, ink, muted, accent };
}

export interface SharePicture {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

/** A picture of the library that was chosen to stand for a page. */
export interface ChosenPicture {
  pathname: string;
  focus: FocalPoint | null;
  /** By language code. */
  alts: Record<string, string>;
}

/**
 * The chosen share picture of a page, for all its languages; null if there is none, or it is binned.
 * @throws {AppError} `unavailable`
 */
export async function chosenPictureOf(view: PageView): Promise<ChosenPicture | null> {
  const select = { pathname: true, ...FOCAL_COLUMNS, alts: true, deletedAt: true } as const;
  const { id } = view.document;
  const page = await withDatabaseErrors(() =>
    db.page.findUnique({ where: { id }, select: { sharePicture: { select } } }),
  );
  const file = page?.sharePicture;
  if (!file || file.deletedAt) return null;
  return { pathname: file.pathname, focus: focalPointOf(file), alts: textsOf(file.alts) };
}

/** The picture that stands for a page on other sites. Its address changes with it: they keep what they once fetched. */
export async function sharePictureOf(view: PageView): Promise<SharePicture> {
  const [facts, chosen, theme, mark] = await Promise.all([
    factsOf(view),
    chosenPictureOf(view),
    siteTheme(),
    markVersion(),
  ]);
  const colours = posterColours(theme, facts.theme);
  const hasDefault = sameJson(colours, posterColours(DEFAULT_THEME, facts.theme));
  const address = pageFilePath('share', view.document.translation.path, view.frame.language.code);
  const version = createHash('sha256')
    .update(
      JSON.stringify([
        DESIGN,
        chosen ? [chosen.pathname, chosen.focus] : facts,
        ...(hasDefault ? [] : [colours]),
        ...(chosen || mark === null ? [] : [mark]),
      ]),
    )
    .digest('base64url')
    .slice(0, VERSION_CHARACTERS);
  return {
    ...POSTER,
    url: `${absoluteAddress(env().siteUrl, address)}?v=${version}`,
    alt: chosen?.alts[view.frame.language.code] || [facts.title, facts.artist].filter(Boolean).join(' · '),
  };
}

/** The bytes of the picture that is drawn, or null where there is none that can be. */
export async function readCover(cover: string | null): Promise<Buffer | null> {
  return readPicture(cover === null ? null : pathnameOfMediaPath(cover));
}
