/** The indices of a longest increasing run: entries on it did not move, the others did. */
function longestRise(sequence: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before: number[] = [];
  sequence.forEach((value, at) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sequence[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = at;
  });
  const rise = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) rise.add(sequence[at] ?? -1);
  return rise;
}

/** The entries of `list` that are new to it or stand elsewhere than in `base`. */
function placedEntries(base: readonly string[], list: readonly string[]): Set<string> {
  const places = new Map(base.map((id, at) => [id, at]));
  const stayed = longestRise(list.flatMap((id) => places.get(id) ?? []));
  return new Set(list.filter((id) => !stayed.has(places.get(id) ?? -1)));
}

/**
 * Merges two orders that began as `base`: theirs, with each entry that mine added or moved placed after its
 * neighbour in mine. Contains every entry of both; the caller removes deleted ones.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const placedByMine = placedEntries(base, mine);
  const result = theirs.filter((id) => !placedByMine.has(id));
  let previous: string | null = null;
  for (const id of mine) {
    if (!result.includes(id)) result.splice(previous === null ? 0 : result.indexOf(previous) + 1, 0, id);
    previous = id;
  }
  return result;
}
