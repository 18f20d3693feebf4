import type { MenuPart, MenuTarget, SiteMenu } from './model';
import { menuEntries } from './resolve-menu';
import { addRow, entriesOf, type MenuRow, removeRow, rowsOf } from './rows';

/** A menu and a footer while they are arranged. */
export interface Arrangement {
  /** Null while the menu follows the pages of the first level. */
  menu: readonly MenuRow[] | null;
  hidden: readonly string[];
  /** Null while the footer follows the menu. */
  footer: readonly MenuRow[] | null;
}

/** Ids of the pages of the first level in their order. */
export type FirstLevel = readonly string[];

const rowsOfMenu = (site: SiteMenu, firstLevel: FirstLevel): MenuRow[] =>
  rowsOf(menuEntries(site, { firstLevel: firstLevel.map((id) => ({ id })) }));

/** What was stored, to be arranged: an arranged menu also has the pages that have come since. */
export const arrangementOf = (site: SiteMenu, firstLevel: FirstLevel): Arrangement => ({
  menu: site.menu ? rowsOfMenu(site, firstLevel) : null,
  hidden: site.hidden ?? [],
  footer: site.footer ? rowsOf(site.footer) : null,
});

/** What is to be stored of it. */
export const siteMenuOf = ({ menu, hidden, footer }: Arrangement): SiteMenu => ({
  ...(menu && { menu: entriesOf(menu) }),
  ...(hidden.length > 0 && { hidden: [...hidden] }),
  ...(footer && { footer: entriesOf(footer) }),
});

/** The lines that one of its lists shows. */
export function rowsIn(part: MenuPart, now: Arrangement, firstLevel: FirstLevel): readonly MenuRow[] {
  const menu = now.menu ?? rowsOfMenu({ hidden: [...now.hidden] }, firstLevel);
  return part === 'menu' ? menu : (now.footer ?? menu.filter(({ level }) => level === 0));
}

/** Changes the lines of a list, which follows nothing any more. */
export const changeRows = (
  now: Arrangement,
  firstLevel: FirstLevel,
  part: MenuPart,
  change: (rows: readonly MenuRow[]) => readonly MenuRow[],
): Arrangement => ({ ...now, [part]: change(rowsIn(part, now, firstLevel)) });

/** Whether a line that is taken away becomes a hidden page: one of the first level would come back to the menu otherwise. */
export const isHideable = (part: MenuPart, { target }: MenuRow, firstLevel: FirstLevel): boolean =>
  part === 'menu' && target.page !== undefined && firstLevel.includes(target.page);

/** Takes a line away, or hides its page; a menu that follows the pages goes on doing so. */
export function removeEntry(
  now: Arrangement,
  firstLevel: FirstLevel,
  part: MenuPart,
  row: MenuRow,
): Arrangement {
  const { page } = row.target;
  const hides = page !== undefined && isHideable(part, row, firstLevel);
  const isFollowing = hides && now.menu === null;
  const without = isFollowing ? now : changeRows(now, firstLevel, part, (rows) => removeRow(rows, row.key));
  return hides ? { ...without, hidden: [...now.hidden, page] } : without;
}

/** Puts a hidden page back: where it belongs, or at the end of a menu that is arranged. */
export const showPage = (now: Arrangement, page: string): Arrangement => ({
  ...now,
  hidden: now.hidden.filter((each) => each !== page),
  menu: now.menu && addRow(now.menu, { page }),
});

/** Puts another page or address at the end of a list. */
export function addEntry(
  now: Arrangement,
  firstLevel: FirstLevel,
  part: MenuPart,
  target: MenuTarget,
): Arrangement {
  if (part === 'menu' && target.page !== undefined && now.hidden.includes(target.page))
    return showPage(now, target.page);
  return changeRows(now, firstLevel, part, (rows) => addRow(rows, target));
}

/** Whether lines lead to a page or an address already: once is enough. */
export const leadsTo = (rows: readonly MenuRow[], { page, address }: MenuTarget): boolean =>
  rows.some(({ target }) => target.page === page && target.address === address);
