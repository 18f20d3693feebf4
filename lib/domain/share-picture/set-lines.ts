/** How wide a text is, in the unit of the measure; null when it cannot be written. */
export type Width = (text: string) => number | null;

/** Where a line may end: at ordinary spaces, never at those that bind, nor after a word of one or two letters. */
function wordsOf(text: string): string[] {
  const bound = text.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) (?=\S)/gu, '$1\u00a0');
  return bound.split(/[ \t\n]+/).filter((word) => word !== '');
}

function fill(words: readonly string[], width: Width, measure: number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    const wordWidth = width(word);
    if (wordWidth === null || wordWidth > measure) return null;
    const last = lines.at(-1);
    const longer = last === undefined ? null : `${last} ${word}`;
    const longerWidth = longer === null ? null : width(longer);
    if (longer !== null && longerWidth !== null && longerWidth <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The text in as few lines as the measure allows, of lengths as even as they can be: no word alone at the end. Null
 * when a word is wider than the measure.
 */
export function balancedLines(text: string, width: Width, measure: number): string[] | null {
  const words = wordsOf(text);
  const greedy = fill(words, width, measure);
  if (greedy === null || greedy.length < 2) return greedy;
  let low = measure / greedy.length / 2;
  let high = measure;
  let best = greedy;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const lines = fill(words, width, middle);
    if (lines !== null && lines.length === greedy.length) {
      best = lines;
      high = middle;
    } else low = middle;
  }
  return best;
}

export interface Fit {
  size: number;
  lines: string[];
}

export interface Box {
  width: number;
  height: number;
  /** From one base line to the next, as a multiple of the size. */
  leading: number;
  maxLines: number;
}

/** The largest of the sizes at which the text fits into the box, with its lines; null when none does. */
export function fitText(
  text: string,
  widthAt: (size: number) => Width,
  box: Box,
  sizes: readonly number[],
): Fit | null {
  for (const size of sizes) {
    const lines = balancedLines(text, widthAt(size), box.width);
    const isLow = lines !== null && lines.length * size * box.leading <= box.height;
    if (isLow && lines.length <= box.maxLines) return { size, lines };
  }
  return null;
}
