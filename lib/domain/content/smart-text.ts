interface Quotes {
  double: readonly [string, string];
  single: readonly [string, string];
}

const ENGLISH: Quotes = { double: ['“', '”'], single: ['‘', '’'] };
/** Guillemets, and within them low and high marks, as Russian and Ukrainian typography has them. */
const CYRILLIC: Quotes = { double: ['«', '»'], single: ['„', '“'] };

const QUOTES: Readonly<Record<string, Quotes>> = {
  ru: CYRILLIC,
  uk: CYRILLIC,
  be: CYRILLIC,
  bg: { double: ['„', '“'], single: ['‚', '‘'] },
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  cs: { double: ['„', '“'], single: ['‚', '‘'] },
  pl: { double: ['„', '”'], single: ['‚', '’'] },
  fr: { double: ['«\u202f', '\u202f»'], single: ['‹', '›'] },
  es: { double: ['«', '»'], single: ['“', '”'] },
  it: { double: ['«', '»'], single: ['“', '”'] },
};

const APOSTROPHE = '’';

/** A typographic correction of what was typed: how many characters before the caret it replaces, and by what. */
export interface Replacement {
  /** UTF-16 units before the caret, the typed one included. */
  length: number;
  insert: string;
}

const OPENS_AFTER = /^$|[\s([{«„“‘‚‹—–\-/]$/u;
/** A number, perhaps with its unit, and an x behind it, as dimensions are typed. */
const BEFORE_TIMES = /\d(?:[ \u00a0]\p{L}{1,2})?[ \u00a0][xх][ \u00a0]$/u;
const IN_WORD = /[\p{L}\p{N}]$/u;

/**
 * The mark that belongs where a straight one has just been typed, an ellipsis for three points, a dash for two hyphens, a
 * multiplication sign for an x between numbers; null where what was typed stays. `text` is the line up to the caret, with what was typed at its end; `language` a tag.
 */
export function smartText(text: string, language: string): Replacement | null {
  const before = text.slice(0, -1);
  const quotes = QUOTES[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH;
  switch (text.at(-1)) {
    case '"':
      return { length: 1, insert: quotes.double[OPENS_AFTER.test(before) ? 0 : 1] };
    case "'":
      return { length: 1, insert: singleMark(before, quotes.single) };
    case '.':
      return before.endsWith('..') && !before.endsWith('...') ? { length: 3, insert: '…' } : null;
    case '-':
      return before.endsWith('-') && !before.endsWith('--') ? { length: 2, insert: '—' } : null;
    default:
      return timesBefore(text);
  }
}

/** `50 x 7` becomes `50 × 7`. */
function timesBefore(text: string): Replacement | null {
  const typed = text.at(-1) ?? '';
  const isTimes = /^\d$/.test(typed) && BEFORE_TIMES.test(text.slice(0, -1));
  return isTimes ? { length: 3, insert: `× ${typed}` } : null;
}

/** Within a word, and in languages that quote otherwise wherever no such quotation is open, it is an apostrophe. */
function singleMark(before: string, [opening, closing]: readonly [string, string]): string {
  if (OPENS_AFTER.test(before)) return opening;
  const isOpen = before.lastIndexOf(opening) > before.lastIndexOf(closing);
  const closes = isOpen && (closing === APOSTROPHE || !IN_WORD.test(before));
  return closes ? closing : APOSTROPHE;
}
