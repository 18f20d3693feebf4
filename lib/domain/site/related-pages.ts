import type { PageKind } from './page-kinds';
import type { RelatedPages } from './view-model';

export const NO_RELATED: RelatedPages = { shownIn: [], writtenAbout: [], works: [], moreOf: null };

/** What a page of a kind wants to know of the pages that name it. */
const NAMED_BY: Partial<Record<PageKind, readonly PageKind[]>> = {
  work: ['exhibition', 'event', 'text', 'press'],
  series: ['work', 'text', 'press'],
  exhibition: ['work', 'text', 'press'],
  event: ['work', 'text', 'press'],
};

/** The kinds of the pages that are looked for because they name a page of this kind; none for most. */
export function kindsNaming(kind: PageKind): readonly PageKind[] {
  return NAMED_BY[kind] ?? [];
}

/** More of a series are found on its own page. */
const MORE_WORKS = 8;

/**
 * Some of the works of a series that are shown beside one of them: those that come after it and then, from the beginning, those before it.
 * @param works all of them in their order, the one that is looked at among them or not
 */
export function othersNear<Work extends { path: string }>(works: readonly Work[], path: string): Work[] {
  const at = works.findIndex((work) => work.path === path);
  const after = works.slice(at + 1);
  return [...after, ...works.slice(0, Math.max(at, 0))].slice(0, MORE_WORKS);
}
