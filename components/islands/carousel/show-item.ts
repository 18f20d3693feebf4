import { bringIntoRow } from './scroll-distance';

const REQUESTED = 'row-item-requested';

/** Turns a row to one of its items, at once and without moving the page, whether or not it has controls yet. */
export function showItem(item: HTMLElement): void {
  const isUnanswered = item.dispatchEvent(new Event(REQUESTED, { bubbles: true, cancelable: true }));
  if (!isUnanswered) return;
  // Slides scroll with the frame around their row, pictures in the row itself.
  const around = [item.parentElement, item.parentElement?.parentElement];
  const scroller = around.find((place) => place && getComputedStyle(place).overflowX !== 'visible');
  if (scroller) bringIntoRow(scroller, item, 'instant');
}

/** For the driver of a row: handles requests for one of its items. */
export function onItemRequested(
  row: HTMLElement,
  show: (item: HTMLElement) => void,
  signal: AbortSignal,
): void {
  row.addEventListener(
    REQUESTED,
    (event) => {
      const item = event.target as HTMLElement;
      if (item.parentElement !== row) return;
      event.preventDefault();
      show(item);
    },
    { signal },
  );
}

/** Whether an item is the visible one of its row. */
export function isSeen(item: HTMLElement): boolean {
  if (item.inert || item.parentElement === null) return false;
  const own = item.getBoundingClientRect();
  const row = item.parentElement.getBoundingClientRect();
  return Math.min(own.right, row.right) - Math.max(own.left, row.left) > own.width * 0.6;
}
