import 'server-only';

import { Prisma } from '@/lib/server/generated/prisma/client';
import type { PagePlace } from './page-cursor';

const { sql, join } = Prisma;

/** The expression of the index over titles. */
const TITLE = sql`left(lower(t."title"), 100)`;

interface ByTitle {
  languageId: string;
  /** The language whose titles replace missing ones. */
  fallbackId: string;
  /** Conditions on `page`. */
  filters: Prisma.Sql;
  /** Behind which the part begins. */
  place: PagePlace | null;
  count: number;
}

/**
 * Ids of pages and the keys that they are in order by: first those without a title, then those with one in the language
 * and, where they have none, in the default one, which are two walks along one index.
 */
export function pagesByTitle({ languageId, fallbackId, filters, place, count }: ByTitle): Prisma.Sql {
  const hasText = (ids: string[]) => sql`exists (
    select from "page_translation" as own where own."page_id" = page."id" and own."language_id" in (${join(ids)}))`;
  const behind = (key: Prisma.Sql) =>
    place ? sql`(${key}, page."id") > (${place.key}, ${place.id})` : sql`true`;
  const titled = (id: string, isMeant: Prisma.Sql) => sql`
    (select page."id", ${TITLE} as "key" from "page_translation" as t join "page" on page."id" = t."page_id"
      where t."language_id" = ${id} and ${filters} and ${isMeant} and ${behind(TITLE)}
      order by ${TITLE}, t."page_id" limit ${count})`;
  const parts = [
    sql`(select page."id", '' as "key" from "page"
      where ${filters} and not ${hasText([languageId, fallbackId])} and ${behind(sql`''`)}
      order by page."id" limit ${count})`,
    titled(languageId, sql`true`),
    ...(languageId === fallbackId ? [] : [titled(fallbackId, sql`not ${hasText([languageId])}`)]),
  ];
  return sql`select "id", "key" from (${join(parts, ' union all ')}) as titled order by "key", "id" limit ${count}`;
}
