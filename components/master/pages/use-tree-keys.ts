'use client';

import type { KeyboardEvent } from 'react';
import { ask, select, toggle, usePagesRoom } from './room-state';
import type { PageRow, TreeRow } from './tree-rows';
import type { usePageActions } from './use-page-actions';

interface TreeKeysProps {
  rows: readonly TreeRow[];
  isTree: boolean;
  canMove: boolean;
  actions: ReturnType<typeof usePageActions>;
  /** Takes the focus to a row, and the row into sight. */
  focusRow(index: number): void;
  open(row: PageRow): void;
  announce(text: string): void;
  refusal: string;
}

const PAGE_OF_ROWS = 10;

/** The keys of a tree with columns: arrows walk and open, with Alt they carry; the rest as in lists of files. */
export function useTreeKeys(props: TreeKeysProps) {
  const { rows, isTree, canMove, actions, focusRow, open, announce, refusal } = props;
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
    const index = rows.findIndex(({ key }) => key === usePagesRoom.getState().active);
    const row = rows[index];
    if (row?.kind !== 'page' || event.ctrlKey || event.metaKey) return;
    const isOnRow = target instanceof HTMLTableRowElement;
    const isBinned = usePagesRoom.getState().place === 'bin';
    const step = (by: number) => focusRow(nearestPage(rows, index + by, by < 0 ? -1 : 1, index));
    const isHome = row.page.path === '/';
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';

    if (event.altKey) {
      if (!isOnRow || !/^Arrow/.test(event.key)) return;
      event.preventDefault();
      const to = canMove && !isHome ? carriedTo(rows, row, event.key, event.key === forward) : null;
      if (to === null) {
        announce(refusal);
        return;
      }
      const { toggled } = usePagesRoom.getState();
      // Where it goes in, it is seen; the home page is open as long as nobody has shut it.
      if (event.key === forward && to.parentId !== null && !toggled.has(to.parentId)) toggle(to.parentId);
      void actions.move(row.page, to);
      return;
    }
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (!isOnRow) return;
    else if (event.key === 'PageDown') step(PAGE_OF_ROWS);
    else if (event.key === 'PageUp') step(-PAGE_OF_ROWS);
    else if (event.key === 'Home') focusRow(0);
    else if (event.key === 'End') step(rows.length);
    else if (isSideways && isTree) {
      const isForward = event.key === forward;
      if (row.page.childCount > 0 && row.isOpen !== isForward) toggle(row.key);
      else if (isForward) step(row.isOpen ? 1 : 0);
      else focusRow(rows.findIndex(({ key }) => key === row.page.parentId));
    } else if (event.key === ' ') {
      if (!isHome) select([row.page], !usePagesRoom.getState().selected.has(row.key));
    } else if (event.key === 'Enter' && !isBinned) open(row);
    else if (event.key === 'F2' && !isHome && !isBinned) ask({ kind: 'rename', page: row.page });
    else if (event.key === 'Delete' && !isHome)
      ask({ kind: isBinned ? 'forget' : 'delete', pages: [row.page] });
    else return;
    event.preventDefault();
  };
}

function nearestPage(rows: readonly TreeRow[], wanted: number, by: 1 | -1, from: number): number {
  const within = Math.min(Math.max(wanted, 0), rows.length - 1);
  for (let index = within; rows[index]; index -= by) if (rows[index]?.kind === 'page') return index;
  return from;
}

/** One place up or down its list, into the page above it, or out behind the one that it is below. */
function carriedTo(rows: readonly TreeRow[], row: PageRow, key: string, isInwards: boolean) {
  const { parentId } = row.page;
  const at = row.place - 1;
  const find = (wanted: (page: PageRow) => boolean) =>
    rows.find((each): each is PageRow => each.kind === 'page' && wanted(each));
  if (key === 'ArrowUp') return at > 0 ? { parentId, position: at - 1 } : null;
  if (key === 'ArrowDown') return row.place < row.count ? { parentId, position: at + 1 } : null;
  if (isInwards) {
    const above = find((each) => each.page.parentId === parentId && each.place === row.place - 1);
    return above ? { parentId: above.key, position: above.page.childCount } : null;
  }
  const parent = find(({ key: id }) => id === parentId);
  return parent && parent.page.path !== '/'
    ? { parentId: parent.page.parentId, position: parent.place }
    : null;
}
