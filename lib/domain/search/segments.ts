/** Each segment that the platform gives holds a copy of the whole text it was asked for: of a long one they would fill the memory. */
const PIECE = 500;

interface Segment {
  segment: string;
  /** Where it begins in the text. */
  index: number;
  isWordLike: boolean;
}

/** Where a piece that begins at `from` ends: after a space, if there is one. */
function endOfPiece(text: string, from: number): number {
  if (text.length - from <= PIECE) return text.length;
  const space = text.lastIndexOf(' ', from + PIECE);
  if (space > from) return space + 1;
  // Not between the halves of a character.
  return from + PIECE - (/[\uD800-\uDBFF]/.test(text.charAt(from + PIECE - 1)) ? 1 : 0);
}

/**
 * The words of a text and what stands between them (UAX 29), in time that grows with its length.
 * @param tag the language of the text, BCP 47
 */
export function* segmentsOf(text: string, tag: string): Generator<Segment> {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  for (let from = 0; from < text.length; ) {
    const end = endOfPiece(text, from);
    for (const { segment, index, isWordLike } of segmenter.segment(text.slice(from, end)))
      yield { segment, index: from + index, isWordLike: isWordLike === true };
    from = end;
  }
}
