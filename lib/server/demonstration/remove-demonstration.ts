import 'server-only';

import {
  type DemonstrationRemoval,
  type DemonstrationRemoved,
  type RemovalRecord,
  removalRecord,
} from '@/lib/contracts/demonstration';
import { planRemoval } from '@/lib/domain/demonstration/plan-removal';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import type { Transaction } from '@/lib/server/db';
import { binPage } from '@/lib/server/pages/tree/page-bin';
import { findLive } from '@/lib/server/pages/tree/tree';
import { changeTree } from '@/lib/server/pages/write/change-tree';
import { childrenTag, PAGES_TAG, pageTag } from '@/lib/server/tags/page-tags';
import { binUnusedFiles, forgetServed, type NamedFile } from './demonstration-files';
import { unnameTexts } from './demonstration-texts';
import { emptyPage, startingWordsIn } from './empty-page';
import { holdDemonstration, readSitePages } from './site-pages';

/**
 * Removes the demonstration, in one transaction: its pages and files go to the bin, pages that stay get words to be typed over,
 * and interface texts no longer name its artist. What anybody has changed stays unless it is named.
 * @throws {AppError} `conflict` where nothing of it is left, `unavailable`
 */
export async function removeDemonstration(
  { removal, also }: DemonstrationRemoval,
  actor: Actor,
): Promise<DemonstrationRemoved> {
  const words = await startingWordsIn();
  const { done, files } = await changeTree(actor, async (tx) => {
    await requireStillMay(tx, actor, 'administer-site');
    await holdDemonstration(tx);
    const pages = await readSitePages(tx);
    const plan = planRemoval(pages, removal, new Set(also));
    const ids = [...plan.gone, ...plan.emptied];
    if (ids.length === 0) throw new AppError('conflict', 'Nothing of the demonstration is left to remove.');
    const texts = await tx.pageTranslation.count({ where: { pageId: { in: ids } } });
    const tags = [PAGES_TAG, ...ids.flatMap((id) => [pageTag(id), childrenTag(id)])];
    const pathOf = (path: string) => pages.find(({ demonstration }) => demonstration === path)?.path ?? path;
    const emptied: RemovalRecord['emptied'] = [];
    for (const page of pages.filter(({ id }) => plan.emptied.includes(id))) {
      const isHidden = plan.hidden.includes(page.id);
      emptied.push(await emptyPage(tx, page, { words, pathOf, isHidden, authorId: actor.userId }));
    }
    for (const id of plan.binned) tags.push(...(await binPage(tx, await findLive(tx, id), actor)));
    const files = await binUnusedFiles(tx);
    const unnamed = new Map([...words].map(([id, { name }]) => [id, name]));
    const { names, tags: textTags } = await unnameTexts(tx, unnamed);
    const fileIds = files.map(({ id }) => id);
    await keepRecord(tx, { binned: plan.binned, files: fileIds, emptied, names });
    const done = {
      pages: plan.gone.length,
      emptied: emptied.length,
      files: files.length,
      texts,
    };
    const object = `${removal} (${done.pages}, ${done.emptied}, ${done.files})`;
    await recordEvent(tx, { action: 'demonstration_removed', actor, object, address: actor.address });
    const answer: { done: DemonstrationRemoved; files: NamedFile[] } = { done, files };
    return { answer, tags: [...tags, ...textTags] };
  });
  forgetServed(files);
  return done;
}

/** Keeps what was changed, beside what earlier removals did. */
async function keepRecord(tx: Transaction, record: RemovalRecord): Promise<void> {
  const row = await tx.firstSteps.findUnique({ where: { id: 1 }, select: { removal: true } });
  const { data: before } = removalRecord.safeParse(row?.removal);
  const removal: RemovalRecord = before
    ? {
        binned: [...before.binned, ...record.binned],
        files: [...before.files, ...record.files],
        emptied: [...before.emptied, ...record.emptied],
        names: [...before.names, ...record.names],
      }
    : record;
  await tx.firstSteps.upsert({ where: { id: 1 }, create: { id: 1, removal }, update: { removal } });
}
