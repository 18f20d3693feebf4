import { isParagraph, isWord, keyOf, type Token } from './token';

/** Texts that differ in more places are not compared any further: that would take the square of it. */
const MOST_EDITS = 600;

/** Numbers for texts: they are compared over and over. */
function numbered(left: readonly string[], right: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  return [Int32Array.from(left, numberOf), Int32Array.from(right, numberOf)];
}

/**
 * The positions in `right` of a longest common subsequence; -1 for entries that only `left` has. After Myers, "An
 * O(ND) difference algorithm": the time grows with the length times the number of differences, which is limited.
 */
export function longestCommon(left: readonly string[], right: readonly string[]): Int32Array {
  const [a, b] = numbered(left, right);
  const match = new Int32Array(a.length).fill(-1);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) match[start] = start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) match[--endA] = --endB;
  const trace = searchPath(a.subarray(start, endA), b.subarray(start, endB));
  if (trace !== null) followBack(trace, [endA - start, endB - start], start, match);
  return match;
}

/** Notes what both have along the path that was found, from its end to its beginning. */
function followBack(
  trace: readonly Int32Array[],
  end: [number, number],
  start: number,
  match: Int32Array,
): void {
  let [x, y] = end;
  const noteBackTo = (until: number) => {
    while (x > until) {
      x -= 1;
      y -= 1;
      match[start + x] = start + y;
    }
  };
  for (let edits = trace.length - 1; edits > 0; edits -= 1) {
    const reached = trace[edits] ?? new Int32Array();
    // `reached` is of the edits before: by diagonal, from -edits on.
    const at = (diagonal: number) => reached[diagonal + edits] ?? -1;
    const diagonal = x - y;
    const isDown = isStepDown(diagonal, edits, at(diagonal - 1), at(diagonal + 1));
    const before = isDown ? diagonal + 1 : diagonal - 1;
    const fromX = at(before);
    noteBackTo(isDown ? fromX : fromX + 1);
    [x, y] = [fromX, fromX - before];
  }
  noteBackTo(0);
}

/** Whether the path to a diagonal came from the one below it, and so took a step down: from the one that had led further. */
const isStepDown = (diagonal: number, edits: number, beside: number, below: number): boolean =>
  diagonal === -edits || (diagonal !== edits && beside < below);

/** How far each number of edits leads on each diagonal, until all is reached; null where there are too many. */
function searchPath(a: Int32Array, b: Int32Array): Int32Array[] | null {
  const most = Math.min(a.length + b.length, MOST_EDITS);
  const furthest = new Int32Array(2 * most + 3);
  const middle = most + 1;
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(furthest.slice(middle - edits, middle + edits + 1));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const below = furthest[middle + diagonal + 1] ?? 0;
      const beside = furthest[middle + diagonal - 1] ?? 0;
      const from = isStepDown(diagonal, edits, beside, below) ? below : beside + 1;
      const x = endOfSame(a, b, edits === 0 ? 0 : from, diagonal);
      furthest[middle + diagonal] = x;
      if (x >= a.length && x - diagonal >= b.length) return trace;
    }
  }
  return null;
}

/** How far both sides are equal from a position on a diagonal. */
function endOfSame(a: Int32Array, b: Int32Array, from: number, diagonal: number): number {
  let x = from;
  while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
  return x;
}

/** Anchors for aligning two texts, most significant first; punctuation and spaces count only next to one. */
const HOLDS: readonly ((token: Token) => boolean)[] = [isWord, isParagraph];

type Note = (left: number, right: number) => void;

/** Aligns a part of both sides by anchors, and between them by the next kind of anchor. */
function hold(left: readonly Token[], right: readonly Token[], note: Note, level = 0): void {
  const holds = HOLDS[level];
  if (!holds) {
    touch(left, right, note);
    return;
  }
  const [ownPlaces, otherPlaces] = [left, right].map((side) =>
    [...side.keys()].filter((at) => holds(side[at] as Token)),
  );
  const [own, other] = [ownPlaces ?? [], otherPlaces ?? []];
  const keys = (side: readonly Token[], places: readonly number[]) =>
    places.map((at) => keyOf(side[at] as Token));
  let [fromLeft, fromRight] = [0, 0];
  const between = (toLeft: number, toRight: number) => {
    const [startLeft, startRight] = [fromLeft, fromRight];
    const inner: Note = (a, b) => note(startLeft + a, startRight + b);
    hold(left.slice(startLeft, toLeft), right.slice(startRight, toRight), inner, level + 1);
  };
  longestCommon(keys(left, own), keys(right, other)).forEach((place, at) => {
    const [a, b] = [own[at], other[place]];
    if (a === undefined || b === undefined) return;
    between(a, b);
    note(a, b);
    [fromLeft, fromRight] = [a + 1, b + 1];
  });
  between(left.length, right.length);
}

function touch(left: readonly Token[], right: readonly Token[], note: Note): void {
  const isSame = (a: number, b: number) => keyOf(left[a] as Token) === keyOf(right[b] as Token);
  let start = 0;
  let [endLeft, endRight] = [left.length, right.length];
  while (start < endLeft && start < endRight && isSame(start, start)) note(start, start++);
  while (endLeft > start && endRight > start && isSame(endLeft - 1, endRight - 1))
    note(--endLeft, --endRight);
}

/** Where each paragraph begins, and at the end where the last one ends. */
function beginnings(tokens: readonly Token[]): number[] {
  const starts = tokens.flatMap((token, at) => (isParagraph(token) && at > 0 ? [at] : []));
  return [0, ...starts, tokens.length];
}

/** The text of each paragraph; empty paragraphs get unique keys, since they align nothing. */
function paragraphKeys(tokens: readonly Token[], starts: readonly number[], side: string): string[] {
  return starts.slice(1).map((end, at) => {
    const between = tokens.slice(starts[at], end);
    return between.some(isWord) ? between.map(keyOf).join('\0') : `${side}${at}`;
  });
}

/**
 * Which tokens of `right` are those of `left`, by their places; -1 for what `left` alone has. Paragraphs that say the same
 * are found first, then words between them.
 */
export function align(left: readonly Token[], right: readonly Token[]): Int32Array {
  const [startsLeft, startsRight] = [beginnings(left), beginnings(right)];
  const [keysLeft, keysRight] = [
    paragraphKeys(left, startsLeft, '<'),
    paragraphKeys(right, startsRight, '>'),
  ];
  const match = new Int32Array(left.length).fill(-1);
  let [fromLeft, fromRight] = [0, 0];
  const between = (toLeft: number, toRight: number) => {
    const [startLeft, startRight] = [fromLeft, fromRight];
    hold(left.slice(startLeft, toLeft), right.slice(startRight, toRight), (a, b) => {
      match[startLeft + a] = startRight + b;
    });
  };
  longestCommon(keysLeft, keysRight).forEach((place, at) => {
    if (place < 0) return;
    const [a, b] = [startsLeft[at] ?? 0, startsRight[place] ?? 0];
    between(a, b);
    const end = startsLeft[at + 1] ?? 0;
    for (let token = a; token < end; token += 1) match[token] = b + token - a;
    [fromLeft, fromRight] = [end, b + end - a];
  });
  between(left.length, right.length);
  return match;
}
