import 'server-only';

import { type DemonstrationRestored, type RemovalRecord, removalRecord } from '@/lib/contracts/demonstration';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import type { Transaction } from '@/lib/server/db';
import { tagsOfPagesWith } from '@/lib/server/media/where-used';
import { restorePage } from '@/lib/server/pages/tree/page-bin';
import { changeTree } from '@/lib/server/pages/write/change-tree';
import { childrenTag, PAGES_TAG, pageTag } from '@/lib/server/tags/page-tags';
import { nameTexts } from './demonstration-texts';
import { refillPage } from './empty-page';

/**
 * Brings the demonstration back as it was removed, in one transaction. Whatever the owner has made in the meantime stays.
 * @throws {AppError} `conflict` where there is nothing to bring back, `unavailable`
 */
export function restoreDemonstration(actor: Actor): Promise<DemonstrationRestored> {
  return changeTree(actor, async (tx) => {
    await requireStillMay(tx, actor, 'administer-site');
    const row = await tx.firstSteps.findUnique({ where: { id: 1 }, select: { removal: true } });
    const { data: record } = removalRecord.safeParse(row?.removal);
    if (!record) throw new AppError('conflict', 'There is no removal of the demonstration to undo.');
    const pages = await restorePages(tx, record.binned, actor);
    const refilled = await refill(tx, record.emptied, actor);
    const files = await restoreFiles(tx, record.files);
    const textTags = await nameTexts(tx, record.names);
    await tx.$executeRaw`update first_steps set removal = null where id = 1`;
    const object = `(${pages.count}, ${record.emptied.length}, ${files.count})`;
    await recordEvent(tx, { action: 'demonstration_restored', actor, object, address: actor.address });
    const answer = { pages: pages.count, files: files.count, left: [...pages.left, ...refilled.left] };
    return { answer, tags: [PAGES_TAG, ...pages.tags, ...refilled.tags, ...files.tags, ...textTags] };
  });
}

async function restorePages(tx: Transaction, binned: readonly string[], actor: Actor) {
  const tags: string[] = [];
  const left: string[] = [];
  let count = 0;
  // The last one first: each kept the place that it had when those before it were gone.
  for (const id of binned.toReversed()) {
    const along = await tx.page.findMany({
      where: { binnedWith: id },
      select: { id: true, binnedPath: true },
    });
    // Brought back already, or gone for good.
    if (along.length === 0) continue;
    try {
      tags.push(...(await restorePage(tx, id, actor)));
      count += along.length;
    } catch (error) {
      // A refusal comes before anything is written.
      if (!(error instanceof AppError)) throw error;
      left.push(...along.flatMap((page) => (page.id === id ? (page.binnedPath ?? []) : [])));
    }
  }
  return { tags, left, count };
}

async function refill(tx: Transaction, emptied: RemovalRecord['emptied'], actor: Actor) {
  const tags: string[] = [];
  const left: string[] = [];
  for (const each of emptied) {
    const page = await tx.page.findUnique({ where: { id: each.page, deletedAt: null } });
    if (!page) continue;
    if (!(await refillPage(tx, each, actor.userId))) left.push(page.path);
    tags.push(pageTag(page.id), childrenTag(page.id), ...(page.parentId ? [childrenTag(page.parentId)] : []));
  }
  return { tags, left };
}

async function restoreFiles(tx: Transaction, ids: readonly string[]) {
  const { count } = await tx.mediaItem.updateMany({
    where: { id: { in: [...ids] }, deletedAt: { not: null } },
    data: { deletedAt: null },
  });
  return { count, tags: await tagsOfPagesWith(tx, ids) };
}
