import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { fitsBelow, pathsAbove } from '@/lib/domain/site/page-tree';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { freePaths } from '@/lib/server/pages/links/follow-moved';
import { inParts } from '@/lib/server/pages/write/in-parts';
import { childrenTag, PAGES_TAG, pageTag, pathTag } from '@/lib/server/tags/page-tags';
import { refuseHome, refuseTaken } from './move-page';
import { queueBranch } from './queue-branch';
import {
  listingTags,
  nearestAbove,
  readBranch,
  renumber,
  setParents,
  settleBelow,
  type TreePage,
} from './tree';

/** A binned page; what was binned with it has the same id here. */
interface BinnedPage {
  id: string;
  path: string;
  below: string | null;
  position: number;
}

/**
 * Bins a page with all its descendants, within `changeTree`. They lose their parents, and get paths that no
 * address can name.
 * @returns the tags of what looks different now
 * @throws {AppError} `conflict` for the home page
 */
export async function binPage(tx: Transaction, page: TreePage, actor: Actor): Promise<string[]> {
  refuseHome(page, 'deleted');
  const branch = await readBranch(tx, page.path);
  for (const part of inParts(branch.map(({ id }) => id)))
    await tx.$executeRaw`
      update page set deleted_at = now(), binned_with = ${page.id}, binned_path = path,
          binned_below = parent_id, parent_id = null, path = '/~/' || id
        where id = any(${part}::text[])`;
  await renumber(tx, [page.parentId]);
  await note(tx, 'page_deleted', page.path, branch.length, actor);
  await queueBranch(tx, 'page.unpublished', branch);
  return [PAGES_TAG, pageTag(page.id), ...listingTags(branch), ...childrenTags([page.parentId])];
}

/**
 * Takes a page out of the bin with all that went along, to where they stood, within `changeTree`.
 * @returns the tags of what looks different now
 * @throws {AppError} `not_found`, `path_taken` when another page stands there by now
 */
export async function restorePage(tx: Transaction, id: string, actor: Actor): Promise<string[]> {
  const binned = await readBinned(tx, id);
  const root = binned.find((each) => each.id === id);
  if (!root) throw new AppError('not_found', 'There is no such page in the bin.');
  const paths = binned.map(({ path }) => path);
  await refuseTaken(tx, paths);
  await freePaths(tx, paths);
  for (const part of inParts(binned.map((each) => each.id)))
    await tx.$executeRaw`
      update page set path = binned_path, deleted_at = null, binned_with = null, binned_path = null, binned_below = null
        where id = any(${part}::text[])`;
  const idAt = new Map(binned.map((each) => [each.path, each.id]));
  const parentId = await parentOfRestored(tx, root);
  const placed = binned.map((each) => {
    const above = pathsAbove(each.path).flatMap((path) => idAt.get(path) ?? [])[0];
    return { id: each.id, parentId: each.id === id ? parentId : (above ?? parentId) };
  });
  await setParents(tx, placed, 'own');
  const settled = await settleBelow(tx, root.path);
  await renumber(tx, [
    ...placed.map((each) => each.parentId).filter((each) => each !== parentId),
    ...settled.parents,
  ]);
  await renumber(tx, [parentId], { id, position: root.position });
  await note(tx, 'page_restored', root.path, binned.length, actor);
  await queueBranch(tx, 'page.published', binned);
  const branch = await readBranch(tx, root.path);
  return [
    PAGES_TAG,
    // Each of them, since the pages that it names can show it again.
    ...[...binned, ...settled.moved].map((each) => pageTag(each.id)),
    ...listingTags(branch),
    ...childrenTags([parentId, ...settled.parents]),
    ...paths.map(pathTag),
  ];
}

/**
 * Deletes a binned page permanently, with all that was binned with it and their history.
 * @throws {AppError} `not_found`
 */
export async function forgetPage(tx: Transaction, id: string, actor: Actor): Promise<string[]> {
  const binned = await readBinned(tx, id);
  const root = binned.find((each) => each.id === id);
  if (!root) throw new AppError('not_found', 'There is no such page in the bin.');
  await removeBinned(tx, [id]);
  await note(tx, 'page_removed', root.path, binned.length, actor);
  return [];
}

/** Removes pages that lie in the bin with all that went along. */
export async function removeBinned(tx: Transaction, ids: string[]): Promise<void> {
  await tx.page.deleteMany({ where: { deletedAt: { not: null }, binnedWith: { in: ids } } });
}

function readBinned(tx: Transaction, id: string): Promise<BinnedPage[]> {
  if (!isStorableText(id)) return Promise.resolve([]);
  return tx.$queryRaw<BinnedPage[]>`
    select id, binned_path as path, binned_below as below, position from page
      where deleted_at is not null and binned_with = ${id} order by length(binned_path), binned_path for update`;
}

/** Its former parent, if that still exists; a page outside the navigation stays outside. */
async function parentOfRestored(tx: Transaction, { id, path, below }: BinnedPage): Promise<string | null> {
  const nearest = await nearestAbove(tx, path, new Set([id]));
  return below === null && fitsBelow(null, nearest?.path ?? null) ? null : (nearest?.id ?? null);
}

function childrenTags(parents: Iterable<string | null>): string[] {
  return [...parents].flatMap((id) => (id === null ? [] : [childrenTag(id)]));
}

async function note(
  tx: Transaction,
  action: 'page_deleted' | 'page_restored' | 'page_removed',
  path: string,
  count: number,
  actor: Actor,
): Promise<void> {
  const object = count > 1 ? `${path} (${count})` : path;
  await recordEvent(tx, { action, actor, object, address: actor.address });
}
