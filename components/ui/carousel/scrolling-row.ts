import { around, prepareItems, type Row, type RowOptions } from './row';

/** Scrolling has no end that every browser tells of; a pause this long is one. */
const SETTLED_AFTER_MS = 120;

/** A row that scrolls by itself, by finger, wheel and anchor: the script only says where to. */
export function scrollingRow(row: HTMLElement, { onSelect, isStill }: RowOptions): Row {
  const items = [...row.children] as HTMLElement[];
  let index = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** How far the row has to scroll until the item stands in its middle, or as near to it as the ends allow. */
  const distanceTo = (item: HTMLElement | undefined): number => {
    if (item === undefined) return 0;
    const own = row.getBoundingClientRect();
    const its = item.getBoundingClientRect();
    const room = row.scrollWidth - row.clientWidth;
    const [first, last] = getComputedStyle(row).direction === 'rtl' ? [-room, 0] : [0, room];
    const centred = row.scrollLeft + (its.left + its.width / 2) - (own.left + own.width / 2);
    return Math.min(last, Math.max(first, centred)) - row.scrollLeft;
  };
  const isThere = (at: number) => Math.abs(distanceTo(items[at])) < 2;

  const settle = () => {
    if (isThere(index)) return;
    const distances = items.map((item) => Math.abs(distanceTo(item)));
    index = distances.indexOf(Math.min(...distances));
    onSelect(index);
  };
  const onScroll = () => {
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLED_AFTER_MS);
  };
  row.addEventListener('scroll', onScroll, { passive: true });
  onSelect(index);

  const go = (to: number) => {
    index = around(to, items.length);
    row.scrollBy({ left: distanceTo(items[index]), behavior: isStill() ? 'instant' : 'smooth' });
    onSelect(index);
  };
  return {
    get index() {
      return index;
    },
    go,
    step(by) {
      // Near an end several items may be in sight at once: the row goes on to the first that would move it.
      let to = around(index + by, items.length);
      while (to !== index && isThere(to)) to = around(to + by, items.length);
      go(to);
    },
    prepare: (sides = 'both') => prepareItems(items, index, sides),
    end() {
      clearTimeout(settling);
      row.removeEventListener('scroll', onScroll);
    },
  };
}
