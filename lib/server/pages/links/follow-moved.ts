import 'server-only';

import { AppError } from '@/lib/domain/errors';
import type { Transaction } from '@/lib/server/db';
import { inParts } from '@/lib/server/pages/write/in-parts';
import { followLater } from './follow-later';
import { findLinking, followTexts, inPortions, lockPages } from './follow-texts';

/** Texts that a move takes along: about a second's work. */
const FOLLOWED_AT_ONCE = 500;
const RETRY_AFTER_SECONDS = 5;

export interface MovedPage {
  id: string;
  path: string;
  /** Its new path. */
  to: string;
}

/** Gives pages their new paths, also where those are ones that others of them have had, and keeps the old ones as redirects. */
export async function writePaths(tx: Transaction, moved: readonly MovedPage[]): Promise<void> {
  const goesTo = new Map(moved.map(({ id, to }) => [to, id]));
  await refuseUnfollowed(tx, goesTo);
  const oldPaths = new Set(moved.map(({ path }) => path));
  if (moved.some(({ to }) => oldPaths.has(to)))
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
  await removeRedirects(tx, [...goesTo.keys()]);
}

/**
 * Frees paths before a page takes them: redirects from them are removed.
 * @throws {AppError} `unavailable` while contents still link there and mean the page that has left
 */
export async function freePaths(tx: Transaction, paths: string[]): Promise<void> {
  await refuseUnfollowed(tx, new Map(paths.map((path) => [path, null])));
  await removeRedirects(tx, paths);
}

async function removeRedirects(tx: Transaction, paths: string[]): Promise<void> {
  for (const part of inParts(paths)) await tx.redirect.deleteMany({ where: { fromPath: { in: part } } });
}

/** @param comes the page that comes to stand at each path, where it stood somewhere before */
async function refuseUnfollowed(tx: Transaction, comes: ReadonlyMap<string, string | null>): Promise<void> {
  const left: string[] = [];
  for (const part of inParts([...comes.keys()])) {
    const where = { fromPath: { in: part }, page: { deletedAt: null } };
    const redirects = await tx.redirect.findMany({ where, select: { fromPath: true, pageId: true } });
    left.push(...redirects.flatMap((row) => (comes.get(row.fromPath) === row.pageId ? [] : row.fromPath)));
  }
  if (left.length === 0 || (await findLinking(tx, left)).length === 0) return;
  followLater();
  throw new AppError(
    'unavailable',
    'Links are still following the page that stood there. Please try again soon.',
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
}

/**
 * Lets the links of every content follow pages that have moved, in all languages and each with a revision: those to their
 * last paths, and those that were left at earlier ones. More than the move can wait for follow after it (decision 25):
 * meanwhile redirects lead there.
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
  const linking = await findLinking(tx, [...paths.keys()]);
  // If a moved page takes the old path of another one, redirects cannot tell which page a link means.
  const oldPaths = new Set(moved.map(({ path }) => path));
  const isAmbiguous = moved.some(({ to }) => oldPaths.has(to));
  if (linking.length > FOLLOWED_AT_ONCE && !isAmbiguous) {
    followLater();
    return [];
  }
  const tags: string[] = [];
  for (const portion of inPortions(linking)) {
    await lockPages(tx, portion);
    tags.push(...(await followTexts(tx, portion, paths, authorId)));
  }
  return tags;
}
