import 'server-only';

import { sameJson } from '@/lib/domain/json';
import { posterPathname } from '@/lib/domain/media/poster';
import { noteChange } from '@/lib/domain/site-archive/changes';
import { storedRights } from '@/lib/server/media/media-item';
import type { Importing } from './importing';
import { knownRows } from './judged-rows';
import { READY_MEDIA, type ReadyFile, readyFile } from './prepare-media';
import { inParts } from './row-files';

const AT_ONCE = 100;

/** Adds the media files of the archive with their details; other files of the site stay. */
export async function importMedia(importing: Importing): Promise<void> {
  const { tx, folder } = importing;
  for await (const files of inParts(knownRows(folder, READY_MEDIA, readyFile), AT_ONCE)) {
    const here = await tx.mediaItem.findMany({
      where: { pathname: { in: files.map(({ pathname }) => pathname) } },
    });
    const byPathname = new Map(here.map((row) => [row.pathname, row]));
    for (const file of files) {
      const before = byPathname.get(file.pathname);
      if (before) await changeFile(importing, file, before);
      else await addFile(importing, file);
    }
  }
}

/** Gives a file of the site what the archive says of it. */
async function changeFile(
  { tx, changes, isApplied }: Importing,
  file: ReadyFile,
  before: { deletedAt: Date | null },
): Promise<void> {
  const { pathname } = file;
  const details = detailsOf(file);
  const isOther =
    before.deletedAt !== null ||
    Object.entries(details).some(([name, value]) => !sameJson(Reflect.get(before, name), value));
  if (!isOther) return;
  noteChange(changes, 'media', 'changed', pathname);
  if (isApplied) await tx.mediaItem.update({ where: { pathname }, data: { ...details, deletedAt: null } });
}

async function addFile({ tx, changes, isApplied, actor }: Importing, file: ReadyFile): Promise<void> {
  const { pathname, row, added } = file;
  if (!added) throw new Error(`A file has gone meanwhile: ${pathname}`);
  noteChange(changes, 'media', 'added', pathname);
  const { file: _, ...facts } = added;
  const { uploadedAt } = row;
  const data = { pathname, ...facts, ...detailsOf(file), uploadedAt, createdById: actor.userId };
  if (isApplied) await tx.mediaItem.create({ data });
}

/** A file's details, as columns. */
function detailsOf({ row: { details, poster } }: ReadyFile) {
  const { name, folder = '', alts = {}, captions = {}, isDecorative = false, focalPoint, rights } = details;
  return {
    ...(name !== undefined && { name }),
    folder,
    alts,
    captions,
    isDecorative,
    ...(rights && { rights: storedRights(rights) }),
    focalX: focalPoint?.x ?? null,
    focalY: focalPoint?.y ?? null,
    poster: poster === null ? null : posterPathname(poster),
  };
}
