import { isSafeLink } from '../addresses/links';

/** What the menu or the footer leads to: a page of the site, or an address elsewhere. */
export type MenuEntry = MenuTarget & {
  /** What it is called instead of the page's title or the address, by the code of a language. */
  labels?: Record<string, string>;
  /** What stands below it: only in the menu, and only below its first level. */
  below?: MenuEntry[];
};

/** A page by its id, so that it may move and be renamed. */
export type MenuTarget = { page: string; address?: undefined } | { address: string; page?: undefined };

/** What an owner has arranged; what is left out follows the pages of the first level. */
export interface SiteMenu {
  menu?: MenuEntry[];
  /** Pages of the first level that stand neither in the menu nor in a footer that follows it. */
  hidden?: string[];
  footer?: MenuEntry[];
}

/** The lists of links around every page. */
export type MenuPart = 'menu' | 'footer';

export const MENU_LIMITS = {
  /** Entries of one list, on both of its levels. */
  entries: 60,
  labelCharacters: 80,
  addressCharacters: 2_000,
  pageCharacters: 2_000,
  hidden: 500,
} as const;

/** Whether a page is of the first level: home itself is not, and stands in no menu. */
export const isFirstLevel = (path: string): boolean => path !== '/' && path.lastIndexOf('/') === 0;

/** Whether a link may be the address of an entry: another site, a mail or a telephone, and nothing of this site. */
export const isElsewhere = (link: string): boolean =>
  isSafeLink(link) && /^(?:https?|mailto|tel):/i.test(link);

/** An entry and what stands below it, one after the other. */
export const withBelow = (entry: MenuEntry): MenuEntry[] => [entry, ...(entry.below ?? [])];

/** The ids of all pages that an arrangement names, hidden ones left out. */
export function pagesInMenu({ menu = [], footer = [] }: SiteMenu): string[] {
  return [...new Set([...menu, ...footer].flatMap(withBelow).flatMap(({ page }) => page ?? []))];
}

/**
 * An arrangement with other names of its pages, as an archive has paths where a site has ids.
 * @param nameOf null for a page that there is not: its entry is left out, and what stands below it moves up
 */
export function renameInMenu(site: SiteMenu, nameOf: (page: string) => string | null): SiteMenu {
  const renamed = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => {
      const below = renamed(entry.below ?? []);
      const rest = { ...(entry.labels && { labels: entry.labels }), ...(below.length > 0 && { below }) };
      if (entry.page === undefined) return [{ address: entry.address, ...rest }];
      const page = nameOf(entry.page);
      return page === null ? below : [{ page, ...rest }];
    });
  return {
    ...(site.menu && { menu: renamed(site.menu) }),
    ...(site.hidden && { hidden: site.hidden.flatMap((page) => nameOf(page) ?? []) }),
    ...(site.footer && { footer: renamed(site.footer) }),
  };
}
