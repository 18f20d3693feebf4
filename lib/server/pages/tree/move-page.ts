import 'server-only';

import { REFUSED_PATH, validateNewPagePath } from '@/lib/domain/addresses/paths';
import { AppError } from '@/lib/domain/errors';
import { INPUT } from '@/lib/domain/limits';
import { fitsBelow, pathBelow, rebasedPath } from '@/lib/domain/site/page-tree';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { followMoved, type MovedPage, writePaths } from '@/lib/server/pages/links/follow-moved';
import { keepPageChanges } from '@/lib/server/pages/settings/page-changes';
import { childrenTag, PAGES_TAG, pageTag, pathTag } from '@/lib/server/tags/page-tags';
import {
  findLive,
  listingTags,
  nearestAbove,
  readBranch,
  renumber,
  setParents,
  settleBelow,
  type TreePage,
} from './tree';

export interface Move {
  path?: string | undefined;
  /** Null: below none. */
  parentId?: string | null | undefined;
  position?: number | undefined;
}

interface Place {
  path: string;
  parentId: string | null;
}

/**
 * Moves a page with all its descendants, within `changeTree`: to another path, below another page, or to another
 * position among its siblings. Old paths redirect permanently, and links are updated.
 * @returns the tags of what looks different now
 * @throws {AppError} `conflict` for the home page, `path_taken`, `validation_failed`, all before anything is
 * written
 */
export async function movePage(
  tx: Transaction,
  page: TreePage,
  move: Move,
  actor: Actor,
): Promise<{ path: string; tags: string[] }> {
  refuseHome(page, 'moved');
  const branch = await readBranch(tx, page.path);
  const place = await findPlace(tx, page, move, new Set(branch.map(({ id }) => id)));
  const moved =
    place.path === page.path
      ? []
      : branch.map(({ id, path }) => ({ id, path, to: rebasedPath(path, page.path, place.path) }));
  await refuseUnfit(tx, moved);
  const isMoved = moved.length > 0 || place.parentId !== page.parentId;
  if (moved.length > 0) {
    await writePaths(tx, moved);
    const changes = moved.map(({ id, path, to }) => ({ pageId: id, before: { path }, after: { path: to } }));
    await keepPageChanges(tx, changes, actor.userId);
  }
  if (place.parentId !== page.parentId) await setParents(tx, [{ id: page.id, parentId: place.parentId }]);
  const settled = moved.length > 0 ? await settleBelow(tx, place.path) : { moved: [], parents: [] };
  const own = move.position === undefined ? undefined : { id: page.id, position: move.position };
  await renumber(tx, [page.parentId, place.parentId, ...settled.parents], own);
  const following = moved.length > 0 ? await followMoved(tx, moved, actor.userId) : [];
  const object = moved.length > 0 ? `${page.path}, ${place.path}` : place.path;
  const { address } = actor;
  await recordEvent(tx, { action: isMoved ? 'page_moved' : 'page_changed', actor, object, address });
  const around = [page.parentId, place.parentId, ...settled.parents];
  const below = isMoved ? await readBranch(tx, place.path) : [];
  const above = isMoved ? [page, ...settled.moved] : [];
  return {
    path: place.path,
    tags: [
      PAGES_TAG,
      ...around.flatMap((id) => (id === null ? [] : [childrenTag(id)])),
      ...above.map(({ id }) => pageTag(id)),
      ...listingTags(below),
      ...moved.map(({ to }) => pathTag(to)),
      ...following,
    ],
  };
}

/** @throws {AppError} `conflict` */
export function refuseHome({ path }: TreePage, what: 'moved' | 'deleted'): void {
  if (path === '/') throw new AppError('conflict', `The home page cannot be ${what}.`);
}

async function findPlace(
  tx: Transaction,
  page: TreePage,
  { path, parentId }: Move,
  leaving: ReadonlySet<string>,
): Promise<Place> {
  if (parentId === undefined) {
    return path === undefined || path === page.path ? page : findPlaceOf(tx, page, path, leaving);
  }
  const parent = parentId === null ? null : await findParent(tx, parentId, leaving);
  const above = parent?.path ?? null;
  const isBelowAlready = fitsBelow(above, (await nearestAbove(tx, page.path, leaving))?.path ?? null);
  const to = path ?? (isBelowAlready ? page.path : pathBelow(page.path, above ?? '/'));
  if (!fitsBelow(above, (await nearestAbove(tx, to, leaving))?.path ?? null))
    throw refusal('parentId', 'The path does not lie below that page, or another page lies between them.');
  return { path: to, parentId };
}

/** The place of a page that gets another path without a given parent. */
async function findPlaceOf(
  tx: Transaction,
  page: TreePage,
  path: string,
  leaving: ReadonlySet<string>,
): Promise<Place> {
  const nearest = await nearestAbove(tx, path, leaving);
  const staysAlone = page.parentId === null && nearest?.path === '/';
  return { path, parentId: staysAlone ? null : (nearest?.id ?? null) };
}

async function findParent(tx: Transaction, id: string, leaving: ReadonlySet<string>): Promise<TreePage> {
  if (leaving.has(id)) throw refusal('parentId', 'A page cannot be placed below itself.');
  return findLive(tx, id).catch((error: unknown) => {
    const isMissing = error instanceof AppError && error.code === 'not_found';
    throw isMissing ? refusal('parentId', 'There is no such page.') : error;
  });
}

async function refuseUnfit(tx: Transaction, moved: readonly MovedPage[]): Promise<void> {
  const [first] = moved;
  if (!first) return;
  const judged = validateNewPagePath(first.to);
  if (!judged.ok) throw refusal('path', REFUSED_PATH[judged.reason]);
  if (moved.some(({ to }) => [...to].length > INPUT.pathCharacters))
    throw refusal('path', 'The path of a page below it would become too long.');
  await refuseTaken(
    tx,
    moved.map(({ to }) => to),
    moved.map(({ id }) => id),
  );
}

/** @throws {AppError} `path_taken` when a page other than these stands at one of the paths */
export async function refuseTaken(tx: Transaction, paths: string[], ids: string[] = []): Promise<void> {
  const [taken] = await tx.$queryRaw<{ path: string }[]>`
    select path from page where path = any(${paths}::text[]) and id <> all(${ids}::text[]) limit 1`;
  if (taken) throw new AppError('path_taken', `There is a page at this path already: ${taken.path}`);
}

function refusal(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { errors: [{ path, message }] });
}
