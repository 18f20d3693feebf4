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
  // To a place and not by a way: a browser takes the shortest way as a wish to go on to the next place that snaps.
  row.scrollTo({ left: row.scrollLeft + scrollDistance(row, item), behavior });
}
