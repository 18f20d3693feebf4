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
 * What somebody said, for a style sheet that adds the marks of the language: marks that were
 * typed around it go, and its full stop stands where the language wants it.
 */
export function quotedWords(content: string, languageTag: string): QuotedWords {
  const trimmed = content.trim();
  const [, inside, stop = ''] = IN_MARKS.exec(trimmed) ?? [];
  const words = inside === undefined ? trimmed : inside.trim() + (STOP.test(inside) ? '' : stop);
  const isBehind = STOP_BEHIND_MARK.has(languageTag.split('-')[0] ?? '') && STOP.test(words);
  return { words: isBehind ? words.slice(0, -1) : words, hasStopBehind: isBehind };
}
