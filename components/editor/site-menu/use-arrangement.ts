import { useState } from 'react';
import { sameJson } from '@/lib/domain/json';
import {
  type Arrangement,
  addEntry,
  arrangementOf,
  changeRows,
  isHideable,
  removeEntry,
  rowsIn,
  showPage,
  siteMenuOf,
} from '@/lib/domain/site-menu/arrangement';
import type { MenuPart, MenuTarget, SiteMenu } from '@/lib/domain/site-menu/model';
import { type MenuRow, moveRow, setLevel } from '@/lib/domain/site-menu/rows';

/** What is arranged in the dialog, and how it is changed: in memory, until it is saved. */
export type MenuArranging = ReturnType<typeof useArrangement>;

export function useArrangement(stored: SiteMenu, firstLevel: readonly string[]) {
  const [now, setNow] = useState<Arrangement>(() => arrangementOf(stored, firstLevel));
  const change = (part: MenuPart, by: (rows: readonly MenuRow[]) => readonly MenuRow[]) =>
    setNow((before) => changeRows(before, firstLevel, part, by));
  const result = siteMenuOf(now);
  return {
    menu: rowsIn('menu', now, firstLevel),
    footer: rowsIn('footer', now, firstLevel),
    hidden: now.hidden,
    isFooterFollowing: now.footer === null,
    /** What is to be stored. */
    result,
    isChanged: !sameJson(result, siteMenuOf(arrangementOf(stored, firstLevel))),
    isHideable: (part: MenuPart, row: MenuRow) => isHideable(part, row, firstLevel),
    move: (part: MenuPart, key: string, after: string | null) =>
      change(part, (rows) => moveRow(rows, key, after)),
    setLevel: (key: string, level: 0 | 1) => change('menu', (rows) => setLevel(rows, key, level)),
    label: (part: MenuPart, key: string, code: string, text: string) =>
      change(part, (rows) =>
        rows.map((row) => (row.key === key ? { ...row, labels: { ...row.labels, [code]: text } } : row)),
      ),
    remove: (part: MenuPart, row: MenuRow) => setNow((before) => removeEntry(before, firstLevel, part, row)),
    show: (page: string) => setNow((before) => showPage(before, page)),
    add: (part: MenuPart, target: MenuTarget) =>
      setNow((before) => addEntry(before, firstLevel, part, target)),
    followMenu: () => setNow((before) => ({ ...before, footer: null })),
    /** Shows another arrangement, an earlier one. */
    take: (menu: SiteMenu) => setNow(arrangementOf(menu, firstLevel)),
  };
}
