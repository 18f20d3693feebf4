/** Where one picture stands in its row, in parts of the row's width without its gaps. */
export interface RowPlace {
  share: number;
  /** How many pictures the row holds, for the gaps between them. */
  count: number;
  /** The empty rest of a short row. */
  rest: number;
}

/** A row this much lower in sum than the usual one is not stretched: its pictures would outgrow all others. */
const SHORTEST_STRETCHED = 0.72;

/** Limits of rows on a small screen. */
export interface RowLimits {
  /** The least part of a row that one picture of several takes, since its caption has to be read. */
  narrowest: number;
  /** How high a row may be, by its width, unless a picture of it would be narrower than `narrowest`. */
  highest: number;
}

/** How far a row's height is off: twice as high is as bad as half as high. */
function strain(sum: number, wanted: number): number {
  return Math.log(sum / wanted) ** 2;
}

/** The ends of the rows that keep the heights of all rows nearest to each other. */
function rowEnds(ratios: readonly number[], wanted: number, most: number, narrowest: number): number[] {
  const best = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    let sum = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let start = end - 1; start >= Math.max(0, end - most); start -= 1) {
      const ratio = ratios[start] ?? 0;
      sum += ratio;
      least = Math.min(least, ratio);
      if (end - start > 1 && least < sum * narrowest) continue;
      const cost = (best[start]?.cost ?? 0) + strain(sum, wanted);
      if (cost < found.cost) found = { cost, start };
    }
    best.push(found);
  }
  const ends: number[] = [];
  for (let end = ratios.length; end > 0; end = best[end]?.start ?? 0) ends.unshift(end);
  return ends;
}

/**
 * Pictures in rows of one height, uncropped, in the order in which they are read: the `masonry` layout
 * (decision 15). A row holds about `columns` of them, fewer wide ones, more
 * narrow ones. Computed with the page, so that nothing moves when the pictures come.
 * @param ratios width by height of each picture
 */
export function justifiedRows(
  ratios: readonly number[],
  columns: number,
  { narrowest, highest }: Partial<RowLimits> = {},
): RowPlace[] {
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, ratios.length);
  const wanted = mean * columns;
  const most = columns === 1 ? 1 : columns * 2;
  let start = 0;
  return rowEnds(ratios, wanted, most, narrowest ?? 0).flatMap((end) => {
    const row = ratios.slice(start, end);
    start = end;
    const sum = row.reduce((all, ratio) => all + ratio, 0);
    const usual = sum < wanted * SHORTEST_STRETCHED ? wanted : sum;
    const lowest = Math.min(1 / (highest ?? 1), Math.min(...row) / (narrowest ?? 1));
    const whole = highest === undefined ? usual : Math.max(sum, lowest);
    return row.map((ratio, index) => ({
      share: ratio / whole,
      count: row.length,
      rest: index === row.length - 1 ? Math.max(0, 1 - sum / whole) : 0,
    }));
  });
}
