/** How a row of items is moved: cross-fading or scrolling. The controls are the same for both. */
export interface Row {
  go(index: number): void;
  /** To the next item or the one before, around the ends. */
  step(by: 1 | -1): void;
  /** Starts loading the next picture, or those on both sides; others wait until they are needed. */
  prepare(sides?: 'next' | 'both'): void;
  end(): void;
}

export interface RowOptions {
  /** The row has come to another item. */
  onSelect(index: number): void;
  /** The visible item has moved in the row, or was replaced. */
  onPlace(index: number): void;
  /** True where nothing may move: the change is then made at once. */
  isStill(): boolean;
}

/** The items as they are now: while a page is edited they come, go and change places. */
export function itemsOf(row: HTMLElement): HTMLElement[] {
  return [...row.children] as HTMLElement[];
}

/** Observes the items of a row. Returns the function that stops. */
export function watchItems(row: HTMLElement, onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(row, { childList: true });
  return () => watch.disconnect();
}

/** The index of the visible item; if it is gone, of the one in its place. */
export function placeOf<Item>(items: readonly Item[], seen: Item | undefined, was: number): number {
  const at = seen === undefined ? -1 : items.indexOf(seen);
  return at === -1 ? Math.max(0, Math.min(was, items.length - 1)) : at;
}

export function around(index: number, length: number): number {
  return (index + length) % length;
}

export function prepareItems(items: readonly HTMLElement[], index: number, sides: 'next' | 'both'): void {
  for (const by of sides === 'next' ? [1] : [1, -1]) {
    for (const image of items[around(index + by, items.length)]?.querySelectorAll('img') ?? [])
      image.loading = 'eager';
  }
}
