import type { CSSProperties } from 'react';

interface RowStyle extends CSSProperties {
  '--depth': number;
}

/** Where a row stands: how far down, in pixels, and how deep, in steps. */
export const rowStyle = (top: number, depth: number): RowStyle => ({
  transform: `translateY(${top}px)`,
  '--depth': depth,
});
