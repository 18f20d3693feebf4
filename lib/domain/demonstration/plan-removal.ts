import { isBelow } from '@/lib/domain/site/page-tree';

/** `empty` keeps the pages that others stand below, without what they say; `all` keeps only those that a site needs. */
export const REMOVALS = ['empty', 'all'] as const;

export type Removal = (typeof REMOVALS)[number];

/** Pages that the site needs, whatever goes: they stay public, with words to be typed over. By their paths in the demonstration. */
const NEEDED_PAGES: readonly string[] = ['/', '/about', '/works', '/exhibitions', '/contact'];

/** A page of the site, as far as the removal goes by it. */
export interface SitePage {
  id: string;
  path: string;
  /** Its path in the demonstration; null for a page that did not come with it. */
  demonstration: string | null;
  /** Whether somebody has changed anything of it. */
  isChanged: boolean;
  /** Whether it is a single work, exhibition and the like, and no page that others stand below. */
  isSingle: boolean;
}

/** What becomes of pages, by id. */
export interface RemovalPlan {
  /** Each goes to the bin with all pages below it; these are among `gone`. */
  binned: string[];
  gone: string[];
  emptied: string[];
  /** Those of the emptied that visitors do not find until they are published: nothing that is left stands below them. */
  hidden: string[];
}

/**
 * What a removal does to each page. A page that somebody has changed stays unless it is among `also`, and nothing goes that
 * a page which stays stands below: it is emptied.
 */
export function planRemoval(
  pages: readonly SitePage[],
  removal: Removal,
  also: ReadonlySet<string>,
): RemovalPlan {
  const taken = pages.filter((page) => page.demonstration !== null && (!page.isChanged || also.has(page.id)));
  const staying = new Set(pages.filter((page) => !taken.includes(page)).map(({ path }) => path));
  const kept = new Set(taken.filter((page) => isKept(page, removal)).map(({ path }) => path));
  const isAbove = ({ path }: SitePage, paths: ReadonlySet<string>) =>
    [...paths].some((below) => isBelow(below, path));
  const isEmptied = (page: SitePage) => kept.has(page.path) || isAbove(page, staying) || isAbove(page, kept);
  const gone = taken.filter((page) => !isEmptied(page));
  const emptied = taken.filter(isEmptied);
  const isShown = (page: SitePage) => isNeeded(page) || isAbove(page, staying);
  return {
    gone: gone.map(({ id }) => id),
    emptied: emptied.map(({ id }) => id),
    hidden: emptied.filter((page) => !isShown(page)).map(({ id }) => id),
    binned: gone
      .filter((page) => !gone.some((above) => above.id !== page.id && isBelow(page.path, above.path)))
      .map(({ id }) => id),
  };
}

const isNeeded = ({ demonstration }: SitePage) => NEEDED_PAGES.includes(demonstration ?? '');

function isKept(page: SitePage, removal: Removal): boolean {
  return isNeeded(page) || (removal === 'empty' && !page.isSingle);
}
