import type { PageRow, TreeRow } from './tree-rows';

/** Somewhere a page can be put. */
export interface DropPlace {
  /** Null: below no page. */
  parentId: string | null;
  /** Among the pages that are there then, from 0. */
  position: number;
  depth: number;
  /** The row that the line stands under, or that takes the page in. */
  row: number;
  /** Into the row, behind all that is below it already. */
  isInside: boolean;
}

/**
 * Every place for one of the rows, from top to bottom: below each row as deep as it may be, then less deep, as far as the
 * next row leaves it open; and into a row that is shut. The rows of the page itself have to be shut, and stay where they
 * are until it is put down.
 */
export function dropPlaces(rows: readonly TreeRow[], moved: string): DropPlace[] {
  const places: DropPlace[] = [];
  /** The last row of each depth: those that the row is below, and itself. */
  const line: PageRow[] = [];
  const movedRow = rows.find(({ key }) => key === moved);
  for (const [index, row] of rows.entries()) {
    line.length = row.depth;
    if (row.kind === 'page') line[row.depth] = row;
    const parent = row.kind === 'page' && row.key !== moved ? row : null;
    if (parent && !parent.isOpen) places.push(inside(parent, index, movedRow));
    for (const depth of depthsBelow(row, parent?.isOpen === true, rows[index + 1])) {
      const place = below(line, row, depth, movedRow);
      if (place) places.push({ ...place, row: index, isInside: false });
    }
  }
  return places;
}

/** How deep a page may be below a row, from the deepest on, as far as the next row leaves it open. */
function depthsBelow(row: TreeRow, takesIn: boolean, next: TreeRow | undefined): number[] {
  const deepest = row.depth + (takesIn ? 1 : 0);
  const shallowest = Math.min(next?.depth ?? 0, deepest);
  return Array.from({ length: deepest - shallowest + 1 }, (_, step) => deepest - step);
}

/** The place below a row at a depth; null where the page that it would be below is not among the rows. */
function below(line: readonly PageRow[], row: TreeRow, depth: number, moved: TreeRow | undefined) {
  // What comes behind pages that are not here yet has no number.
  if (row.kind === 'rest' && depth === row.depth) return null;
  const before = depth > row.depth ? 0 : (line[depth]?.place ?? 0);
  const parent = depth === 0 ? null : line[depth - 1];
  if (parent === undefined) return null;
  const parentId = parent?.key ?? null;
  const isBehindItself = isSibling(moved, parentId) && moved.place <= before;
  return { parentId, position: before - (isBehindItself ? 1 : 0), depth };
}

function inside(row: PageRow, index: number, moved: TreeRow | undefined): DropPlace {
  const position = row.page.childCount - (isSibling(moved, row.key) ? 1 : 0);
  return { parentId: row.key, position, depth: row.depth + 1, row: index, isInside: true };
}

function isSibling(moved: TreeRow | undefined, parentId: string | null): moved is PageRow {
  return moved?.kind === 'page' && moved.page.parentId === parentId;
}

/** Above this share of a row's height, and below the rest of it, a pointer means the gap; between them, the row. */
const EDGE = 0.3;

/**
 * The place that a pointer means.
 * @param at how far down it is, counted in rows
 * @param depth how deep it is, counted in steps of indentation; between rows as deep as can be, nearest to it
 */
export function placeAt(places: readonly DropPlace[], at: number, depth: number): DropPlace | null {
  const row = Math.floor(at);
  const share = at - row;
  const into = places.find((place) => place.row === row && place.isInside);
  if (into && share > EDGE && share < 1 - EDGE) return into;
  const above = share < (into ? EDGE : 0.5) ? row - 1 : row;
  return places
    .filter((place) => place.row === above && !place.isInside)
    .reduce<DropPlace | null>(
      (best, place) =>
        best === null || Math.abs(place.depth - depth) < Math.abs(best.depth - depth) ? place : best,
      null,
    );
}

/** Whether a page that is put there stays where it is. */
export function isWhereItIs({ parentId, position }: DropPlace, row: PageRow): boolean {
  return row.page.parentId === parentId && row.place - 1 === position;
}
