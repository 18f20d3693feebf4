import 'server-only';

/** Rows that one statement writes: it has to be done within the patience for a single one. */
const AT_ONCE = 1000;

/** Items in parts that one statement each can take. */
export function* inParts<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += AT_ONCE) yield items.slice(at, at + AT_ONCE);
}
