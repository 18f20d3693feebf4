import 'server-only';

import { pageRow } from '@/lib/contracts/site-archive';
import { sameJson } from '@/lib/domain/json';
import { kindForPath, readPageKind } from '@/lib/domain/site/page-kinds';
import { noteChange } from '@/lib/domain/site-archive/changes';
import type { Prisma, Transaction } from '@/lib/server/db';
import { ownAttributes } from '@/lib/server/pages/settings/own-attributes';
import { changePageLook } from '@/lib/server/pages/settings/page-changes';
import { lockSharePicture } from '@/lib/server/pages/settings/share-picture';
import type { Importing } from './importing';
import { knownRows } from './judged-rows';
import { inParts } from './row-files';

const AT_ONCE = 200;

/** Ids of the archive's pages on this site, by path; empty in a dry run. */
export type PageIds = Map<string, string>;

interface Here {
  id: string;
  path: string;
  parentId: string | null;
  position: number;
}

/** Gives the site the pages of the archive, each in its place; the others go into the bin. */
export async function importPages(importing: Importing): Promise<PageIds> {
  const { tx, rows, isApplied } = importing;
  const select = { id: true, path: true, parentId: true, position: true } as const;
  const here: Here[] = await tx.page.findMany({
    where: { deletedAt: null },
    select,
    orderBy: { path: 'asc' },
  });
  await binOthers(importing, here);
  const ids: PageIds = new Map(here.flatMap(({ path, id }) => (rows.pages.has(path) ? [[path, id]] : [])));
  const byId = new Map(here.map((page) => [page.id, page]));
  for await (const part of inParts(knownRows(importing.folder, 'pages.ndjson', pageRow), AT_ONCE)) {
    const known = part.flatMap(({ path }) => ids.get(path) ?? []);
    const stored = await tx.page.findMany({
      where: { id: { in: known } },
      select: {
        id: true,
        path: true,
        layout: true,
        kind: true,
        attributes: true,
        sharePicture: { select: { pathname: true } },
      },
    });
    const before = new Map(stored.map((page) => [page.path, page]));
    for (const row of part) {
      const page = before.get(row.path);
      if (!page) noteChange(importing.changes, 'pages', 'added', row.path);
      else await changePage(importing, row, page, isMoved(importing, row.path, ids, byId));
    }
    if (!isApplied) continue;
    const added = part.filter(({ path }) => !before.has(path));
    const pictures = await lockPictures(importing, added);
    const made = await tx.page.createManyAndReturn({
      // Below no page yet: parents may come later.
      data: added.map(({ isOutside: _, attributes, sharePicture, ...page }) => ({
        kind: kindForPath(page.path),
        ...page,
        sharePictureId: pictures.get(sharePicture ?? '') ?? null,
        attributes: attributes as Prisma.InputJsonArray,
        changedById: importing.actor.userId,
      })),
      select: { id: true, path: true },
    });
    for (const { id, path } of made) ids.set(path, id);
  }
  if (isApplied) await placePages(importing, ids);
  return ids;
}

type Row = ReturnType<typeof pageRow.parse>;

interface Stored {
  id: string;
  layout: string;
  kind: string;
  attributes: unknown;
  sharePicture: { pathname: string } | null;
}

async function changePage(
  { tx, renamed, changes, isApplied, actor }: Importing,
  { path, layout, kind: said, attributes, sharePicture: given }: Row,
  before: Stored,
  hasMoved: boolean,
): Promise<void> {
  const kind = said ?? readPageKind(before.kind);
  const sharedBy = before.sharePicture?.pathname ?? null;
  const sharePicture = given === undefined ? sharedBy : given && (renamed.get(given) ?? given);
  const isSame =
    before.layout === layout &&
    before.kind === kind &&
    sameJson(before.attributes, attributes) &&
    sharedBy === sharePicture;
  if (isSame && !hasMoved) return;
  noteChange(changes, 'pages', 'changed', path);
  if (!isApplied) return;
  const look = { layout, kind, attributes: ownAttributes(attributes), sharePicture };
  await changePageLook(tx, before.id, look, actor.userId);
  await tx.page.update({ where: { path }, data: { changedById: actor.userId }, select: { id: true } });
}

/** The pictures that stand for pages, by the pathnames that the archive has for them. */
async function lockPictures({ tx, renamed }: Importing, rows: readonly Row[]): Promise<Map<string, string>> {
  const lockedIds = new Map<string, string>();
  for (const { sharePicture: given } of rows)
    if (given && !lockedIds.has(given))
      lockedIds.set(given, await lockSharePicture(tx, renamed.get(given) ?? given));
  return lockedIds;
}

function isMoved({ rows }: Importing, path: string, ids: PageIds, byId: ReadonlyMap<string, Here>): boolean {
  const wanted = rows.pages.get(path);
  const here = byId.get(ids.get(path) ?? '');
  const parent = here?.parentId ? byId.get(here.parentId)?.path : null;
  return wanted?.parent !== parent || wanted?.position !== here?.position;
}

/** Every page below its parent, in its place: the whole tree at once, since it has to be one at the end alone. */
async function placePages({ tx, rows }: Importing, ids: PageIds): Promise<void> {
  const places = [...rows.pages.values()].flatMap(({ path, parent, position }) => {
    const id = ids.get(path);
    return id === undefined
      ? []
      : [{ id, parent: parent === null ? null : (ids.get(parent) ?? null), position }];
  });
  for (let from = 0; from < places.length; from += AT_ONCE * 10) {
    const some = JSON.stringify(places.slice(from, from + AT_ONCE * 10));
    await tx.$executeRaw`
      update page set parent_id = place.parent, position = place.position
        from json_to_recordset(${some}::json) as place(id text, parent text, position int)
        where page.id = place.id
          and (page.parent_id is distinct from place.parent or page.position <> place.position)`;
  }
}

/** Pages that the archive does not have, into the bin: what hung together there comes back together. */
async function binOthers({ tx, rows, changes, isApplied }: Importing, here: readonly Here[]): Promise<void> {
  const gone = new Map(here.filter(({ path }) => !rows.pages.has(path)).map((page) => [page.id, page]));
  for (const { path } of gone.values()) noteChange(changes, 'pages', 'removed', path);
  if (!isApplied) return;
  const withWhich = (page: Here): string => {
    const above = page.parentId === null ? undefined : gone.get(page.parentId);
    return above ? withWhich(above) : page.id;
  };
  await binPages(
    tx,
    [...gone.values()].map((page) => ({ id: page.id, with: withWhich(page) })),
  );
}

async function binPages(tx: Transaction, pages: readonly { id: string; with: string }[]): Promise<void> {
  if (pages.length === 0) return;
  await tx.$executeRaw`
    update page set deleted_at = clock_timestamp(), binned_with = gone."with", binned_path = path,
        binned_below = parent_id, parent_id = null, path = '/~/' || page.id
      from json_to_recordset(${JSON.stringify(pages)}::json) as gone(id text, "with" text)
      where page.id = gone.id`;
}
