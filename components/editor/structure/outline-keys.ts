import type { KeyboardEvent } from 'react';
import { useDrag } from './drag';
import { focusBlock } from './focus-block';
import type { OutlineRow } from './outline-rows';
import { select } from './select';

interface OutlineKeys {
  rows: readonly OutlineRow[];
  folded: ReadonlySet<string>;
  onFold(id: string): void;
  onRename(id: string): void;
}

/** The keys of a tree: the arrows walk and fold, Enter goes into the words, F2 renames. */
export function outlineKeys(keys: OutlineKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (useDrag.getState().what) return;
    const id = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
    const at = keys.rows.findIndex((row) => row.id === id);
    const press = PRESSED[event.code];
    if (at < 0 || !press) return;
    press(keys, at);
    event.preventDefault();
  };
}

const go = (to: OutlineRow | undefined) => to && select(to.kind, to.id);

/** The action of each key in a row. */
const PRESSED: Record<string, (keys: OutlineKeys, at: number) => void> = {
  ArrowUp: ({ rows }, at) => go(rows[at - 1]),
  ArrowDown: ({ rows }, at) => go(rows[at + 1]),
  Home: ({ rows }) => go(rows[0]),
  End: ({ rows }) => go(rows.at(-1)),
  ArrowLeft: ({ rows, folded, onFold }, at) => {
    const row = rows[at];
    if (row?.kind === 'block') go(rows.slice(0, at).findLast(({ kind }) => kind === 'section'));
    else if (row && !folded.has(row.id)) onFold(row.id);
  },
  ArrowRight: ({ rows, folded, onFold }, at) => {
    const row = rows[at];
    if (row?.kind !== 'section') return;
    if (folded.has(row.id)) onFold(row.id);
    else if (rows[at + 1]?.kind === 'block') go(rows[at + 1]);
  },
  Enter: ({ rows, onRename }, at) => {
    const row = rows[at];
    if (row?.kind === 'block') focusBlock(row.id);
    else if (row) onRename(row.id);
  },
  F2: ({ rows, onRename }, at) => {
    const row = rows[at];
    if (row?.kind === 'section') onRename(row.id);
  },
};
