import 'server-only';

import type * as z from 'zod';
import type {
  PageEvent,
  PageHistory,
  PageState,
  pageHistoryQuery,
  TextPart,
} from '@/lib/contracts/page-history';
import { AppError } from '@/lib/domain/errors';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readPageCursor, writePageCursor } from '@/lib/server/pages/read/page-cursor';

type HistoryQuery = z.output<typeof pageHistoryQuery>;

interface Row {
  id: string;
  at: Date;
  by: string | null;
  /** Null for a change of the page as a whole. */
  locale: string | null;
  version: number | null;
  changed: TextPart[] | null;
  before: PageState | null;
  after: PageState | null;
}

const ORDER = 'history';
/** Milliseconds since 1970, up to the year 5138: every such number is a moment for the database too. */
const MILLISECONDS = /^\d{1,14}$/;
/** Sorts after every real entry. */
const START = { key: '99999999999999', id: '' };

/**
 * The history of a page in all its languages, newest first: saves of texts and changes of settings. Contents are
 * compared in the database and not transferred.
 * @throws {AppError} `not_found` for a page that is not there or in the bin, `validation_failed` for a cursor of
 * somebody's own, `unavailable`
 */
export async function readPageHistory(id: string, { limit, cursor }: HistoryQuery): Promise<PageHistory> {
  const from = cursor === undefined ? START : readPageCursor(ORDER, cursor, MILLISECONDS);
  const rows = await withDatabaseErrors(async () => {
    const page =
      isStorableText(id) &&
      (await db.page.findUnique({ where: { id, deletedAt: null }, select: { id: true } }));
    return page ? find(id, from, limit + 1) : null;
  });
  if (!rows) throw new AppError('not_found', 'There is no such page.');
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    events: shown.map(toEvent),
    hasMore,
    ...(hasMore &&
      last && { cursor: writePageCursor(ORDER, { key: String(last.at.getTime()), id: last.id }) }),
  };
}

function find(pageId: string, from: { key: string; id: string }, count: number): Promise<Row[]> {
  const before = new Date(Number(from.key)).toISOString();
  return db.$queryRaw<Row[]>`
    with event as (
      select r.id, r.created_at as at, r.author_id, l.code as locale, r.version, null::jsonb as before, null::jsonb as after
        from revision r join page_translation t on t.id = r.translation_id join language l on l.id = t.language_id
        where t.page_id = ${pageId}
      union all
      select id, at, author_id, null, null, before, after from page_change where page_id = ${pageId}),
    found as (
      select * from event where (at, id) < (${before}::timestamptz, ${from.id}) order by at desc, id desc limit ${count})
    select found.id, found.at, u.name as by, found.locale, found.version, found.before, found.after, (
      select array_remove(array[
          case when new.meta->'title' is distinct from old.meta->'title' then 'title' end,
          case when new.meta->'description' is distinct from old.meta->'description' then 'description' end,
          case when new.meta->'keywords' is distinct from old.meta->'keywords' then 'keywords' end,
          case when new.content::text <> old.content::text then 'content' end], null)
        from revision new
        join revision old on old.translation_id = new.translation_id and old.version = new.version - 1
        where new.id = found.id) as changed
      from found left join site_user u on u.id = found.author_id
      order by found.at desc, found.id desc`;
}

function toEvent({ id, at, by, locale, version, changed, before, after }: Row): PageEvent {
  const event = { id, at: at.toISOString(), by };
  if (locale === null || version === null)
    return { ...event, kind: 'page', before: before ?? {}, after: after ?? {} };
  return { ...event, kind: 'text', locale, version, changed: changed ?? [] };
}
