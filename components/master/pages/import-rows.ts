import type { ReadPage } from '@/lib/client/read-import';
import { isHere, type PlannedPage, placeNow, planPages } from '@/lib/domain/site-import/plan-pages';
import type { ImportNote } from './make-imported-page';

/** A page of another site that can be taken over. */
export interface ImportRow extends ReadPage {
  /** Null until somebody has chosen: then what is here already stays out. */
  isChosen: boolean | null;
  /** Where its page stands; null while there is none. */
  madeAt: string | null;
  /** Names of pictures that are neither among the files nor in the library. */
  missing: readonly string[];
  /** What could not be kept as it was, or why the page is not there; keys of the messages. */
  notes: readonly ImportNote[];
}

/** A page that can be taken over, with the place that it would have. */
export interface PlacedRow extends ImportRow {
  place: PlannedPage;
  isChosen: boolean;
  /** Whether a page of its title stands there: it may have been taken over before. */
  isThere: boolean;
}

/** Whether it is chosen and still to come. */
export const isWaiting = ({ isChosen, madeAt }: PlacedRow) => isChosen && madeAt === null;

/**
 * The pages as they would stand below another one, each after the one that it stands below.
 * @param titles of the pages of this site, by their paths
 */
export function placedBelow(
  rows: readonly ImportRow[],
  parentPath: string,
  titles: ReadonlyMap<string, string>,
): PlacedRow[] {
  const byId = new Map(rows.map((row) => [row.page.id, row]));
  return planPages(
    rows.map(({ page }) => page),
    parentPath,
  ).flatMap((place) => {
    const row = byId.get(place.page.id);
    if (!row) return [];
    const isThere = row.madeAt === null && isHere(place, titles);
    return [{ ...row, place, isThere, isChosen: row.isChosen ?? !isThere }];
  });
}

/**
 * Makes those that wait, one after the other.
 * @param isStopped asked before each
 * @param make gives where the page stands; null where it could not be made
 */
export async function makeEach(
  placed: readonly PlacedRow[],
  isStopped: { readonly current: boolean },
  make: (row: PlacedRow, place: PlannedPage) => Promise<string | null>,
): Promise<void> {
  const standing = new Map<string, string>();
  for (const row of placed) {
    if (isStopped.current) return;
    const madeAt = isWaiting(row) ? await make(row, placeNow(row.place, standing)) : row.madeAt;
    if (madeAt) standing.set(row.place.path, madeAt);
  }
}
