import { around, itemsOf, placeOf, prepareItems, type Row, type RowOptions, watchItems } from './row';
import { bringIntoRow, scrollDistance } from './scroll-distance';
import { onItemRequested } from './show-item';

/** Not every browser reports the end of scrolling; a pause this long counts as one. */
const SETTLED_AFTER_MS = 120;

/** A row that scrolls by itself, by finger, wheel and anchor: the script only says where to. */
export function scrollingRow(row: HTMLElement, { onSelect, onPlace, isStill }: RowOptions): Row {
  const events = new AbortController();
  let index = 0;
  let shown = itemsOf(row)[0];
  let settling: ReturnType<typeof setTimeout> | undefined;

  const isThere = (item: HTMLElement | undefined) =>
    item === undefined || Math.abs(scrollDistance(row, item)) < 2;
  const select = (to: number) => {
    index = to;
    shown = itemsOf(row)[to];
    onSelect(to);
  };
  const settle = () => {
    if (isThere(shown)) return;
    const distances = itemsOf(row).map((item) => Math.abs(scrollDistance(row, item)));
    select(distances.indexOf(Math.min(...distances)));
  };
  const onScroll = () => {
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLED_AFTER_MS);
  };
  row.addEventListener('scroll', onScroll, { passive: true, signal: events.signal });

  /** After items have changed: keeps the visible item in view. */
  const keepShown = () => {
    const items = itemsOf(row);
    index = placeOf(items, shown, index);
    shown = items[index];
    if (shown) bringIntoRow(row, shown, 'instant');
    onPlace(index);
  };
  const stopWatching = watchItems(row, keepShown);
  onItemRequested(
    row,
    (item) => {
      bringIntoRow(row, item, 'instant');
      select(itemsOf(row).indexOf(item));
    },
    events.signal,
  );
  onPlace(index);

  const go = (to: number) => {
    const items = itemsOf(row);
    select(around(to, items.length));
    if (shown) bringIntoRow(row, shown, isStill() ? 'instant' : 'smooth');
  };
  return {
    go,
    step(by) {
      const items = itemsOf(row);
      // Near an end several items may be in view: goes to the first one that moves the row.
      let to = around(index + by, items.length);
      while (to !== index && isThere(items[to])) to = around(to + by, items.length);
      go(to);
    },
    prepare: (sides = 'both') => prepareItems(itemsOf(row), index, sides),
    end() {
      clearTimeout(settling);
      stopWatching();
      events.abort();
    },
  };
}
