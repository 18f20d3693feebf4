import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { isBelow, pathsAbove, placed } from '@/lib/domain/site/page-tree';
import { isStorableText } from '@/lib/domain/text/stored-text';
import type { Transaction } from '@/lib/server/db';
import { inParts } from '@/lib/server/pages/write/in-parts';
import { childrenTag } from '@/lib/server/tags/page-tags';

/** The position of a page that has just come below another one, until it is numbered among the others. */
export const LAST = 1_000_000_000;

/** A page of the tree, as it was when it was read. */
export interface TreePage {
  id: string;
  path: string;
  parentId: string | null;
  position: number;
}

const NOT_THERE = 'There is no such page.';

/** @throws {AppError} `not_found` for a page that is not there, or in the bin */
export async function findLive(tx: Transaction, id: string): Promise<TreePage> {
  const [page] = isStorableText(id)
    ? await tx.$queryRaw<TreePage[]>`
        select id, path, parent_id as "parentId", position from page
          where id = ${id} and deleted_at is null for no key update`
    : [];
  if (!page) throw new AppError('not_found', NOT_THERE);
  return page;
}

/** All pages at or below a path, parents first, locked until the transaction ends. */
export function readBranch(tx: Transaction, path: string): Promise<TreePage[]> {
  return tx.$queryRaw<TreePage[]>`
    select id, path, parent_id as "parentId", position from page
      where deleted_at is null and (path = ${path} or starts_with(path, ${path === '/' ? '/' : `${path}/`}))
      order by length(path), path for no key update`;
}

/** The nearest page above a path, of those that are not about to move away. */
export async function nearestAbove(
  tx: Transaction,
  path: string,
  leaving: ReadonlySet<string> = new Set(),
): Promise<{ id: string; path: string } | null> {
  const rows = await tx.page.findMany({
    where: { path: { in: pathsAbove(path) }, id: { notIn: [...leaving] } },
    select: { id: true, path: true },
  });
  return pathsAbove(path).flatMap((above) => rows.find((row) => row.path === above) ?? [])[0] ?? null;
}

/**
 * Gives every page below a path the nearest one above it as its parent, after pages have come to or left that place.
 * @returns the pages that have another parent now, and those parents that have one child more or less
 */
export async function settleBelow(
  tx: Transaction,
  path: string,
): Promise<{ moved: TreePage[]; parents: Set<string | null> }> {
  const branch = await readBranch(tx, path);
  const idAt = new Map(branch.map((page) => [page.path, page.id]));
  const moved: TreePage[] = [];
  const parents = new Set<string | null>();
  for (const page of branch) {
    const above = isBelow(page.path, path) && path !== '/' ? pathsAbove(page.path) : [];
    const parentId = above.map((each) => idAt.get(each)).find((id) => id !== undefined);
    if (parentId === undefined || parentId === page.parentId) continue;
    moved.push({ ...page, parentId });
    parents.add(page.parentId).add(parentId);
  }
  await setParents(tx, moved);
  return { moved, parents };
}

/** Sets the parents of pages: last among their siblings, or at the positions that they have. */
export async function setParents(
  tx: Transaction,
  pages: readonly { id: string; parentId: string | null }[],
  at: 'last' | 'own' = 'last',
): Promise<void> {
  const position = at === 'last' ? LAST : null;
  for (const part of inParts(pages))
    await tx.$executeRaw`
      update page set parent_id = new.parent_id, position = coalesce(${position}::int, page.position)
        from unnest(${part.map(({ id }) => id)}::text[], ${part.map(({ parentId }) => parentId)}::text[])
          as new(id, parent_id)
        where page.id = new.id`;
}

/** Tags of lists within a branch; the pages themselves depend on their ancestors' tags. */
export function listingTags(branch: readonly TreePage[]): string[] {
  const ids = new Set(branch.map(({ id }) => id));
  return branch.flatMap(({ parentId }) =>
    parentId !== null && ids.has(parentId) ? [childrenTag(parentId)] : [],
  );
}

/** Numbers the pages below each of some parents from 0 on, in the order in which they are, one of them at its own place. */
export async function renumber(
  tx: Transaction,
  parents: Iterable<string | null>,
  own?: { id: string; position: number | undefined },
): Promise<void> {
  for (const parentId of new Set(parents)) {
    const siblings = await tx.page.findMany({
      where: { parentId, deletedAt: null },
      select: { id: true, position: true },
      orderBy: [{ position: 'asc' }, { path: 'asc' }],
    });
    const ids = siblings.map(({ id }) => id);
    const order = own && ids.includes(own.id) ? placed(ids, own.id, own.position) : ids;
    const was = new Map(siblings.map(({ id, position }) => [id, position]));
    const changed = order.flatMap((id, position) => (was.get(id) === position ? [] : [{ id, position }]));
    for (const part of inParts(changed))
      await tx.$executeRaw`
        update page set position = new.position
          from unnest(${part.map(({ id }) => id)}::text[], ${part.map(({ position }) => position)}::int[])
            as new(id, position)
          where page.id = new.id`;
  }
}
