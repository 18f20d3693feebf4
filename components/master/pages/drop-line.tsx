'use client';

import { usePagesRoom } from './room-state';
import { rowStyle } from './row-style';

/** The line between two rows where a page would land. */
export function DropLine({ rowHeight }: { rowHeight: number }) {
  const at = usePagesRoom(({ carried }) => carried?.at);
  if (!at || at.isInside) return null;
  return (
    <tr aria-hidden className="drop-line" style={rowStyle((at.row + 1) * rowHeight, at.depth)}>
      <td />
    </tr>
  );
}
