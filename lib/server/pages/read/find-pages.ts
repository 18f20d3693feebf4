import 'server-only';

import type * as z from 'zod';
import type { PageList, PageSummary, pageListQuery } from '@/lib/contracts/page-list';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { Prisma } from '@/lib/server/generated/prisma/client';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';
import { requireLanguage } from './get-page';
import { type PagePlace, readPageCursor, writePageCursor } from './page-cursor';
import { pagesByTitle } from './pages-by-title';

type PageListQuery = z.output<typeof pageListQuery>;
type Order = 'position' | 'path' | 'title' | 'changed' | 'bin';

type Publishing = NonNullable<PageSummary['languages'][number]['publishing']>;

interface Row {
  id: string;
  path: string;
  title: string;
  parentId: string | null;
  position: number;
  childCount: number;
  layout: string;
  updatedAt: Date;
  updatedBy: string | null;
  deletedAt: Date | null;
  /** Whether the text of a language is outdated, how far it is translated, and what of it is not public, by the language's id. */
  texts: Record<
    string,
    { isOutdated: boolean; total: number | null; translated: number; publishing: Publishing | null }
  > | null;
  key: string;
}

interface Part {
  order: Order;
  /** The requested language and the default one. */
  languageId: string;
  fallbackId: string;
  filters: Prisma.Sql;
  place: PagePlace | null;
  count: number;
}

const { sql, join } = Prisma;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NUMBER = /^\d{1,9}$/;

const KEY: Record<Order, RegExp> = { position: NUMBER, path: /^$/, title: /^/, changed: MOMENT, bin: MOMENT };

const ORDER_BY: Record<Order, Prisma.Sql> = {
  position: sql`page."position", page."path"`,
  path: sql`page."path"`,
  title: sql`found."key", page."id"`,
  changed: sql`page."updated_at" desc, page."id" desc`,
  bin: sql`page."deleted_at" desc, page."id" desc`,
};

/** The publishing state of a text, as SQL. */
const PUBLISHING = sql`case
  when text."publish_problem" is not null then 'problem'
  when text."publish_at" is not null then 'scheduled'
  when text."published_at" is null then 'private'
  when exists (select from "page_draft" where "translation_id" = text."id") then 'draft' end`;

/**
 * The pages of the site, a part at a time, for their editors: no content is read, and every order has its index.
 * @throws {AppError} `not_found` for an unknown language, `validation_failed` for a cursor of somebody's own,
 * `unavailable`
 */
export async function findPages(query: PageListQuery): Promise<PageList> {
  const { language, languages } = await requireLanguage(query.locale, true);
  const order = orderOf(query);
  const { limit, cursor } = query;
  const rows = await withDatabaseErrors(() =>
    find({
      order,
      languageId: language.id,
      fallbackId: defaultOf(languages).id,
      filters: join(filtersOf(query, language, languages), ' and '),
      place: cursor === undefined ? null : readPageCursor(order, cursor, KEY[order]),
      count: limit + 1,
    }),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    pages: shown.map((row) => toSummary(row, languages)),
    hasMore,
    ...(hasMore && last && { cursor: writePageCursor(order, placeOf(order, last)) }),
  };
}

function orderOf({ state, sort, parentId }: PageListQuery): Order {
  if (state === 'bin') return 'bin';
  // Positions are counted below each page anew: they put nothing in order that has no parent in common.
  if (sort === 'position' || sort === undefined) return parentId === undefined ? 'path' : 'position';
  return sort;
}

function find(part: Part): Promise<Row[]> {
  const { order, languageId, fallbackId, filters, place, count } = part;
  const found =
    order === 'title'
      ? pagesByTitle(part)
      : sql`select page."id", '' as "key" from "page" where ${filters} and ${behind(order, place)}
          order by ${ORDER_BY[order]} limit ${count}`;
  const titleIn = (id: string) =>
    sql`(select "title" from "page_translation" where "page_id" = page."id" and "language_id" = ${id})`;
  const [above, isCounted] =
    order === 'bin'
      ? [sql`"binned_with"`, sql`"deleted_at" is not null and "binned_with" <> "id"`]
      : [sql`"parent_id"`, sql`true`];
  return db.$queryRaw<Row[]>`
    with found as materialized (${found}),
      -- Counted once for all of them: a page with thousands below it would have each one's looked for among all pages.
      counted as (select ${above} as "id", count(*)::int as "count" from "page"
        where ${above} in (select "id" from found) and ${isCounted} group by ${above})
      select page."id", coalesce(page."binned_path", page."path") as "path", page."layout", page."position",
        page."parent_id" as "parentId", page."updated_at" as "updatedAt", page."deleted_at" as "deletedAt", found."key",
        coalesce(${titleIn(languageId)}, ${titleIn(fallbackId)}, '') as "title",
        (select "name" from "site_user" where "id" = page."changed_by_id") as "updatedBy",
        coalesce(counted."count", 0) as "childCount",
        (select json_object_agg(text."language_id", json_build_object('isOutdated', text."is_outdated",
            'total', text."word_blocks", 'translated', text."translated_blocks",
            'publishing', ${PUBLISHING})) from "page_translation" as text where text."page_id" = page."id") as "texts"
      from found join "page" on page."id" = found."id" left join counted on counted."id" = found."id"
      order by ${ORDER_BY[order]}`;
}

function filtersOf(
  { state, parentId, search }: PageListQuery,
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
): Prisma.Sql[] {
  const words = (search ?? '').trim().normalize('NFC');
  const meant = (language.isDefault ? languages : [language]).map(({ id }) => id);
  const texts = sql`from "page_translation" as text
    where text."page_id" = page."id" and text."language_id" in (${join(meant)})`;
  return [
    state === 'bin'
      ? sql`page."deleted_at" is not null and page."binned_with" = page."id"`
      : sql`page."deleted_at" is null`,
    ...(parentId === undefined
      ? []
      : [parentId === '' ? sql`page."parent_id" is null` : sql`page."parent_id" = ${parentId}`]),
    ...(words === '' ? [] : [sql`page."search_text" like '%' || lower(${escaped(words)}) || '%'`]),
    ...(state === 'missing' ? [notWrittenIn(meant)] : []),
    ...(state === 'outdated' ? [sql`exists (select ${texts} and text."is_outdated")`] : []),
    ...(state === 'private' ? [sql`exists (select ${texts} and text."published_at" is null)`] : []),
  ];
}

/** Counted once for all pages: where nothing is missing, each page would have to be searched otherwise. */
function notWrittenIn(languageIds: readonly string[]): Prisma.Sql {
  return sql`page."id" in (
    select every."id" from "page" as every left join (
      select "page_id" from "page_translation" where "language_id" in (${join(languageIds)})
        group by "page_id" having count(*) = ${languageIds.length}
    ) as whole on whole."page_id" = every."id" where whole."page_id" is null)`;
}

function behind(order: Exclude<Order, 'title'>, place: PagePlace | null): Prisma.Sql {
  if (!place) return sql`true`;
  const { key, id } = place;
  switch (order) {
    case 'position':
      return sql`(page."position", page."path") > (${Number(key)}::int, ${id})`;
    case 'path':
      return sql`page."path" > ${id}`;
    case 'changed':
      return sql`(page."updated_at", page."id") < (${key}::timestamptz, ${id})`;
    case 'bin':
      return sql`(page."deleted_at", page."id") < (${key}::timestamptz, ${id})`;
  }
}

function placeOf(order: Order, { id, path, position, key, updatedAt, deletedAt }: Row): PagePlace {
  switch (order) {
    case 'position':
      return { key: String(position), id: path };
    case 'path':
      return { key: '', id: path };
    case 'title':
      return { key, id };
    case 'changed':
      return { key: updatedAt.toISOString(), id };
    case 'bin':
      return { key: (deletedAt ?? updatedAt).toISOString(), id };
  }
}

function toSummary(row: Row, languages: readonly ActiveLanguage[]): PageSummary {
  const { texts, updatedAt, deletedAt, key: _, ...page } = row;
  const stateIn = ({ code: locale, id }: ActiveLanguage): PageSummary['languages'][number] => {
    const text = texts?.[id];
    if (!text) return { locale, state: 'missing' };
    const { isOutdated, total, translated, publishing } = text;
    return {
      ...{ locale, state: isOutdated ? 'outdated' : 'translated' },
      ...(total !== null && { blocks: { translated, total } }),
      ...(publishing && { publishing }),
    };
  };
  return {
    ...page,
    languages: languages.map(stateIn),
    updatedAt: updatedAt.toISOString(),
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  };
}

/** Escapes a text for `like`. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
