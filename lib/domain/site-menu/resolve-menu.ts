import type { MenuLink, NamedPage } from '../site/view-model';
import { type MenuEntry, type SiteMenu, withBelow } from './model';
import { networkName } from './network-name';

/** What an arrangement is drawn with: everything that visitors of one language find. */
interface MenuSite {
  /** Pages of the first level in their order, without those that the footer has for itself. */
  firstLevel: readonly { id: string; page: NamedPage }[];
  /** Pages by their ids: those that the arrangement names. */
  pages: ReadonlyMap<string, NamedPage>;
  /** Codes of the visitor's language and of the default one. */
  language: string;
  fallback: string;
}

/**
 * The links of the menu and of the footer for visitors of one language. A page that they do not find is left out, and what
 * stands below it moves up; a page of the first level that nobody has arranged yet comes at the end.
 */
export function resolveMenu(site: SiteMenu, known: MenuSite): { menu: MenuLink[]; footer: MenuLink[] } {
  const menu = linksTo(menuEntries(site, known), known);
  const footer = site.footer ? linksTo(site.footer, known) : menu.map((link) => ({ ...link, below: [] }));
  return { menu, footer };
}

/** What stands in the menu, with the pages that nobody has arranged. */
export function menuEntries(
  { menu = [], hidden = [] }: SiteMenu,
  { firstLevel }: { firstLevel: readonly { id: string }[] },
): MenuEntry[] {
  const arranged = new Set([...menu.flatMap(withBelow).map(({ page }) => page), ...hidden]);
  return [...menu, ...firstLevel.filter(({ id }) => !arranged.has(id)).map(({ id }) => ({ page: id }))];
}

function linksTo(entries: readonly MenuEntry[], known: MenuSite): MenuLink[] {
  return entries.flatMap((entry) => {
    const below = linksTo(entry.below ?? [], known);
    const link = linkTo(entry, known);
    return link ? [{ ...link, below }] : below;
  });
}

type Link = NamedPage | { address: string; title: string; isFallback?: true };

/** What one entry leads to, by the words that are nearest to the visitor's language; null for a page that they do not find. */
function linkTo(entry: MenuEntry, { firstLevel, pages, language, fallback }: MenuSite): Link | null {
  const own = entry.labels?.[language];
  const lent = entry.labels?.[fallback];
  if (entry.page === undefined) {
    const { address } = entry;
    if (own || !lent) return { address, title: own || networkName(address) };
    return { address, title: lent, isFallback: true };
  }
  const page = pages.get(entry.page) ?? firstLevel.find(({ id }) => id === entry.page)?.page;
  if (!page) return null;
  if (own) return { path: page.path, title: own };
  // A page's own title in the visitor's language says more than a label in another one.
  return lent && page.isFallback ? { ...page, title: lent } : page;
}
