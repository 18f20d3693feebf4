import { boxOfBlock } from './drawn-blocks';

/** So much of the window is left above a block that is looked for. */
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
