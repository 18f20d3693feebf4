import { keyOf, type Token } from './token';

/** A change of one side: what replaces a part of the base text. */
export interface Change {
  from: number;
  to: number;
  tokens: readonly Token[];
}

/** The changes of one side within a part of the base, where `match` says what of it that side has kept. */
export function changesIn(
  match: Int32Array,
  side: readonly Token[],
  base: { from: number; to: number },
  own: { from: number; to: number },
): Change[] {
  const changes: Change[] = [];
  let [from, place] = [base.from, own.from];
  const note = (to: number, end: number) => {
    if (to > from || end > place) changes.push({ from, to, tokens: side.slice(place, end) });
  };
  for (let at = base.from; at < base.to; at += 1) {
    const kept = match[at] ?? -1;
    if (kept < 0) continue;
    note(at, kept);
    [from, place] = [at + 1, kept + 1];
  }
  note(base.to, own.to);
  return changes;
}

/** Whether both say the same, however it is marked. */
export function sameWords(left: readonly Token[], right: readonly Token[]): boolean {
  return (
    left.length === right.length && left.every((token, at) => keyOf(token) === keyOf(right[at] ?? token))
  );
}

/** Whether two changes are of the same words or meet at one place, each in its own way. */
function areAtOdds(left: Change, right: Change): boolean {
  if (left.tokens.length === 0 && right.tokens.length === 0) return false;
  const isSame = left.from === right.from && left.to === right.to && sameWords(left.tokens, right.tokens);
  return !isSame && Math.max(left.from, right.from) <= Math.min(left.to, right.to);
}

/** Whether any of the changes of both sides are; both are in the order of their places. */
export function haveOdds(mine: readonly Change[], theirs: readonly Change[]): boolean {
  let first = 0;
  for (const change of mine) {
    while (first < theirs.length && (theirs[first]?.to ?? 0) < change.from) first += 1;
    for (let at = first; at < theirs.length && (theirs[at]?.from ?? 0) <= change.to; at += 1) {
      const other = theirs[at];
      if (other && areAtOdds(change, other)) return true;
    }
  }
  return false;
}

/** The changes of both sides one after another, those that both made once. */
export function inOrder(mine: readonly Change[], theirs: readonly Change[]): Token[] {
  const own = theirs.filter(
    (change) =>
      !mine.some(
        ({ from, to, tokens }) =>
          from === change.from && to === change.to && sameWords(tokens, change.tokens),
      ),
  );
  return [...mine, ...own].sort((a, b) => a.from - b.from || a.to - b.to).flatMap(({ tokens }) => tokens);
}
