import { validateNewPagePath } from '../addresses/paths';
import { pathBelow, segmentOf } from '../content/page-segment';
import type { ForeignPage } from './model';
import { metaOf } from './page-meta';

/** A page that is about to be made. */
export interface PlannedPage {
  page: ForeignPage;
  /** Where it is to stand; another page may stand there already. */
  path: string;
  /** Its path on the old site, where that is another one and a page may have it. */
  formerPath: string | null;
}

/**
 * Where the pages of another site are to stand: below the page that they were below there, and else below `parentPath`. Each comes
 * after the one that it stands below, and no two have one path.
 */
export function planPages(pages: readonly ForeignPage[], parentPath: string): PlannedPage[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const planned = new Map<string, PlannedPage>();
  const taken = new Set<string>();

  for (const page of pages) {
    let parent = parentPath;
    for (const each of [...ancestorsOf(page, byId).reverse(), page]) {
      const path = planned.get(each.id)?.path ?? freePath(each, parent, parentPath, taken);
      if (!planned.has(each.id)) planned.set(each.id, { page: each, path, formerPath: formerOf(each, path) });
      parent = path;
    }
  }
  return [...planned.values()];
}

/** The pages that it stands below, the nearest first; a file may say that two stand below one another. */
function ancestorsOf(page: ForeignPage, byId: ReadonlyMap<string, ForeignPage>): ForeignPage[] {
  const found: ForeignPage[] = [];
  const seen = new Set([page.id]);
  for (let id = page.parentId; id !== null && !seen.has(id); ) {
    const parent = byId.get(id);
    if (!parent) break;
    seen.add(id);
    found.push(parent);
    id = parent.parentId;
  }
  return found;
}

function freePath(page: ForeignPage, parent: string, top: string, taken: Set<string>): string {
  const names = [segmentOf(page.slug), segmentOf(page.title), page.kind].filter((name) => name !== '');
  // A language or a part of the application may have the name, and a path may become too long: the next ones are free of that.
  const places = [parent, top].flatMap((above) => names.map((name) => pathBelow(above, name)));
  const wanted = places.find((path) => validateNewPagePath(path).ok) ?? pathBelow(top, page.kind);
  let path = wanted;
  for (let nth = 2; taken.has(path); nth += 1) path = `${wanted}-${nth}`;
  taken.add(path);
  return path;
}

function formerOf({ oldPath }: ForeignPage, path: string): string | null {
  if (oldPath === null || oldPath === '/') return null;
  const former = validateNewPagePath(oldPath);
  return former.ok && former.path !== path ? former.path : null;
}

/**
 * Whether a page of its title stands at its place: it may have been taken over before.
 * @param titles of the pages of this site, by their paths
 */
export const isHere = ({ page, path }: PlannedPage, titles: ReadonlyMap<string, string>): boolean =>
  titles.get(path) === metaOf(page).meta.title;

/**
 * The place of a page whose parent could not stand where it was to: still below it.
 * @param standing where pages stand that are made already, by where they were to
 */
export function placeNow(place: PlannedPage, standing: ReadonlyMap<string, string>): PlannedPage {
  const end = place.path.lastIndexOf('/');
  const above = standing.get(place.path.slice(0, end));
  return above === undefined ? place : { ...place, path: `${above}${place.path.slice(end)}` };
}
