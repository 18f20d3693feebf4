import 'server-only';

import type * as z from 'zod';
import type { MediaSort, mediaQuery } from '@/lib/contracts/media';
import type { MediaList } from '@/lib/domain/media/list-response';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { Prisma } from '@/lib/server/generated/prisma/client';
import { markPathname } from '@/lib/server/site-theme/theme-mark';
import { type Place, readCursor, writeCursor } from './list-cursor';
import { type MediaRow, toMediaItem } from './media-item';

type MediaQuery = z.output<typeof mediaQuery>;
type Listed = MediaRow & { language: string | null; isUsed: boolean; sortName: string };

const { sql, join } = Prisma;

/** A search first tests this many files one by one: frequent words are found among them. */
const LOOKED_AT = 2_000;

/** Shown on a page or by a section template, used as a share picture, or the mark of the site. */
const IS_SHOWN = sql`exists (select from "media_usage" where "media_item_id" = "file"."id")`;
const IS_SHARED = sql`exists (select from "page" where "share_picture_id" = "file"."id")`;
const IS_KEPT = sql`"file"."pathname" in (select unnest("media") from "section_template")`;
const isUsed = (mark: string | null) =>
  sql`(${IS_SHOWN} or ${IS_SHARED} or ${IS_KEPT} or "file"."pathname" is not distinct from ${mark}::text)`;

const columns = (mark: string | null) => sql`
  "id", "pathname", "name", "folder", "content_type" as "contentType", "size", "uploaded_at" as "uploadedAt",
  "deleted_at" as "deletedAt", "width", "height", "duration", "alts", "captions", "is_decorative" as "isDecorative",
  "focal_x" as "focalX", "focal_y" as "focalY", "guessed_focal_x" as "guessedFocalX",
  "guessed_focal_y" as "guessedFocalY", "placeholder", "brightness", "is_hdr" as "isHdr", "poster", "rights", "signature",
  "signed_by" as "signedBy", lower("name") as "sortName",
  ${isUsed(mark)} as "isUsed",
  (select "code" from "language" join "site_setting" on "default_language_id" = "language"."id") as "language"`;

const ORDER: Record<MediaSort, Prisma.Sql> = {
  newest: sql`"uploaded_at" desc, "id" desc`,
  oldest: sql`"uploaded_at", "id"`,
  name: sql`lower("name"), "id"`,
  largest: sql`"size" desc, "id" desc`,
};

/**
 * The library, a part at a time. Every way to look through it has its index, so that it takes as long
 * among a hundred thousand files as among a hundred.
 * @throws {AppError} `validation_failed` for a cursor of somebody's own, `unavailable`
 */
export async function listMedia(query: MediaQuery): Promise<MediaList> {
  const { limit, sort } = query;
  const rows = await withDatabaseErrors(async () => find(query, await markPathname(db), limit + 1));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    blobs: shown.map((row) => toMediaItem(row, row.language ?? '', row.isUsed)),
    hasMore,
    ...(hasMore && last && { cursor: writeCursor(sort, placeOf(sort, last)) }),
  };
}

async function find(query: MediaQuery, mark: string | null, count: number): Promise<Listed[]> {
  const { sort, state } = query;
  const search = (query.search ?? '').trim().normalize('NFC');
  const filters = join(filtersOf(query, mark), ' and ');
  const order = ORDER[sort];
  const list = (files: Prisma.Sql) => listed(files, { order, mark, count });
  const every = sql`select * from "media_item" as "file" where ${filters}`;
  if (search === '') return list(every);
  const holds = sql`"search_text" like '%' || lower(${escaped(search)}) || '%'`;
  const all = sql`${every} and ${holds}`;
  if (state === 'bin') return list(all);
  const first = sql`select * from (${every} order by ${order} limit ${LOOKED_AT}) as "file" where ${holds}`;
  const found = await list(first);
  if (found.length >= count) return found;
  // Rare letters are found by the trigram index; `offset 0` keeps the planner from walking another index in order.
  const grams = sql`"media_grams"("search_text") @> "media_grams_of_search"(lower(${search}))`;
  const rare = sql`select * from (${all} and ${grams} offset 0) as "file"`;
  return list(rare);
}

interface ListedHow {
  order: Prisma.Sql;
  mark: string | null;
  count: number;
}

function listed(files: Prisma.Sql, { order, mark, count }: ListedHow): Promise<Listed[]> {
  return db.$queryRaw<Listed[]>`
    with "file" as materialized (${files} order by ${order} limit ${count})
      select ${columns(mark)} from "file" order by ${order}`;
}

function filtersOf({ cursor, type, folder, sort, state }: MediaQuery, mark: string | null): Prisma.Sql[] {
  return [
    state === 'bin' ? sql`"deleted_at" is not null` : sql`"deleted_at" is null`,
    ...(type === undefined ? [] : [sql`"file_group" in (${join(type.split(','))})`]),
    ...(folder === undefined ? [] : [sql`"folder" = ${folder}`]),
    ...(state === 'unused' ? [sql`not ${isUsed(mark)}`] : []),
    ...(cursor === undefined ? [] : [behind(sort, readCursor(sort, cursor))]),
  ];
}

function placeOf(sort: MediaSort, { id, uploadedAt, size, sortName }: Listed): Place {
  const keys = { name: sortName, largest: String(size), newest: '', oldest: '' };
  return { id, key: keys[sort] || uploadedAt.toISOString() };
}

function behind(sort: MediaSort, { key, id }: Place): Prisma.Sql {
  switch (sort) {
    case 'newest':
      return sql`("uploaded_at", "id") < (${key}::timestamptz, ${id})`;
    case 'oldest':
      return sql`("uploaded_at", "id") > (${key}::timestamptz, ${id})`;
    case 'name':
      return sql`(lower("name"), "id") > (${key}, ${id})`;
    case 'largest':
      return sql`("size", "id") < (${Number(key)}::bigint, ${id})`;
  }
}

/** Escapes a text for `like`. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
