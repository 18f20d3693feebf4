import type { PageListQuery } from '@/lib/client/page-changes';
import type { PageSummary } from '@/lib/contracts/page-list';

export interface NewPlace {
  parentId: string | null;
  position: number;
}

/** A list of pages as it will be once one of them stands elsewhere; its addresses come with the next answer. */
export function withMoved(
  pages: readonly PageSummary[],
  query: PageListQuery,
  moved: PageSummary,
  to: NewPlace,
): PageSummary[] {
  const counted = pages.map((page) => {
    const isLeft = page.id === moved.parentId && to.parentId !== moved.parentId;
    const isEntered = page.id === to.parentId && to.parentId !== moved.parentId;
    return isLeft || isEntered ? { ...page, childCount: page.childCount + (isEntered ? 1 : -1) } : page;
  });
  if (query.parentId === undefined) return counted;
  const others = counted.filter(({ id }) => id !== moved.id);
  if (query.parentId === (to.parentId ?? ''))
    others.splice(to.position, 0, { ...moved, parentId: to.parentId });
  return others;
}

/** A list without some pages, and without what stood below them in the counts. */
export function without(pages: readonly PageSummary[], gone: readonly PageSummary[]): PageSummary[] {
  const ids = new Set(gone.map(({ id }) => id));
  return pages
    .filter(({ id }) => !ids.has(id))
    .map((page) => {
      const lost = gone.filter(({ parentId }) => parentId === page.id).length;
      return lost === 0 ? page : { ...page, childCount: page.childCount - lost };
    });
}
