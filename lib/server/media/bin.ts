import 'server-only';

import type { MediaBulk, MediaBulkDone } from '@/lib/contracts/media';
import { mediaPath } from '@/lib/domain/media/pathname';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { readyPictures } from '@/lib/server/ready-pictures';
import { changeFiles, type LockedFile, type Refusal, throwRefusal } from './change-files';
import { removeBytes, removeRows } from './remove-files';
import { forgetServedFile } from './served-file';
import { countVersionsOf, findMarkAmong, findPagesOf, findTemplatesOf } from './where-used';

/**
 * Moves a file to the bin, or deletes a binned one permanently.
 * @throws {AppError} `not_found`; `in_use` unless it is forced, with its `pages`, the section templates that show it (`templates`) and whether it `isMark`, or, for good, the number of
 * saved `versions` that show it; `unavailable`
 */
export async function deleteFile(
  pathname: string,
  { force, forever }: { force: boolean; forever: boolean },
  actor: Actor,
): Promise<void> {
  throwRefusal(
    forever ? await forgetFiles([pathname], force, actor) : await binFiles([pathname], force, actor),
  );
}

/** Many at once: each is done or refused by itself. */
export function changeMany(bulk: MediaBulk, actor: Actor): Promise<MediaBulkDone> {
  switch (bulk.action) {
    case 'delete':
      return binFiles(bulk.pathnames, bulk.force, actor);
    case 'restore':
      return restoreFiles(bulk.pathnames, actor);
    case 'forget':
      return forgetFiles(bulk.pathnames, bulk.force, actor);
    case 'move':
      return moveFiles(bulk.pathnames, bulk.folder, actor);
  }
}

async function binFiles(pathnames: string[], force: boolean, actor: Actor): Promise<MediaBulkDone> {
  const { files, ...answer } = await changeFiles(pathnames, actor, {
    ofBin: false,
    isSeen: true,
    action: 'media_deleted',
    ...(!force && { refuse: refuseUsed }),
    write: (tx, locked) =>
      tx.mediaItem.updateMany({
        where: { id: { in: locked.map(({ id }) => id) } },
        data: { deletedAt: new Date() },
      }),
  });
  for (const pathname of files.flatMap(({ pathname, poster }) => [pathname, ...(poster ? [poster] : [])])) {
    // Otherwise it would be served from memory for some more seconds.
    forgetServedFile(pathname);
    readyPictures().forget(mediaPath(pathname));
  }
  return answer;
}

const pathnamesOf = (files: readonly LockedFile[]) => files.map(({ pathname }) => pathname);

async function refuseUsed(tx: Transaction, files: readonly LockedFile[]): Promise<Map<string, Refusal>> {
  const ids = files.map(({ id }) => id);
  const [pagesById, mark] = [await findPagesOf(tx, ids), await findMarkAmong(tx, ids)];
  const refusals = new Map<string, Refusal>(
    [...pagesById].map(([id, pages]) => [
      id,
      { code: 'in_use', message: 'This file is shown on a page.', pages },
    ]),
  );
  const templatesOf = await findTemplatesOf(tx, pathnamesOf(files));
  for (const { id, pathname } of files) {
    const templates = templatesOf.get(pathname);
    const message = 'A section template shows this file.';
    if (templates) refusals.set(id, { code: 'in_use', message, pages: [], ...refusals.get(id), templates });
  }
  if (mark !== null) {
    const message = 'This file is the mark of the site.';
    refusals.set(mark, { code: 'in_use', message, pages: [], ...refusals.get(mark), isMark: true });
  }
  return refusals;
}

async function restoreFiles(pathnames: string[], actor: Actor): Promise<MediaBulkDone> {
  const { files: _, ...answer } = await changeFiles(pathnames, actor, {
    ofBin: true,
    isSeen: true,
    action: 'media_restored',
    write: (tx, locked) =>
      tx.mediaItem.updateMany({
        where: { id: { in: locked.map(({ id }) => id) } },
        data: { deletedAt: null },
      }),
  });
  return answer;
}

/** Earlier versions of pages, and section templates, that show these files would lack them after a restore. */
async function refuseKept(tx: Transaction, files: readonly LockedFile[]): Promise<Map<string, Refusal>> {
  const versionsOf = await countVersionsOf(tx, pathnamesOf(files));
  const templatesOf = await findTemplatesOf(tx, pathnamesOf(files));
  const refusals = new Map<string, Refusal>();
  for (const { id, pathname } of files) {
    const [versions = 0, templates] = [versionsOf.get(pathname), templatesOf.get(pathname)];
    if (versions === 0 && !templates) continue;
    const message =
      versions === 0 ? 'A section template shows this file.' : 'Saved versions of pages show this file.';
    refusals.set(id, { code: 'in_use', message, versions, ...(templates && { templates }) });
  }
  return refusals;
}

/** Rows first, then the bytes, once nobody can request them any more (security M-5). */
async function forgetFiles(pathnames: string[], force: boolean, actor: Actor): Promise<MediaBulkDone> {
  const { files, ...answer } = await changeFiles(pathnames, actor, {
    ofBin: true,
    isSeen: false,
    action: 'media_removed',
    ...(!force && { refuse: refuseKept }),
    write: removeRows,
  });
  await removeBytes(files);
  return answer;
}

async function moveFiles(pathnames: string[], folder: string, actor: Actor): Promise<MediaBulkDone> {
  const { files: _, ...answer } = await changeFiles(pathnames, actor, {
    ofBin: false,
    isSeen: false,
    action: null,
    write: (tx, locked) =>
      tx.mediaItem.updateMany({ where: { id: { in: locked.map(({ id }) => id) } }, data: { folder } }),
  });
  return answer;
}
