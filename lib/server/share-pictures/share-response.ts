import 'server-only';

import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { reservationHeaders } from '@/lib/domain/media/rights';
import type { ShareFacts } from '@/lib/domain/share-picture/share-facts';
import { pageFilePath } from '@/lib/domain/site/page-files';
import type { PageView } from '@/lib/domain/site/view-model';
import { drawingQueue } from '@/lib/server/drawing-queue';
import { notFoundResponse } from '@/lib/server/http/not-found-response';
import { logLine } from '@/lib/server/log';
import { readPicture } from '@/lib/server/media/read-picture';
import { servedRightsAt, withRights } from '@/lib/server/media/served-rights';
import { decodedPath, fileKey } from '@/lib/server/page-store/page-key';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { openPage } from '@/lib/server/pages/view/open-page';
import { joinPieces } from '@/lib/server/ready-pictures';
import { siteRights } from '@/lib/server/rights/site-rights';
import { fitMark } from '@/lib/server/site-mark/draw-mark';
import { siteMark, siteTheme } from '@/lib/server/site-theme/site-theme';
import { LANGUAGES_TAG, messagesTag, pageTag, RIGHTS_TAG, THEME_TAG } from '@/lib/server/tags/page-tags';
import {
  drawChosen,
  drawPoster,
  MARK_PLACE,
  POSTER,
  type PosterColours,
  type PosterMark,
} from './draw-poster';
import { type ChosenPicture, chosenPictureOf, factsOf, posterColours, readCover } from './share-picture';

/** Other sites keep it by its address, which changes with it. */
const CACHE_CONTROL = 'public, max-age=86400';

/**
 * The picture that stands for a page on other sites, in its language, kept like the page (decision 11). Only
 * what is a page has one, and nothing in the request but its address counts.
 * @throws {AppError} `unavailable` when the database does not answer, or too many are being drawn
 */
export async function shareResponse(locale: string, segments: string[]): Promise<Response> {
  const opened = await openPage(locale, segments, 'share');
  if (opened.kind === 'moved') {
    const location = encodeURI(pageFilePath('share', opened.path, opened.locale));
    return new Response(null, { status: 308, headers: { location } });
  }
  const key = fileKey('share', locale, decodedPath(`/${segments.join('/')}`));
  // A filtered list is represented by the whole one.
  if (opened.kind === 'missing' || opened.view.filter !== null) {
    pageStore().describe(key, { status: 404, tags: [] });
    return notFoundResponse('There is no picture here.');
  }
  const [facts, chosen] = await Promise.all([factsOf(opened.view), chosenPictureOf(opened.view)]);
  if (chosen || !facts.isBorrowed) {
    const headers = reservationHeaders(await siteRights());
    pageStore().describe(key, { status: 200, tags: ownTags(opened.view), headers });
  }
  const colours = posterColours(await siteTheme(), facts.theme);
  const jpeg = await drawingQueue.run(
    async () => (chosen && (await tryChosen(chosen, colours))) ?? drawWords(facts, colours),
  );
  const cover = chosen?.pathname ?? (facts.cover === null ? null : pathnameOfMediaPath(facts.cover));
  const served = await servedRightsAt(cover);
  const dressed = joinPieces(jpeg, await withRights(jpeg, POSTER.type, served));
  return new Response(new Uint8Array(dressed), {
    headers: { 'content-type': POSTER.type, 'cache-control': CACHE_CONTROL },
  });
}

/** Null where the file is none that can be drawn: then its page is represented as others are. */
async function tryChosen(
  { pathname, focus }: ChosenPicture,
  { ground }: PosterColours,
): Promise<Buffer | null> {
  const picture = await readPicture(pathname);
  return (
    picture && drawChosen(picture, focus, ground).catch((error: unknown) => noteUndrawn(pathname, error))
  );
}

async function drawWords(facts: ShareFacts, colours: PosterColours): Promise<Buffer> {
  const [cover, mark] = await Promise.all([readCover(facts.cover), posterMark()]);
  return drawPoster(facts, cover, colours, mark).catch((error: unknown) => {
    // A file that is no picture: the words stand by themselves.
    if (cover === null) throw error;
    noteUndrawn(facts.cover, error);
    return drawPoster(facts, null, colours, mark);
  });
}

async function posterMark(): Promise<PosterMark | null> {
  const [mark, theme] = await Promise.all([siteMark(), siteTheme()]);
  const picture = mark && (await readPicture(mark.pathname));
  return (
    picture &&
    fitMark(picture, MARK_PLACE, theme).catch((error: unknown) => noteUndrawn(mark.pathname, error))
  );
}

function noteUndrawn(cover: string | null, error: unknown): null {
  logLine({ event: 'cover-not-drawn', cover, error: String(error) });
  return null;
}

/** The tags of what the picture is drawn from: only some of the page's. */
function ownTags({ document, frame }: PageView): string[] {
  const [fallback = frame.language] = frame.languages;
  const messages = [frame.language, fallback].map(({ code }) => messagesTag(code));
  return [LANGUAGES_TAG, RIGHTS_TAG, THEME_TAG, ...new Set(messages), pageTag(document.id)];
}
