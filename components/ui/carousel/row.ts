/** How a row of items is moved: cross-fading or scrolling. The controls are the same for both. */
export interface Row {
  readonly index: number;
  go(index: number): void;
  /** To the next item or the one before, around the ends. */
  step(by: 1 | -1): void;
  /** Begins to load the pictures on both sides, which are left alone until somebody is on the way to them. */
  prepare(): void;
  end(): void;
}

export interface RowOptions {
  onSelect(index: number): void;
  /** True where nothing may move: the change is then made at once. */
  isStill(): boolean;
}

export function around(index: number, length: number): number {
  return (index + length) % length;
}

export function prepareItems(items: readonly HTMLElement[], index: number): void {
  for (const by of [1, -1]) {
    for (const image of items[around(index + by, items.length)]?.querySelectorAll('img') ?? [])
      image.loading = 'eager';
  }
}
