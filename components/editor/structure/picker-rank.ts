import { defaultFilter } from 'cmdk';

/** In small letters, with a space before each word. */
const spaced = (text: string) =>
  ` ${
    text
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  }`;

function within(text: string, requested: string): 'beginning' | 'word' | 'part' | null {
  const words = spaced(text);
  if (words.startsWith(requested)) return 'beginning';
  if (words.includes(requested)) return 'word';
  return words.includes(requested.trim()) ? 'part' : null;
}

const NAME = { beginning: 1, word: 0.9, part: 0.7 };
const ABOUT = { beginning: 0.5, word: 0.5, part: 0.4 };
const MISTYPED = 0.3;

/**
 * How well an entry matches what was typed, from 0 (not at all) to 1: its name counts more than its description,
 * and the beginning of a word more than letters within it. Names also match with letters left out.
 */
export function pickerRank(_key: string, search: string, [name = '', about = '']: string[] = []): number {
  const requested = spaced(search);
  const inName = within(name, requested);
  if (inName) return NAME[inName];
  const inAbout = within(about, requested);
  return inAbout ? ABOUT[inAbout] : MISTYPED * defaultFilter(name, search);
}
