import { parentPathOf } from '../addresses/paths';

/**
 * The tree of pages follows their paths: a page stands below the nearest one above its path. Only where that is the home
 * page it may stand below none instead, outside the site's navigation.
 */

/** Whether a path is below another one. */
export function isBelow(path: string, above: string): boolean {
  return path !== above && path.startsWith(above === '/' ? above : `${above}/`);
}

/** Every path above a path, the nearest first: `/works/a/b` → `/works/a`, `/works`, `/`. */
export function pathsAbove(path: string): string[] {
  const above: string[] = [];
  for (let next = parentPathOf(path); next !== null; next = parentPathOf(next)) above.push(next);
  return above;
}

/** Replaces the prefix `from` of a path by `to`. */
export function rebasedPath(path: string, from: string, to: string): string {
  return path === from ? to : to + path.slice(from.length);
}

/** Where a page comes to stand directly below another one: its last segment stays. */
export function pathBelow(path: string, above: string): string {
  const segment = path.slice(path.lastIndexOf('/'));
  return above === '/' ? segment : above + segment;
}

/**
 * Whether a page may have this parent.
 * @param parent path of the page that it is to stand below; null for none
 * @param nearest path of the nearest page above its own path; null where there is none
 */
export function fitsBelow(parent: string | null, nearest: string | null): boolean {
  return parent === nearest || (parent === null && nearest === '/');
}

/** A list with an id moved to a position; to the end if the position is out of range. */
export function placed(ids: readonly string[], id: string, position = ids.length): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, position), id, ...others.slice(position)];
}
