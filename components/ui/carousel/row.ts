/** How a row of items is moved: cross-fading or scrolling. The controls are the same for both. */
export interface Row {
  readonly index: number;
  go(index: number): void;
  /** To the next item or the one before, around the ends. */
  step(by: 1 | -1): void;
  /** Begins to load the next picture, or those on both sides: they are left alone until somebody is on the way to them. */
  prepare(sides?: 'next' | 'both'): void;
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

export function prepareItems(items: readonly HTMLElement[], index: number, sides: 'next' | 'both'): void {
  for (const by of sides === 'next' ? [1] : [1, -1]) {
    for (const image of items[around(index + by, items.length)]?.querySelectorAll('img') ?? [])
      image.loading = 'eager';
  }
}
