'use client';

import { usePagesState } from './pages-state';
import { rowStyle } from './row-style';

/** The line between two rows where a page would land. */
export function DropLine({ rowHeight }: { rowHeight: number }) {
  const at = usePagesState(({ carried }) => carried?.at);
  if (!at || at.isInside) return null;
  return (
    <tr
      aria-hidden
      data-drop-line
      className="pointer-events-none absolute inset-s-[calc(4.25rem+var(--depth)*var(--indent))] -top-0.5 inset-e-0 z-5 h-1 rounded-xs bg-tool-accent forced-colors:bg-[Highlight]"
      style={rowStyle((at.row + 1) * rowHeight, at.depth)}
    >
      <td className="p-0" />
    </tr>
  );
}
