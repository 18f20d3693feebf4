import 'server-only';

import { eventsOf } from '@/lib/domain/events/page-events';
import { pageAddress } from '@/lib/domain/site/absolute';
import { CALENDAR_TYPE, calendarText } from '@/lib/domain/site/calendar-file';
import { pageFilePath } from '@/lib/domain/site/page-files';
import { documentTitle } from '@/lib/domain/site/page-head';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { notFoundResponse } from '@/lib/server/http/not-found-response';
import { translatorFor } from '@/lib/server/messages/translator';
import { decodedPath, fileKey } from '@/lib/server/page-store/page-key';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { openPage } from '@/lib/server/pages/view/open-page';

/**
 * The exhibition or event of a page, or all those that it lists, for calendars; kept like the page.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function calendarResponse(locale: string, segments: string[]): Promise<Response> {
  const opened = await openPage(locale, segments, 'calendar');
  if (opened.kind === 'moved') {
    const location = encodeURI(pageFilePath('calendar', opened.path, opened.locale));
    return new Response(null, { status: 308, headers: { location } });
  }
  const events = opened.kind === 'page' ? eventsOf(opened.view) : [];
  if (opened.kind !== 'page' || opened.view.filter !== null || events.length === 0) {
    const key = fileKey('calendar', locale, decodedPath(`/${segments.join('/')}`));
    pageStore().describe(key, { status: 404, tags: [] });
    return notFoundResponse('There is no calendar here.');
  }
  const { frame, document } = opened.view;
  const { siteUrl } = env();
  const t = await translatorFor(frame.language);
  const { host } = new URL(siteUrl);
  const pages = await readPages(events.map(({ path }) => path));
  const body = calendarText({
    name: documentTitle(document.meta.title, t('site.artist')),
    language: frame.language.tag,
    entries: events.flatMap(({ path, ...event }) => {
      const page = pages.get(path);
      if (!page) return [];
      const url = pageAddress(siteUrl, path, frame.language);
      // By the page's id, so that a calendar knows an exhibition again whose address has changed.
      return [{ ...event, url, uid: `${page.id}@${host}`, changedAt: page.updatedAt }];
    }),
  });
  return new Response(body, {
    headers: { 'content-type': CALENDAR_TYPE, 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}

/** Which pages stand at some paths, and when each was last changed. */
function readPages(paths: string[]): Promise<Map<string, { id: string; updatedAt: Date }>> {
  return withDatabaseErrors(async () => {
    const rows = await db.page.findMany({
      where: { path: { in: paths } },
      select: { id: true, path: true, updatedAt: true },
    });
    return new Map(rows.map(({ path, ...page }) => [path, page]));
  });
}
