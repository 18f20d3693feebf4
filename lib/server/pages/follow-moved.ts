import 'server-only';

import { normaliseContent } from '@/lib/domain/content/normalise';
import { followPages } from '@/lib/domain/content/page-links';
import type { Transaction } from '@/lib/server/db';
import { inParts } from './in-parts';
import { pageTag } from './page-tags';
import { writeText } from './write-text';

/** Contents are read so many at a time: they can be long. */
const AT_ONCE = 50;

export interface MovedPage {
  id: string;
  path: string;
  /** Its new path. */
  to: string;
}

/** Gives pages their new paths, also where those are ones that others of them have had, and keeps the old ones as redirects. */
export async function writePaths(tx: Transaction, moved: readonly MovedPage[]): Promise<void> {
  const held = new Set(moved.map(({ path }) => path));
  if (moved.some(({ to }) => held.has(to)))
    for (const part of inParts(moved.map(({ id }) => id)))
      await tx.$executeRaw`update page set path = '/' || id where id = any(${part}::text[])`;
  for (const part of inParts(moved)) {
    const ids = part.map(({ id }) => id);
    await tx.$executeRaw`
      update page set path = new.path
        from unnest(${ids}::text[], ${part.map(({ to }) => to)}::text[]) as new(id, path)
        where page.id = new.id`;
    await tx.$executeRaw`
      insert into redirect (from_path, page_id)
        select * from unnest(${part.map(({ path }) => path)}::text[], ${ids}::text[])
        on conflict (from_path) do update set page_id = excluded.page_id`;
  }
  await freePaths(
    tx,
    moved.map(({ to }) => to),
  );
}

/** A page that stands somewhere is what is found there: nothing leads away from its path. */
export async function freePaths(tx: Transaction, paths: string[]): Promise<void> {
  for (const part of inParts(paths)) await tx.redirect.deleteMany({ where: { fromPath: { in: part } } });
}

/**
 * Lets the links of every content follow pages that have moved, in all languages and each with a revision: those to their
 * last paths, and those that were left at earlier ones.
 * @returns the tags of the pages whose contents are others now
 */
export async function followMoved(
  tx: Transaction,
  moved: readonly MovedPage[],
  authorId: string | null,
): Promise<string[]> {
  const pathOf = new Map(moved.map(({ id, to }) => [id, to]));
  const redirects = await tx.$queryRaw<{ fromPath: string; pageId: string }[]>`
    select from_path as "fromPath", page_id as "pageId" from redirect
      where page_id = any(${[...pathOf.keys()]}::text[])`;
  const paths = new Map([
    ...redirects.map(({ fromPath, pageId }) => [fromPath, pathOf.get(pageId) ?? ''] as const),
    ...moved.map(({ path, to }) => [path, to] as const),
  ]);
  // What was written first in the source counts as older than its translations (`outdated.ts`).
  const linking = await tx.$queryRaw<{ id: string; pageId: string }[]>`
    select t.id, t.page_id as "pageId" from page_translation t left join site_setting on default_language_id = language_id
      where t.links && ${[...paths.keys()]}::text[] order by site_setting.id nulls last, t.id`;
  // Saves of these pages wait, and this for them: what is read from here on is what is written over.
  await tx.$queryRaw`
    select from page where id = any(${linking.map(({ pageId }) => pageId)}::text[]) order by id for no key update`;
  for (let at = 0; at < linking.length; at += AT_ONCE) {
    const ids = linking.slice(at, at + AT_ONCE).map(({ id }) => id);
    const texts = await tx.pageTranslation.findMany({ where: { id: { in: ids } } });
    for (const id of ids) {
      const before = texts.find((text) => text.id === id);
      const content = before && normaliseContent(before.content);
      const followed = content && followPages(content, paths);
      if (!before || !followed || followed === content) continue;
      await writeText(tx, { ...before, before, content: followed, authorId });
    }
  }
  return linking.map(({ pageId }) => pageTag(pageId));
}
