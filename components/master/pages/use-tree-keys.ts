'use client';

import type { KeyboardEvent } from 'react';
import { openQuestion, select, toggle, usePagesState } from './pages-state';
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

/** A key that was pressed, and where. */
interface Pressed {
  key: string;
  /** Whether it is the arrow into the tree: to the right, or to the left where one reads that way. */
  isForward: boolean;
  row: PageRow;
  index: number;
  isHome: boolean;
  isBinned: boolean;
}

/** React also sends the keys of dialogs that rows have opened. */
const isOfTree = ({ target, currentTarget }: KeyboardEvent<HTMLElement>) =>
  target instanceof HTMLElement && currentTarget.contains(target);

/** The keys of a tree with columns: arrows walk and open, with Alt they carry; the rest as in lists of files. */
export function useTreeKeys(props: TreeKeysProps) {
  const { rows } = props;
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event;
    if (!isOfTree(event) || event.defaultPrevented) return;
    const { active, place } = usePagesState.getState();
    const index = rows.findIndex((each) => each.key === active);
    const row = rows[index];
    if (row?.kind !== 'page' || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isHome = row.page.path === '/';
    const pressed = { key, isForward: key === forward, row, index, isHome, isBinned: place === 'bin' };
    const meanings = target instanceof HTMLTableRowElement ? ON_ROW : WITHIN_ROW;
    const isDone = (event.altKey ? meanings.withAlt : meanings.alone).some((does) => does(props, pressed));
    if (isDone) event.preventDefault();
  };
}

/** Moves the page by one place: with Alt. Each of these tells whether the key means something there. */
function carry({ rows, canMove, actions, announce, refusal }: TreeKeysProps, pressed: Pressed): boolean {
  const { key, isForward, row, isHome } = pressed;
  if (!key.startsWith('Arrow')) return false;
  const to = canMove && !isHome ? carriedTo(rows, row, key, isForward) : null;
  if (to === null) {
    announce(refusal);
    return true;
  }
  const { toggled } = usePagesState.getState();
  // Where it goes in, it is seen; the home page is open as long as nobody has shut it.
  if (isForward && to.parentId !== null && !toggled.has(to.parentId)) toggle(to.parentId);
  void actions.move(row.page, to);
  return true;
}

function step({ rows, focusRow }: TreeKeysProps, { index }: Pressed, by: number): true {
  focusRow(nearestPage(rows, index + by, by < 0 ? -1 : 1, index));
  return true;
}

/** To the row above or below, also from within a row. */
function walk(props: TreeKeysProps, pressed: Pressed): boolean {
  if (pressed.key === 'ArrowDown') return step(props, pressed, 1);
  return pressed.key === 'ArrowUp' && step(props, pressed, -1);
}

function leap(props: TreeKeysProps, pressed: Pressed): boolean {
  switch (pressed.key) {
    case 'PageDown':
      return step(props, pressed, PAGE_OF_ROWS);
    case 'PageUp':
      return step(props, pressed, -PAGE_OF_ROWS);
    case 'Home':
      props.focusRow(0);
      return true;
    case 'End':
      return step(props, pressed, props.rows.length);
    default:
      return false;
  }
}

/** Opens or closes a row; if it is so already, goes to its first child or its parent. */
function turn(props: TreeKeysProps, pressed: Pressed): boolean {
  const { key, isForward, row } = pressed;
  if (!props.isTree || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  if (row.page.childCount > 0 && row.isOpen !== isForward) toggle(row.key);
  else if (isForward) step(props, pressed, row.isOpen ? 1 : 0);
  else props.focusRow(props.rows.findIndex((each) => each.key === row.page.parentId));
  return true;
}

function act({ open }: TreeKeysProps, { key, row, isHome, isBinned }: Pressed): boolean {
  if (key === ' ') {
    if (!isHome) select([row.page], !usePagesState.getState().selected.has(row.key));
  } else if (key === 'Enter' && !isBinned) open(row);
  else if (key === 'F2' && !isHome && !isBinned) openQuestion({ kind: 'rename', page: row.page });
  else if (key === 'Delete' && !isHome)
    openQuestion({ kind: isBinned ? 'forget' : 'delete', pages: [row.page] });
  else return false;
  return true;
}

/** Key handlers in order; the first that applies handles the key. */
const ON_ROW = { withAlt: [carry], alone: [walk, leap, turn, act] };
/** The buttons of a row have keys of their own. */
const WITHIN_ROW = { withAlt: [], alone: [walk] };

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
