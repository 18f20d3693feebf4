/** Lists are addressed by id or key, never by position: the editor may be showing a filtered one. */
export type Place = string | null;

/**
 * A list with an entry put after the one that `after` names: null is the beginning, undefined the end. Null when `after`
 * names nothing in the list.
 */
export function insertAfter<T>(
  list: readonly T[],
  entry: T,
  after: Place | undefined,
  idOf: (entry: T) => unknown,
): T[] | null {
  if (after === undefined) return [...list, entry];
  const at = after === null ? 0 : list.findIndex((other) => idOf(other) === after) + 1;
  if (after !== null && at === 0) return null;
  return [...list.slice(0, at), entry, ...list.slice(at)];
}

export type Direction = 'up' | 'down';

/** One place up or down; null beyond the ends or for an unknown id. */
export function moveByOne<T>(
  list: readonly T[],
  id: string,
  direction: Direction,
  idOf: (entry: T) => unknown,
): T[] | null {
  const from = list.findIndex((entry) => idOf(entry) === id);
  const entry = list[from];
  const to = direction === 'up' ? from - 1 : from + 1;
  const other = list[to];
  if (entry === undefined || other === undefined) return null;
  return list.with(from, other).with(to, entry);
}

/** A list with one of its entries put after another (or null, the beginning); null when nothing would change. */
export function placeAfter<T>(
  list: readonly T[],
  id: string,
  after: Place | undefined,
  idOf: (entry: T) => unknown,
): T[] | null {
  const entry = list.find((other) => idOf(other) === id);
  if (entry === undefined || after === id) return null;
  const others = list.filter((other) => other !== entry);
  const placed = insertAfter(others, entry, after, idOf);
  return placed === null || placed.every((other, at) => other === list[at]) ? null : placed;
}
