import 'server-only';

import type { PageBulk, PageBulkDone } from '@/lib/contracts/page-changes';
import { AppError } from '@/lib/domain/errors';
import { isBelow } from '@/lib/domain/site/page-tree';
import { isStorableText } from '@/lib/domain/text/stored-text';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { publishPage } from '@/lib/server/pages/publishing/publish-pages';
import { movePage } from '@/lib/server/pages/tree/move-page';
import { binPage, forgetPage, restorePage } from '@/lib/server/pages/tree/page-bin';
import { findLive } from '@/lib/server/pages/tree/tree';
import { changeTree } from '@/lib/server/pages/write/change-tree';

/**
 * Applies one change to several pages in one transaction. Pages that refuse do not stop the others; descendants of
 * another given page are changed with it.
 * @throws {AppError} `unavailable`
 */
export function changeManyPages(bulk: PageBulk, actor: Actor): Promise<PageBulkDone> {
  return changeTree(actor, async (tx) => {
    const requested = await inOrder(tx, bulk);
    const answer: PageBulkDone = { done: [], refused: [] };
    const tags: string[] = [];
    const donePaths: string[] = [];
    for (const { id, path } of requested) {
      if (donePaths.some((above) => isBelow(path, above))) {
        answer.done.push(id);
        continue;
      }
      try {
        tags.push(...(await carryOut(tx, id, bulk, actor)));
        answer.done.push(id);
        if (goesAlong(bulk)) donePaths.push(path);
      } catch (error) {
        // A refusal comes before anything is written.
        if (!(error instanceof AppError)) throw error;
        answer.refused.push({ id, code: error.code, message: error.message });
      }
    }
    return { answer, tags };
  });
}

/**
 * Bins a page, restores it or deletes it permanently, with all its descendants.
 * @throws {AppError} `not_found`, `conflict` for the home page, `path_taken`, `unavailable`
 */
export function changeOnePage(
  id: string,
  action: 'delete' | 'restore' | 'forget',
  actor: Actor,
): Promise<null> {
  return changeTree(actor, async (tx) => ({ answer: null, tags: await carryOut(tx, id, { action }, actor) }));
}

/** @returns the tags of what looks different now */
async function carryOut(
  tx: Transaction,
  id: string,
  bulk: Pick<PageBulk, 'action'> & { parentId?: string | null; locale?: string },
  actor: Actor,
): Promise<string[]> {
  switch (bulk.action) {
    case 'delete':
      return binPage(tx, await findLive(tx, id), actor);
    case 'restore':
      return restorePage(tx, id, actor);
    case 'forget':
      return forgetPage(tx, id, actor);
    case 'publish':
    case 'unpublish':
      return publishPage(tx, id, { ...bulk, action: bulk.action }, actor);
    case 'move':
      return (await movePage(tx, await findLive(tx, id), { parentId: bulk.parentId }, actor)).tags;
  }
}

/** Restoring and publishing apply to each page by itself, so descendants are not included. */
function goesAlong({ action }: PageBulk): boolean {
  return action === 'delete' || action === 'move';
}

/** In the given order, but parents before children. An unknown id has no path, and is refused. */
async function inOrder(tx: Transaction, bulk: PageBulk): Promise<{ id: string; path: string }[]> {
  const ids = [...new Set(bulk.ids)];
  const rows = await tx.page.findMany({
    where: { id: { in: ids.filter(isStorableText) } },
    select: { id: true, path: true },
  });
  const pathOf = new Map(rows.map(({ id, path }) => [id, path]));
  const requested = ids.map((id) => ({ id, path: pathOf.get(id) ?? '' }));
  if (!goesAlong(bulk)) return requested;
  // Below the home page is everything, and it goes nowhere itself.
  const heads = requested.filter(({ path }) => path.length > 1);
  const isAlong = ({ path }: { path: string }) => heads.some((head) => isBelow(path, head.path));
  const along = requested.filter(isAlong).sort((a, b) => a.path.length - b.path.length);
  return [...requested.filter((each) => !isAlong(each)), ...along];
}
