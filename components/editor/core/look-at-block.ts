import { boxOfBlock } from './drawn-blocks';

/** Pixels of the window that stay free above a block that is scrolled to. */
const ROOM_ABOVE_PX = 120;

/** Brings a block of the page into view. */
export function lookAtBlock(id: string): void {
  const box = boxOfBlock(id);
  if (box) scrollTo({ top: Math.max(0, box.top - ROOM_ABOVE_PX) });
}

/** Brings a block into view where it begins in the lower half of the window or below it. */
export function keepInSight(id: string): void {
  const box = boxOfBlock(id);
  if (box && box.top - scrollY > innerHeight / 2) lookAtBlock(id);
}
