/** Languages whose full stop stands behind the closing mark: «…». */
const STOP_BEHIND_MARK = new Set(['ru', 'uk', 'bg', 'pl']);

/** Words inside one pair of marks of any language, with nothing quoted inside them. */
const IN_MARKS = /^[“”„«»"]([^“”„«»"]*)[“”«»"](\.?)$/u;

/** One full stop, not the last of three. */
const STOP = /(?<!\.)\.$/u;

export interface QuotedWords {
  words: string;
  /** A full stop that stands behind the closing mark. */
  hasStopBehind: boolean;
}

/**
 * A quotation prepared for a style sheet that adds the language's quotation marks: typed marks are removed, and
 * the full stop is placed as the language requires.
 */
export function quotedWords(content: string, languageTag: string): QuotedWords {
  const trimmed = content.trim();
  const [, inside, stop = ''] = IN_MARKS.exec(trimmed) ?? [];
  const words = inside === undefined ? trimmed : inside.trim() + (STOP.test(inside) ? '' : stop);
  const isBehind = STOP_BEHIND_MARK.has(languageTag.split('-')[0] ?? '') && STOP.test(words);
  return { words: isBehind ? words.slice(0, -1) : words, hasStopBehind: isBehind };
}
