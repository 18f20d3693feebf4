import 'server-only';
import type { Transaction } from '@/lib/server/db';
import type { PrismaClient } from '@/lib/server/generated/prisma/client';
import { namedTag, pageOfTag } from './page-tags';

/** A tag, and when it was last renewed: a number that only grows, in the order in which saves became visible. */
export interface TagStamp {
  tag: string;
  seq: number;
}

/** Lets one transaction at a time draw numbers and commit; the value is arbitrary but must never change. */
const TAG_LOCK = 7_265_003;

interface TagRow {
  tag: string;
  seq: bigint;
}

function toStamps(rows: TagRow[]): TagStamp[] {
  return rows.map(({ tag, seq }) => ({ tag, seq: Number(seq) }));
}

/** The tags of the pages that changed pages name, as they stand now. A plain page is shown by none of them. */
async function tagsOfNamed(tx: Transaction, tags: readonly string[]): Promise<string[]> {
  const ids = tags.flatMap((tag) => pageOfTag(tag) ?? []);
  if (ids.length === 0) return [];
  const named = await tx.$queryRaw<{ path: string }[]>`
    SELECT DISTINCT path FROM (
      SELECT unnest(links) AS path FROM page_translation
        WHERE page_id IN (SELECT id FROM page WHERE id = ANY(${ids}::text[]) AND kind <> 'plain')
    ) AS link WHERE path NOT LIKE '/media/%'`;
  return named.map(({ path }) => namedTag(path));
}

/**
 * Marks what the transaction makes stale. Must be its last statement: from here to the commit other savers wait, so
 * that nobody who has read up to a number can ever miss a lower one that commits later.
 */
export async function bumpTags(tx: Transaction, tags: readonly string[]): Promise<TagStamp[]> {
  const distinct = [...new Set([...tags, ...(await tagsOfNamed(tx, tags))])].sort();
  if (distinct.length === 0) return [];
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${TAG_LOCK}::bigint)`;
  const rows = await tx.$queryRaw<TagRow[]>`
    INSERT INTO cache_tag (tag, seq)
    SELECT tag, nextval('cache_tag_seq') FROM unnest(${distinct}::text[]) AS tag
    ON CONFLICT (tag) DO UPDATE SET seq = excluded.seq
    RETURNING tag, seq`;
  return toStamps(rows);
}

/** Every tag renewed after `seq`, oldest first. */
export async function readTagsSince(
  client: Pick<PrismaClient, '$queryRaw'>,
  seq: number,
): Promise<TagStamp[]> {
  const rows = await client.$queryRaw<TagRow[]>`
    SELECT tag, seq FROM cache_tag WHERE seq > ${seq}::bigint ORDER BY seq`;
  return toStamps(rows);
}
