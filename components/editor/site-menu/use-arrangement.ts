import { useState } from 'react';
import { sameJson } from '@/lib/domain/json';
import type { MenuPart, MenuTarget, SiteMenu } from '@/lib/domain/site-menu/model';
import { menuEntries } from '@/lib/domain/site-menu/resolve-menu';
import {
  addRow,
  entriesOf,
  type MenuRow,
  moveRow,
  removeRow,
  rowsOf,
  setLevel,
} from '@/lib/domain/site-menu/rows';

interface Lists {
  menu: MenuRow[];
  hidden: string[];
  footer: MenuRow[];
}

/** What is arranged in the dialog, and how it is changed. */
export interface Arrangement extends Lists {
  /** Whether the footer still shows the pages of the menu. */
  isFooterFollowing: boolean;
  isChanged: boolean;
  /** What is to be stored. */
  result: SiteMenu;
  move(part: MenuPart, key: string, after: string | null): void;
  setLevel(key: string, level: 0 | 1): void;
  label(part: MenuPart, key: string, code: string, text: string): void;
  /** Whether a line that is taken away becomes a hidden page: one of the first level, which would come back otherwise. */
  isHideable(part: MenuPart, row: MenuRow): boolean;
  /** Takes a line away; a page of the first level is hidden. */
  remove(part: MenuPart, key: string): void;
  show(page: string): void;
  add(part: MenuPart, target: MenuTarget): void;
  followMenu(): void;
  /** Shows another arrangement, an earlier one. */
  take(menu: SiteMenu): void;
}

/** The menu's lines of the first level, as a footer shows that follows it. */
const followed = (menu: readonly MenuRow[]): MenuRow[] => menu.filter(({ level }) => level === 0);

function listsOf(site: SiteMenu, firstLevel: readonly string[]): Lists & { follows: boolean } {
  const menu = rowsOf(menuEntries(site, { firstLevel: firstLevel.map((id) => ({ id })) }));
  const footer = site.footer ? rowsOf(site.footer) : followed(menu);
  return { menu, hidden: site.hidden ?? [], footer, follows: site.footer === undefined };
}

/** What was arranged, changed in memory until it is saved. */
export function useArrangement(stored: SiteMenu, firstLevel: readonly string[]): Arrangement {
  const [lists, setLists] = useState(() => listsOf(stored, firstLevel));
  const { menu, hidden, follows } = lists;
  const footer = follows ? followed(menu) : lists.footer;
  const initial = listsOf(stored, firstLevel);
  const isMenuChanged =
    !sameJson(entriesOf(menu), entriesOf(initial.menu)) || !sameJson([...hidden], [...initial.hidden]);
  const isFooterChanged =
    follows !== initial.follows || (!follows && !sameJson(entriesOf(footer), entriesOf(initial.footer)));
  const isHideable = (part: MenuPart, { target }: MenuRow) =>
    part === 'menu' && target.page !== undefined && firstLevel.includes(target.page);
  /** A footer that is changed follows the menu no longer. */
  const setRows = (part: MenuPart, change: (rows: readonly MenuRow[]) => MenuRow[]) =>
    setLists((now) => {
      if (part === 'menu') return { ...now, menu: change(now.menu) };
      return { ...now, follows: false, footer: change(now.follows ? followed(now.menu) : now.footer) };
    });
  return {
    menu,
    hidden,
    footer,
    isFooterFollowing: follows,
    isChanged: isMenuChanged || isFooterChanged,
    result: {
      ...(isMenuChanged || stored.menu ? { menu: entriesOf(menu) } : {}),
      ...(hidden.length > 0 && { hidden }),
      ...(!follows && { footer: entriesOf(footer) }),
    },
    move: (part, key, after) => setRows(part, (rows) => moveRow(rows, key, after)),
    setLevel: (key, level) => setRows('menu', (rows) => setLevel(rows, key, level)),
    label: (part, key, code, text) =>
      setRows(part, (rows) =>
        rows.map((row) => (row.key === key ? { ...row, labels: { ...row.labels, [code]: text } } : row)),
      ),
    isHideable,
    remove: (part, key) => {
      const row = lists[part].find((each) => each.key === key);
      const page = row?.target.page;
      setRows(part, (rows) => removeRow(rows, key));
      if (row && page !== undefined && isHideable(part, row))
        setLists((now) => ({ ...now, hidden: [...now.hidden, page] }));
    },
    show: (page) =>
      setLists((now) => ({
        ...now,
        hidden: now.hidden.filter((each) => each !== page),
        menu: addRow(now.menu, { page }),
      })),
    add: (part, target) => {
      setRows(part, (rows) => addRow(rows, target));
      if (part === 'menu')
        setLists((now) => ({ ...now, hidden: now.hidden.filter((page) => page !== target.page) }));
    },
    followMenu: () => setLists((now) => ({ ...now, follows: true })),
    take: (menu) => setLists(listsOf(menu, firstLevel)),
  };
}
