import type { ForeignPage, ForeignSite } from './model';

export type LeftKind = 'comments' | 'menus' | 'forms' | 'products' | 'others';

/** Counts what an export holds and what is not taken. */
export class Left {
  private readonly counts = new Map<LeftKind, number>();

  add(kind: LeftKind, count = 1): void {
    if (count > 0) this.counts.set(kind, (this.counts.get(kind) ?? 0) + count);
  }

  all(): ForeignSite['left'] {
    return this.counts;
  }
}

/** Ids that the pages of a file may have, each once, whatever the file says. */
export class Ids {
  private readonly taken = new Set<string>();

  /** The wished id, or one like it. */
  next(wish: string): string {
    let id = wish;
    for (let number = 2; id === '' || this.taken.has(id); number += 1) id = `${wish}~${number}`;
    this.taken.add(id);
    return id;
  }
}

/** Pages that stand below pages which are there, and none below itself. */
export function withKnownParents(pages: readonly ForeignPage[]): ForeignPage[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  /** Pages above which there is no circle. */
  const ends = new Set<string>();
  const circles = new Set<string>();
  for (const page of pages) {
    const path = new Set<string>();
    let at: ForeignPage | undefined = page;
    while (at && !ends.has(at.id) && !path.has(at.id)) {
      path.add(at.id);
      at = at.parentId === null || circles.has(at.id) ? undefined : byId.get(at.parentId);
    }
    if (at && path.has(at.id)) circles.add(at.id);
    for (const id of path) ends.add(id);
  }
  return pages.map((page) =>
    page.parentId !== null && (circles.has(page.id) || !byId.has(page.parentId))
      ? { ...page, parentId: null }
      : page,
  );
}
