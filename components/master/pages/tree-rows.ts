import type { PageSummary } from '@/lib/contracts/page-list';

/** The pages below one page, as far as they are here. */
export interface Level {
  pages: readonly PageSummary[];
  /** Whether there are more of them. */
  hasMore: boolean;
}

export interface PageRow {
  kind: 'page';
  /** The page's id. */
  key: string;
  page: PageSummary;
  /** 0 for a page below none. */
  depth: number;
  /** Among the pages beside it, from 1. */
  place: number;
  /** The size of its level. */
  count: number;
  isOpen: boolean;
}

/** Where the rest of a level will stand, or all of it while it is on its way. */
export interface RestRow {
  kind: 'rest';
  key: string;
  /** '' for the pages below none. */
  parentId: string;
  depth: number;
}

export type TreeRow = PageRow | RestRow;

/** The rows of the tree from top to bottom: each level, with the children of open pages below them. */
export function treeRows(
  levelOf: (parentId: string) => Level | undefined,
  opened: ReadonlySet<string>,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (parentId: string, depth: number, expected: number) => {
    const { pages, hasMore } = levelOf(parentId) ?? { pages: [], hasMore: true };
    const count = Math.max(pages.length, expected);
    for (const [index, page] of pages.entries()) {
      const isOpen = page.childCount > 0 && opened.has(page.id);
      rows.push({ kind: 'page', key: page.id, page, depth, place: index + 1, count, isOpen });
      if (isOpen) add(page.id, depth + 1, page.childCount);
    }
    if (hasMore) rows.push({ kind: 'rest', key: `rest-${parentId}`, parentId, depth });
  };
  add('', 0, 0);
  return rows;
}

/** Search results as one level, whatever their place. */
export function foundRows({ pages, hasMore }: Level): TreeRow[] {
  const rows = pages.map(
    (page, index): TreeRow => ({
      kind: 'page',
      key: page.id,
      page,
      depth: 0,
      place: index + 1,
      count: pages.length,
      isOpen: false,
    }),
  );
  return hasMore ? [...rows, { kind: 'rest', key: 'rest-', parentId: '', depth: 0 }] : rows;
}
