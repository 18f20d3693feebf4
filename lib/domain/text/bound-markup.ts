import { bindHeading, bindWords } from './bound-words';
import { INLINE_TAGS } from './text-tags';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gu;
const LANGUAGE = /\blang="([^"]*)"/u;
const HEADING = /^h[1-6]$/u;
const VOID = ['br', 'hr'];
const VERBATIM = ['pre', 'code'];
/** What a line of words goes on over; what stands beside code is not bound to it. */
const WITHIN_LINE: readonly string[] = INLINE_TAGS.filter((name) => name !== 'br' && name !== 'code');

/** Words between two tags. */
interface Words {
  start: number;
  end: number;
  language: string;
}

/** Words that stand in one line of text, over the inline elements in it. */
interface Line {
  words: Words[];
  isHeading: boolean;
}

/**
 * Sanitised markup whose words are bound as `bindWords` does it, over inline elements, each stretch by its own language;
 * code stays as it is typed.
 * @param language the tag of the language of what bears none of its own
 */
export function bindMarkup(html: string, language: string): string {
  let bound = '';
  let copied = 0;
  for (const line of linesOf(html, language)) {
    const words = line.words.map(({ start, end }) => html.slice(start, end)).join('');
    const bind = line.isHeading ? bindHeading : bindWords;
    const read = bind(words, (at) => languageAt(line, at));
    let from = 0;
    for (const { start, end } of line.words) {
      bound += html.slice(copied, start) + read.slice(from, from + end - start);
      from += end - start;
      copied = end;
    }
  }
  return bound + html.slice(copied);
}

function* linesOf(html: string, language: string): Generator<Line> {
  let line: Line = { words: [], isHeading: false };
  /** The open elements, with the language of their words; null for words that stay as they are. */
  const open: (string | null)[] = [language];
  let from = 0;
  const take = (end: number) => {
    const tag = open.at(-1);
    if (end > from && typeof tag === 'string') line.words.push({ start: from, end, language: tag });
  };
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    take(index);
    from = index + tag.length;
    if (!WITHIN_LINE.includes(name)) {
      yield line;
      line = { words: [], isHeading: slash === '' && HEADING.test(name) };
    }
    if (slash !== '') open.pop();
    else if (!VOID.includes(name)) open.push(languageWithin(open.at(-1), name, attributes));
  }
  take(html.length);
  yield line;
}

function languageWithin(around: string | null | undefined, name: string, attributes: string): string | null {
  if (VERBATIM.includes(name) || typeof around !== 'string') return null;
  return LANGUAGE.exec(attributes)?.[1] || around;
}

function languageAt({ words }: Line, at: number): string {
  let passed = 0;
  for (const { start, end, language } of words) {
    passed += end - start;
    if (at <= passed) return language;
  }
  return '';
}
