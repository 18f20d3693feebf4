import { foldWord } from './search-words';
import { segmentsOf } from './segments';

/** A run of a text, and whether it is what was looked for. */
export interface ExcerptPart {
  text: string;
  isFound: boolean;
}

/** Characters before the first word that was found, and in all. */
const BEFORE = 60;
const LENGTH = 220;
/** What stands further behind is found, and not shown. */
const READ = 20_000;

/** Endings differ: a word is found by its beginning, as long as this share of what was typed. */
const STEM_SHARE = 0.75;

/** What words of a text must begin with to have been looked for. */
function stemsOf(words: readonly string[]): string[] {
  return words.map((word) =>
    [...word].slice(0, Math.max(3, Math.ceil([...word].length * STEM_SHARE))).join(''),
  );
}

/**
 * The part of a text around the first word that was looked for, with all such words in it told apart; its beginning where
 * none is there. Cut between words.
 * @param words folded (search-words.ts)
 * @param tag the language of the text, BCP 47
 */
export function excerptOf(text: string, words: readonly string[], tag: string): ExcerptPart[] {
  const stems = stemsOf(words);
  const segments = [...segmentsOf(text.slice(0, READ), tag)].map((each) => {
    const folded = each.isWordLike ? foldWord(each.segment) : '';
    return { ...each, isFound: folded !== '' && stems.some((stem) => folded.startsWith(stem)) };
  });
  const first = segments.find(({ isFound }) => isFound)?.index ?? 0;
  const from = first <= BEFORE ? 0 : first - BEFORE;
  const around = segments.filter(
    ({ index, segment }) => index >= from && index + segment.length <= from + LENGTH,
  );
  // What belongs to the word before is cut off with it.
  const shown = from === 0 ? around : around.slice(around.findIndex(({ isWordLike }) => isWordLike));
  const parts: ExcerptPart[] = [];
  for (const { segment, isFound } of shown) {
    const last = parts.at(-1);
    if (last && last.isFound === isFound) last.text += segment;
    else parts.push({ text: segment, isFound });
  }
  const end = shown.at(-1);
  if (from > 0 && parts[0]) parts[0].text = `… ${parts[0].text}`;
  if (end && end.index + end.segment.length < text.length) parts.push({ text: ' …', isFound: false });
  return parts;
}
