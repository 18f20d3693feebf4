import 'server-only';

import type { SiteVisitsAnswer } from '@/lib/contracts/site-visits';
import { dayOf, daysUntil } from '@/lib/domain/visits/days';
import { VISITS } from '@/lib/domain/visits/limits';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readVisitSettings } from './visit-settings';
import { writeVisits } from './write-visits';

/**
 * What was counted in so many days, today included, with what this process has counted to the moment.
 * @param locale the code of the language that titles of pages are in, where they have one in it
 * @throws {AppError} `unavailable`
 */
export async function readVisits(count: number, locale = '', now = new Date()): Promise<SiteVisitsAnswer> {
  await writeVisits();
  const days = daysUntil(now, count);
  const since = new Date(days[0] ?? dayOf(now));
  const [settings, byDay, pages, languages, sources, files] = await Promise.all([
    readVisitSettings(),
    withDatabaseErrors(() => countsByDay(since)),
    withDatabaseErrors(() => mostViewed(since, locale)),
    mostCounted('language', since),
    mostCounted('source', since),
    mostCounted('file', since),
  ]);
  return {
    ...settings,
    days: days.map((day) => ({ day, views: 0, visitors: 0, messages: 0, ...byDay.get(day) })),
    pages,
    languages: languages.map(({ name, count: views }) => ({ code: name, views })),
    sources: sources.map(({ name, count: visits }) => ({ host: name, visits })),
    files: files.map(({ name, count: downloads }) => ({ pathname: name, downloads })),
  };
}

interface Day {
  views: number;
  visitors: number;
  messages: number;
}

async function countsByDay(since: Date): Promise<Map<string, Day>> {
  const rows = await db.$queryRaw<(Day & { day: string })[]>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views, sum(visitors)::int as visitors,
      sum(messages)::int as messages
    from (
      select day, case kind when 'language' then count else 0 end as views,
        case kind when 'visitor' then count else 0 end as visitors, 0 as messages
      from visit_count where day >= ${since}::date and kind in ('language', 'visitor')
      union all
      select (created_at at time zone 'UTC')::date, 0, 0, 1
      from contact_message where created_at >= ${since} and suspicion is null
    ) as counted
    group by 1`;
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

/** With their titles in a language, else in the default one, else in the first that has one. */
function mostViewed(since: Date, locale: string): Promise<SiteVisitsAnswer['pages']> {
  return db.$queryRaw<SiteVisitsAnswer['pages']>`
    select page.id, page.path, coalesce(title.title, '') as title, viewed.views
    from (
      select page_id, sum(views)::int as views from page_views where day >= ${since}::date group by 1
    ) as viewed
    join page on page.id = viewed.page_id and page.deleted_at is null
    left join lateral (
      select text.title from page_translation as text
      join language on language.id = text.language_id
      where text.page_id = page.id and text.title <> ''
      order by language.code <> ${locale}, language.id <> (select default_language_id from site_setting), language.position
      limit 1
    ) as title on true
    order by viewed.views desc, page.path collate "C"
    limit ${VISITS.listed}`;
}

async function mostCounted(kind: string, since: Date): Promise<{ name: string; count: number }[]> {
  return withDatabaseErrors(
    () => db.$queryRaw<{ name: string; count: number }[]>`
      select name, sum(count)::int as count from visit_count
      where kind = ${kind} and day >= ${since}::date
      group by 1 order by 2 desc, name collate "C" limit ${VISITS.listed}`,
  );
}
