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
/** No word is longer. */
const MARGIN = 60;

/** Endings differ: a word is found by its beginning, as long as this share of what was typed. */
const STEM_SHARE = 0.75;

/** What words of a text must begin with to have been looked for. */
function stemsOf(words: readonly string[]): string[] {
  return words.map((word) =>
    [...word].slice(0, Math.max(3, Math.ceil([...word].length * STEM_SHARE))).join(''),
  );
}

/** Where the first word stands that was looked for; 0 where none is there. */
function firstFound(text: string, isFound: (word: string) => boolean, tag: string): number {
  for (const { segment, index, isWordLike } of segmentsOf(text, tag))
    if (isWordLike && isFound(segment)) return index;
  return 0;
}

/**
 * The part of a text around the first word that was looked for, with all such words in it told apart; its beginning where
 * none is there. Cut between words.
 * @param words folded (search-words.ts)
 * @param tag the language of the text, BCP 47
 */
export function excerptOf(text: string, words: readonly string[], tag: string): ExcerptPart[] {
  const stems = stemsOf(words);
  const isFound = (word: string) => {
    const folded = foldWord(word);
    return folded !== '' && stems.some((stem) => folded.startsWith(stem));
  };
  const first = firstFound(text.slice(0, READ), isFound, tag);
  const from = first <= BEFORE ? 0 : first - BEFORE;
  // As far as a word may reach into the part, and out of it.
  const segments = [...segmentsOf(text.slice(Math.max(0, from - MARGIN), from + LENGTH + MARGIN), tag)].map(
    (each) => ({
      ...each,
      index: each.index + Math.max(0, from - MARGIN),
      isFound: each.isWordLike && isFound(each.segment),
    }),
  );
  const around = segments.filter(
    ({ index, segment }) => index >= from && index + segment.length <= from + LENGTH,
  );
  // What belongs to the word before is cut off with it.
  const shown = from === 0 ? around : around.slice(around.findIndex(({ isWordLike }) => isWordLike));
  const parts: ExcerptPart[] = [];
  for (const { segment: shownText, isFound: isHit } of shown) {
    const last = parts.at(-1);
    if (last && last.isFound === isHit) last.text += shownText;
    else parts.push({ text: shownText, isFound: isHit });
  }
  const end = shown.at(-1);
  if (from > 0 && parts[0]) parts[0].text = `… ${parts[0].text}`;
  if (end && end.index + end.segment.length < text.length) parts.push({ text: ' …', isFound: false });
  return parts;
}
