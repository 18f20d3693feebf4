import { belongTogether, type Neighbours } from './belong-together';

export const NO_BREAK_SPACE = '\u00a0';

/** Characters that may stand together on one line of running text: as many as the narrowest column of a phone has room for. */
const ROOM = 20;

const WORD = /\S+/gu;
const NO_BREAK = [NO_BREAK_SPACE, '\u202f'];

/** A BCP 47 tag, or the tag at a place in a text that has several; an empty one has no rules. */
type Language = string | ((at: number) => string);

interface Word {
  start: number;
  end: number;
}

/**
 * A text in which what belongs together cannot be parted at the end of a line: short words with the next, particles and
 * dashes with the one before, numbers with their units, dates, dimensions, initials. Only single spaces become no-break
 * spaces, so that every character keeps its place and its width.
 * @param room how many characters may be kept together; for large type see `bindHeading`
 */
export function bindWords(text: string, language: Language, room = ROOM): string {
  if (language === '') return text;
  const words = wordsOf(text);
  let bound = '';
  let taken = 0;
  let together = words[0]?.start ?? 0;
  for (const [index, { end }] of words.entries()) {
    const next = words[index + 1];
    if (!next) break;
    const gap = text.slice(end, next.start);
    if (NO_BREAK.includes(gap)) continue;
    const tag = typeof language === 'string' ? language : language(end);
    const fits = gap === ' ' && next.end - together <= room;
    if (fits && belongTogether(neighboursAt(text, words, index, tag))) {
      bound += text.slice(taken, end) + NO_BREAK_SPACE;
      taken = next.start;
    } else together = next.start;
  }
  return bound + text.slice(taken);
}

function neighboursAt(text: string, words: readonly Word[], index: number, tag: string): Neighbours {
  const word = (at: number) => text.slice(words[at]?.start ?? 0, words[at]?.end ?? 0);
  return {
    language: tag.toLowerCase().split('-')[0] ?? '',
    before: index === 0 ? '' : word(index - 1),
    left: word(index),
    right: word(index + 1),
    after: word(index + 2),
  };
}

/**
 * As `bindWords`, for large type: nothing longer than the longest word is kept together, so that the heading needs no more
 * room than it did.
 */
export function bindHeading(text: string, language: Language): string {
  return bindWords(text, language, headingRoom(text));
}

function headingRoom(text: string): number {
  return Math.min(ROOM, Math.max(0, ...wordsOf(text).map(({ start, end }) => end - start)));
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}
