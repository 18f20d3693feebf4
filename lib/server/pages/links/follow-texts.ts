import 'server-only';

import { normaliseContent } from '@/lib/domain/content/normalise';
import { followPages, linksOf } from '@/lib/domain/content/page-links';
import { AppError } from '@/lib/domain/errors';
import type { Transaction } from '@/lib/server/db';
import { inParts } from '@/lib/server/pages/write/in-parts';
import { timeOrderedId } from '@/lib/server/pages/write/write-translation';
import { pageTag } from '@/lib/server/tags/page-tags';

/** Texts per statement, so that it ends within the time limit of a single one. */
const TEXTS_AT_ONCE = 100;
/** Stored size, compressed by the database. */
const BYTES_AT_ONCE = 400_000;

/** A text that names one of some paths. */
export interface LinkingText {
  id: string;
  pageId: string;
  /** Bytes of its content as the database keeps it. */
  size: number;
}

/** The texts that link to any of some paths, by their pages. */
export async function findLinking(
  reader: Pick<Transaction, '$queryRaw'>,
  paths: readonly string[],
): Promise<LinkingText[]> {
  const found = new Map<string, LinkingText>();
  for (const part of inParts(paths)) {
    const texts = await reader.$queryRaw<LinkingText[]>`
      select id, page_id as "pageId", pg_column_size(content) as size from page_translation
        where links && ${part}::text[]`;
    for (const text of texts) found.set(text.id, text);
  }
  return [...found.values()].sort((a, b) => (a.pageId + a.id < b.pageId + b.id ? -1 : 1));
}

/** In portions that one statement writes, the texts of a page always in the same one. */
export function* inPortions(texts: readonly LinkingText[]): Generator<LinkingText[]> {
  let portion: LinkingText[] = [];
  let bytes = 0;
  for (const text of texts) {
    const isFull = portion.length >= TEXTS_AT_ONCE || bytes + text.size > BYTES_AT_ONCE;
    if (isFull && portion.length > 0 && portion.at(-1)?.pageId !== text.pageId) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(text);
    bytes += text.size;
  }
  if (portion.length > 0) yield portion;
}

/** Locks these pages: saves wait, and what is read from here on is what is overwritten. */
export async function lockPages(tx: Transaction, texts: readonly LinkingText[]): Promise<void> {
  const ids = [...new Set(texts.map(({ pageId }) => pageId))];
  await tx.$queryRaw`select from page where id = any(${ids}::text[]) order by id for no key update`;
}

/**
 * Writes the links of a portion of texts anew, each with a revision. All of them have one time: no language counts as
 * translated before another (`outdated.ts`). Which files they show stays as it is. Their pages are held.
 * @param paths where what stood at a path stands now
 * @returns the tags of the pages whose contents are others now
 * @throws {AppError} `conflict` when one has been written over although its page was held
 */
export async function followTexts(
  tx: Transaction,
  texts: readonly LinkingText[],
  paths: ReadonlyMap<string, string>,
  authorId: string | null,
): Promise<string[]> {
  const ids = texts.map(({ id }) => id);
  const rows = await tx.$queryRaw<{ id: string; pageId: string; version: number; content: unknown }[]>`
    select id, page_id as "pageId", version, content from page_translation where id = any(${ids}::text[]) order by id`;
  const followed = rows.flatMap(({ content: stored, ...row }) => {
    const before = normaliseContent(stored);
    const content = followPages(before, paths);
    return content === before ? [] : [{ ...row, content }];
  });
  if (followed.length === 0) return [];
  const written = await tx.$executeRaw`
    with moment as materialized (select clock_timestamp() as at),
    new as (
      select * from unnest(${followed.map(({ id }) => id)}::text[], ${followed.map(({ version }) => version)}::int[],
          ${followed.map(({ content }) => JSON.stringify(content))}::text[],
          ${followed.map(({ content }) => JSON.stringify(linksOf(content)))}::text[],
          ${followed.map(() => timeOrderedId())}::text[])
        as new(id, version, content, links, revision)),
    written as (
      update page_translation t
        set content = new.content::json, links = array(select json_array_elements_text(new.links::json)),
          version = t.version + 1, updated_at = moment.at
        from new, moment where t.id = new.id and t.version = new.version
        returning t.*, new.revision)
    insert into revision (id, translation_id, version, content, meta, created_at, author_id)
      select revision, id, version, content,
          jsonb_build_object('title', title, 'description', description, 'keywords', keywords), updated_at, ${authorId}
        from written`;
  if (written !== followed.length) throw new AppError('conflict', 'A page has been changed meanwhile.');
  return followed.map(({ pageId }) => pageTag(pageId));
}
