/** How far a row has to scroll until the item stands in its middle, or as near to it as the ends allow. */
export function scrollDistance(row: HTMLElement, item: HTMLElement): number {
  const own = row.getBoundingClientRect();
  const its = item.getBoundingClientRect();
  const room = row.scrollWidth - row.clientWidth;
  const [first, last] = getComputedStyle(row).direction === 'rtl' ? [-room, 0] : [0, room];
  const centred = row.scrollLeft + (its.left + its.width / 2) - (own.left + own.width / 2);
  return Math.min(last, Math.max(first, centred)) - row.scrollLeft;
}

/** Scrolls the row alone, and never the page. */
export function bringIntoRow(row: HTMLElement, item: HTMLElement, behavior: ScrollBehavior): void {
  // To a position and not by a distance: browsers snap onwards from a short relative scroll.
  row.scrollTo({ left: row.scrollLeft + scrollDistance(row, item), behavior });
}
