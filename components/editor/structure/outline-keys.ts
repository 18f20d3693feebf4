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
export function outlineKeys({ rows, folded, onFold, onRename }: OutlineKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (useDrag.getState().what) return;
    const id = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (!row) return;
    const isFolded = folded.has(row.id);
    const go = (to: OutlineRow | undefined) => to && select(to.kind, to.id);
    switch (event.code) {
      case 'ArrowUp':
        go(rows[at - 1]);
        break;
      case 'ArrowDown':
        go(rows[at + 1]);
        break;
      case 'Home':
        go(rows[0]);
        break;
      case 'End':
        go(rows.at(-1));
        break;
      case 'ArrowLeft':
        if (row.kind === 'block') go(rows.slice(0, at).findLast(({ kind }) => kind === 'section'));
        else if (!isFolded) onFold(row.id);
        break;
      case 'ArrowRight':
        if (row.kind !== 'section') break;
        if (isFolded) onFold(row.id);
        else if (rows[at + 1]?.kind === 'block') go(rows[at + 1]);
        break;
      case 'Enter':
        if (row.kind === 'block') focusBlock(row.id);
        else onRename(row.id);
        break;
      case 'F2':
        if (row.kind === 'section') onRename(row.id);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
}
